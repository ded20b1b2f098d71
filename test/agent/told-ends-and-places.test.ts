import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

/** How long something is, or until when, told behind its hour in words of its own. */
playAll(
  {
    "how long: fr": `
      > pose de parquet lundi à 9h, ça dure à peu près une heure et demie
      lun. 30 nov., 09:00–10:30
      > non
      .
      > signature chez le notaire lundi 9h, ça finit à 11h
      *Signature chez le notaire* … lun. 30 nov., 09:00–11:00`,
    "how long: es": `
      > firma en la gestoría el lunes a las 9 dura como hora y media
      lun 30 nov, 09:00–10:30
      > no
      .
      > dentista el lunes a las 9, dura hasta las 11
      *Dentista* … lun 30 nov, 09:00–11:00`,
    "until when: en": `
      > lunch at the gym monday at 12, lasts till 1:30
      *Lunch at the gym* … Mon 30 Nov, 12:00–13:30
      > no
      .
      > plumber monday 9am and it lasts until 11
      *Plumber* … Mon 30 Nov, 09:00–11:00`,
    "until when: nl": `
      > kapper maandag om 9 uur duurt tot 11:30
      *Kapper* … ma 30 nov, 09:00–11:30`,
    "until when: de": `
      > Zahnarzt Montag 9 Uhr dauert bis 11:30
      *Zahnarzt* … Mo, 30. Nov., 09:00–11:30`,
  },
  () => talkWith(),
);

const visit = (title: string) => meeting(title, "2026-11-26T12:00:00+01:00", "2026-11-26T12:30:00+01:00");

/** How long it was stands behind how long it shall be, be it in half a word. */
playAll(
  {
    es: `
      > la revisión de caldera que sea de una hora no de media
      “Revisión de caldera” … 12:00–13:00`,
    en: `
      > the roof survey should be an hour not half
      “Roof survey” … 12:00–13:00`,
    fr: `
      > l'état des lieux doit durer une heure et pas une demie
      “État des lieux” … 12:00–13:00`,
    nl: `
      > dakinspectie moet een uur duren en geen half uur
      “Dakinspectie” … 12:00–13:00`,
    de: `
      > die Heizungswartung soll eine stunde dauern, nicht eine halbe
      “Heizungswartung” … 12:00–13:00`,
  },
  () =>
    talkWith(
      ...["Revisión de caldera", "Roof survey", "État des lieux", "Dakinspectie", "Heizungswartung"].map(
        (title, n) => ({
          ...visit(title),
          start: visit(title).start + n * 86_400_000,
          end: visit(title).end + n * 86_400_000,
        }),
      ),
    ),
);

const two = [
  meeting("Devis Roux", "2026-11-26T09:00:00+01:00", "2026-11-26T09:45:00+01:00"),
  meeting("Devis Petit", "2026-11-26T10:15:00+01:00", "2026-11-26T11:00:00+01:00"),
];

/** A meeting by who is in it, and where it is now; so many meetings are all of that time. */
playAll(
  {
    "where it is with somebody: fr": `
      > le rdv avec Omar de vendredi se fera finalement au Bistro du Port, tu peux changer le lieu ?
      “Rdv avec Omar” … ven. 27 nov., 16:00–17:00 … Où : Bistro du Port`,
    "… es": `
      > la cita con Omar del viernes será en Casa Pepe, cambia el sitio porfa
      vie 27 nov, 16:00–17:00 … Dónde: Casa Pepe`,
    "… en": `
      > the meeting with Omar on friday will be at Cafe Post after all, can you change the place?
      Fri 27 Nov, 16:00–17:00 … Where: Cafe Post`,
    "… nl": `
      > de afspraak met Omar vrijdag is bij Cafe Post, pas je de plek aan?
      vr 27 nov, 16:00–17:00 … Waar: Cafe Post`,
    "two of them: fr": `
      > décale mes 2 rdv de jeudi matin d'une demi-heure plus tard
      1. Déplacer “Devis Roux” : jeu. 26 nov., 09:30–10:15`,
    "two of them: es": `
      > cancela mis dos citas del jueves por la mañana
      1. Cancelar “Devis Roux” … 2. Cancelar “Devis Petit”`,
    "two of them: en": `
      > cancel my two meetings thursday morning
      1. Cancel “Devis Roux” … 2. Cancel “Devis Petit”`,
  },
  () =>
    talkWith(
      ...two,
      meeting("Rdv avec Omar", "2026-11-27T16:00:00+01:00", "2026-11-27T17:00:00+01:00", [omar], {
        location: "Cabinet",
      }),
    ),
);
