import { expect, test } from "vitest";
import { meetingChoiceId } from "~/agent/state/meeting-choice";
import { contactRows } from "~/domain/contact";
import { converse, meeting } from "../support/dialogue";
import { play } from "../support/script";
import { anna, now, tom } from "../support/week";

const contacts = [...contactRows(anna.email, anna.name), ...contactRows(tom.email, tom.name)];

const week = () => [
  meeting("Team sync", "2026-11-24T12:30:00+01:00", "2026-11-24T13:30:00+01:00", [tom]),
  meeting("1:1 Anna", "2026-11-24T15:00:00+01:00", "2026-11-24T15:30:00+01:00", [anna]),
  meeting("Budget review", "2026-11-25T14:00:00+01:00", "2026-11-25T15:00:00+01:00", [anna]),
];

const dialogues: Record<string, string> = {
  "a German afternoon: late, cleared, taken back, and no more mornings": `
    > ich komme 10 Minuten zu spät zu Anna
    Kommst du 10 Minuten später? … “1:1 Anna” … auf Di, 24. Nov., 15:10–15:40 verschieben … Eine Mail lässt sich nicht zurückholen … [Nur Bescheid geben]
    > nein
    Alles klar, ich habe alles so gelassen
    > räum meinen Nachmittag frei
    Soll ich das alles machen? … 1. “Team sync” absagen … 2. “1:1 Anna” absagen … [Ja, mach alles] [Nein]
    > ja
    • Abgesagt: “Team sync” … • Abgesagt: “1:1 Anna” … [Alles rückgängig]
    > mach das rückgängig
    Rückgängig gemacht: “Team sync” ist wieder wie vorher … “1:1 Anna” ist wieder wie vorher
    > verschieb alles nach 14 Uhr um eine halbe Stunde
    Soll ich das verschieben? … “1:1 Anna” … Auf: Di, 24. Nov., 15:30–16:00
    > ja, bitte
    Geändert: “1:1 Anna”
    > keine Termine vor 10
    Arbeitszeiten: 10:00–18:00 (vorher 09:00–18:00). … [Rückgängig]
    > was weißt du über mich?
    • Arbeitszeiten: 10:00–18:00 … • Reisen: keine`,
  "a German booking: clash, another time, again, and a question": `
    > buche 30 Minuten mit Anna morgen um 14 Uhr
    Da hast du schon etwas: … “Budget review”, Mi, 25. Nov., 14:00–15:00 … Diese Zeiten sind stattdessen frei: … {Trotzdem buchen} {Lass es so}
    > nein, lieber 16 Uhr
    Soll ich das buchen? … *Termin mit Anna de Vries* … Mi, 25. Nov., 16:00–16:30 … (anna@example.com) (bekommt eine Einladung) … [Ja, buchen] [Nein]
    > ja
    Gebucht: *Termin mit Anna de Vries* … Die Einladung ging an Anna de Vries. … [Rückgängig]
    > ja
    Das ist schon gebucht
    > was steht morgen an?
    2 Termine am Mi, 25. Nov.: … • 14:00–15:00 “Budget review”
    > bin ich Donnerstagnachmittag frei?
    Ja, da bist du frei: Do, 26. Nov., 12:00–18:00.
    > rückgängig
    Rückgängig gemacht: “Termin mit Anna de Vries” ist wieder aus deinem Kalender`,
  "a French day: two wishes, a delay, a journey": `
    > annule ma réunion de 15h et déplace la Budget review à vendredi
    1. Annuler “1:1 Anna” … 2. Déplacer “Budget review” : ven. 27 nov., 14:00–15:00 … Google préviendra les invités.
    > vas-y
    • Annulé : “1:1 Anna” … • Modifié : “Budget review” … [Tout défaire]
    > j'ai 10 minutes de retard pour la Team sync
    Vous aurez 10 minutes de retard ? … “Team sync” … mar. 24 nov., 12:40–13:40 ; Google préviendra alors Tom Baker.
    > oui
    Modifié : “Team sync”
    > je suis à New York de lundi à mercredi
    Voyages : heure de New York, GMT-5, lun. 30 nov. – mer. 2 déc.
    > vide mon après-midi
    “Team sync”
    > non
    D'accord`,
  "a French booking: clash, another time, again, and a question": `
    > réserve 30 min avec Anna demain à 14h
    Vous avez déjà quelque chose à ce moment-là : … “Budget review”, mer. 25 nov., 14:00–15:00 … Ces moments-ci sont libres : … {Réserver quand même} {Laisser ainsi}
    > non, plutôt 16h
    Je réserve ce rendez-vous ? … *Rendez-vous avec Anna de Vries* … mer. 25 nov., 16:00–16:30 … (anna@example.com) (recevra une invitation) … [OK, réserver] [Non]
    > oui
    Réservé : *Rendez-vous avec Anna de Vries* … Invitation envoyée à Anna de Vries. … [Revenir en arrière]
    > oui
    C'est déjà réservé
    > qu'est-ce que j'ai demain ?
    2 rendez-vous le mer. 25 nov. : … • 14:00–15:00 “Budget review”
    > suis-je libre demain à 14h30 ?
    Non, vous êtes occupé le mer. 25 nov. à 14:30 : … “Budget review”
    > défais ça
    C'est défait : “Rendez-vous avec Anna de Vries” n'est plus dans votre agenda`,
  "a Spanish day: everything moves, one is cancelled, and it is undone": `
    > mueve todo después de las 2 media hora
    ¿Muevo esta reunión? … “1:1 Anna” … A: mar 24 nov, 15:30–16:00
    > sí
    Cambiada: “1:1 Anna”
    > despeja mi tarde
    1. Cancelar “Team sync” … 2. Cancelar “1:1 Anna” … [OK, hazlo todo] [No]
    > no
    De acuerdo, lo he dejado todo como está
    > llego 10 minutos tarde a la Team sync
    ¿Llegas 10 minutos tarde? … “Team sync”
    > no
    De acuerdo, lo he dejado todo como está
    > cancela todo mañana
    ¿Cancelo esta reunión? … “Budget review”
    > sí, por favor
    Cancelada: “Budget review” … Google ha avisado a Anna de Vries.
    > deshazlo
    Deshecho: “Budget review” vuelve a estar como antes`,
  "a Spanish booking: clash, another time, again, and a question": `
    > reserva 30 min con Anna mañana a las 14:00
    A esa hora ya tienes algo: … “Budget review”, mié 25 nov, 14:00–15:00 … Estas horas sí están libres: … {Reservar igualmente} {Dejarlo así}
    > no, mejor a las 16:00
    ¿Reservo esta reunión? … *Reunión con Anna de Vries* … mié 25 nov, 16:00–16:30 … (anna@example.com) (recibirá una invitación) … [OK, resérvala] [No]
    > sí
    Reservada: *Reunión con Anna de Vries* … Invitación enviada a Anna de Vries. … [Deshacer]
    > sí
    Eso ya está reservado
    > ¿qué tengo mañana?
    2 reuniones el mié 25 nov: … • 14:00–15:00 “Budget review”
    > ¿estoy libre mañana a las 14:30?
    No, estás ocupado el mié 25 nov a las 14:30: … “Budget review”
    > deshacer
    Deshecho: “Reunión con Anna de Vries” ya no está en tu calendario`,
  "of several meetings one is picked by its place, in each language": `
    > storniere den Termin mit Anna
    Welchen soll ich absagen? … {Keiner davon}
    > die zweite
    Soll ich das absagen? … “Budget review” … Google benachrichtigt Anna de Vries.
    > nein
    Alles klar, der Termin bleibt im Kalender.
    > annule le rendez-vous avec Anna
    Lequel dois-je annuler ? … {Aucun de ceux-là}
    > la deuxième
    J'annule ce rendez-vous ? … “Budget review”
    > non
    D'accord, il reste dans votre agenda.
    > cancela la cita con Anna
    ¿Cuál cancelo? … {Ninguna de estas}
    > la última, por favor
    ¿Cancelo esta reunión? … “Budget review”
    > no
    De acuerdo, se queda en tu calendario.
    > cancela la cita con Anna
    ¿Cuál cancelo?
    > las dos
    1. Cancelar “1:1 Anna” … 2. Cancelar “Budget review”`,
};

test.each(Object.entries(dialogues))("%s", (_, script) => {
  play(converse({ now, events: week(), contacts }), script);
});

test.each([
  ["buche 30 Minuten mit Anna morgen um 10 Uhr", "Du hast alle Termine deiner kostenlosen Testphase verbraucht."],
  ["réserve 30 min avec Anna demain à 10h", "Vous avez utilisé tous les rendez-vous de votre essai gratuit."],
  ["reserva 30 min con Anna mañana a las 10:00", "Has usado todas las reuniones de tu prueba gratuita."],
])("%s, with nothing left, is told so", (asked, answer) => {
  const talk = converse({ now, events: week(), contacts, standing: { used: 20, problem: "meetings-used" } });
  expect(talk.say(asked)).toContain(answer);
});

test.each([
  ["de", "Kommst du 10 Minuten später?"],
  ["fr", "Vous aurez 10 minutes de retard ?"],
  ["es", "¿Llegas 10 minutos tarde?"],
])("the buttons of a reminder are answered in the language of the settings: %s", (preferred, answer) => {
  const talk = converse({ now, events: week(), contacts, preferred });
  const [, review] = week();
  talk.say("", meetingChoiceId("late", review ? [review] : []));
  expect(talk.say("10")).toContain(answer);
});
