import { converse, guest, meeting, playAll } from "../support/dialogue";

/** One plain wish a message, in the words of people who text: about a card, about the rows of a list, and about a meeting by its name. */
const begin = () => {
  const talk = converse({ now: "2026-11-25T09:30:00+01:00" });
  const people = [guest("Yuki Tanaka"), guest("Omar Haddad")];
  talk.put(meeting("Kick-off", "2026-11-02T09:00:00+01:00", "2026-11-02T10:00:00+01:00", people));
  talk.put(meeting("Audit", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [guest("Omar Haddad")]));
  talk.put(meeting("Sauna", "2026-11-26T18:00:00+01:00", "2026-11-26T19:00:00+01:00"));
  return talk;
};

playAll(
  {
    "of a card: en": `
    > coffee with yuki fri 3pm
    15:00–15:30
    > who's invited
    Yuki Tanaka
    > until when does it go
    15:30
    > 4pm and omar's coming
    16:00–16:30 … Omar Haddad`,
    "of one that there is, in words of the street": `
    > skip the sauna
    Shall I cancel this? … “Sauna”
    > no
    .
    > give the sauna a miss tomorrow
    Shall I cancel this? … “Sauna”
    > no
    .
    > kindly vacate the audit tomorrow
    Shall I cancel this? … “Audit”
    > no
    .
    > tell u what, move the audit to 3
    “Audit” … 15:00–16:00
    > no
    .
    > actualy make the audit start at quater to 5
    “Audit” … 16:45–17:45
    > no
    .
    > what's on tomorrow
    Audit … Sauna
    > anything left in the evening
    Thu 26 Nov … Sauna`,
    "of one that there is, and why, with nothing typed between": `
    > forget the sauna she phoned to say he's ill
    Shall I cancel this? … “Sauna”
    > no
    .
    > cancel the sauna tomorrow they have no water
    Shall I cancel this? … “Sauna”
    > no
    .
    > annuleer sauna ze is ziek
    “Sauna”
    > nee
    .
    > annule sauna elle est malade
    “Sauna”
    > non
    .
    > dinnae bother wi the sauna the morra
    Shall I cancel this? … “Sauna”
    > no
    .
    > don't forget the sauna
    .`,
    "of a card: nl": `
    > koffie met yuki vrijdag 15u
    15:00–15:30
    > yuki kan pas om vier, pas t ff aan
    16:00–16:30
    > vergeet omar niet
    Omar Haddad`,
    "of a card: de": `
    > kaffee mit yuki freitag 15 uhr
    15:00–15:30
    > yuki kann erst um vier, änder das mal
    16:00–16:30
    > vergiss omar nicht
    Omar Haddad
    > yuki schlägt das Kranzler vor, trag das als ort ein
    Kranzler
    > schreib dazu dass es im Adlon ist
    Adlon`,
    "of a card: fr": `
    > café avec yuki vendredi 15h
    15:00–15:30
    > yuki peut qu'à 16h, change ça stp
    16:00–16:30
    > oublie pas omar
    Omar Haddad
    > une demi-heure c'est trop court, mets une heure entière
    16:00–17:00
    > une heure plus tôt c'est possible ?
    15:00–16:00
    > donne lui le nom Papotage
    *Papotage*
    > l'adresse c'est Bar Louise
    Bar Louise`,
    "of a card: es": `
    > café con yuki el viernes a las 15h
    15:00–15:30
    > yuki solo puede a las 4, cámbialo
    16:00–16:30
    > no te olvides de omar
    Omar Haddad
    > media hora es muy poco, que sea una hora entera
    16:00–17:00
    > llámalo Catch up
    *Catch up*
    > la dirección es Casa Lola
    Casa Lola`,
    "of the rows of a list: en": `
    > what's on thursday
    Audit … Sauna
    > 1 to friday
    Audit … Fri 27 Nov, 14:00–15:00
    > no
    stays
    > what's on thursday
    Audit … Sauna
    > get rid of both
    Audit … Sauna
    > no
    left everything
    > and at 4, is that free?
    free`,
    "of the rows of a list: nl": `
    > wat staat er donderdag
    Audit … Sauna
    > 2 mag weg
    Sauna
    > nee
    blijft
    > wat staat er donderdag
    Audit … Sauna
    > beide mogen eruit
    Audit … Sauna`,
    "of the rows of a list: de": `
    > was steht am donnerstag an
    Audit … Sauna
    > leg den ersten auf freitag, gleiche uhrzeit
    Audit … Fr, 27. Nov., 14:00–15:00
    > nein
    bleibt
    > was steht am donnerstag an
    Audit … Sauna
    > sag die zwei ab
    Audit … Sauna`,
    "of the rows of a list: fr and es": `
    > qu'est-ce que j'ai jeudi
    Audit … Sauna
    > Merci d'annuler ces deux rendez-vous
    Audit … Sauna
    > non
    rien changé
    > qué tengo el jueves
    Audit … Sauna
    > Le agradecería que anulara las dos cosas
    Audit … Sauna`,
    "what comes next, how many there are and who leaves": `
    > welke afspraak heb ik eerstvolgend
    Audit
    > heb ik donderdag veel afspraken? hoeveel precies
    2
    > welcher termin kommt als nächster
    Audit
    > omar muss nicht zum audit
    Omar Haddad
    > nein
    bleibt
    > qué reunión es la siguiente que tengo
    Audit`,
    "every week, in each language": `
    > coffee with yuki fri 3pm
    15:00–15:30
    > this should be every friday
    every week
    > no
    not
    > café avec yuki vendredi 15h
    15:00–15:30
    > ça doit être toutes les semaines
    chaque semaine
    > non
    pas réservé
    > café con yuki el viernes a las 15h
    15:00–15:30
    > Me gustaría que tuviera lugar todas las semanas
    cada semana`,
    "a length behind a small word, an end that is another, and times of another day": `
    > koffie met yuki vrijdag 15u
    15:00–15:30
    > ja
    Ingepland
    > verleng ff naar een uur
    15:00–16:00
    > nee
    blijft
    > audit should go til 3:30 not 3
    14:00–15:30
    > no
    stays
    > zoek een half uur met omar vrijdagmiddag
    vr 27 nov
    > liever op maandag, wat is er dan nog vrij?
    ma 30 nov`,
    "what is no longer needed, and only why": `
    > koffie met yuki vrijdag 15u
    15:00–15:30
    > nee hoeft niet meer, yuki is ziek
    niet ingepland`,
  },
  begin,
);
