import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const review = meeting("Budget review", "2026-11-24T14:00:00+01:00", "2026-11-24T15:00:00+01:00", [omar]);
const MOVED = "14:15–15:15";

/** By how much a meeting is pushed on is no length of it, whatever is told in front. */
playAll(
  {
    es: `
      > llego tarde, retrasa lo de omar un cuarto de hora
      ¿Muevo esta reunión? … “Budget review” … A: mar 24 nov, ${MOVED}
      > no
      .
      > voy tarde que no encuentro sitio retrasa lo de omar un cuarto de hora
      mar 24 nov, ${MOVED}`,
    de: `
      > bin spät dran, verschieb das mit omar um eine viertelstunde
      Soll ich das verschieben? … Auf: Di, 24. Nov., ${MOVED}
      > nein
      .
      > bin spät dran finde keinen parkplatz verschieb das mit omar um eine viertelstunde
      Soll ich das verschieben? … Auf: Di, 24. Nov., ${MOVED}`,
    en: `
      > i'm late, push omar 15 min
      Shall I move this? … To: Tue 24 Nov, ${MOVED}
      > no
      .
      > running late cant find parking push omar's back 15 min
      Shall I move this? … To: Tue 24 Nov, ${MOVED}`,
  },
  () => talkWith(review),
);

const visits = {
  fr: meeting("Visite de la directrice", "2026-11-27T14:00:00+01:00", "2026-11-27T16:00:00+01:00"),
  es: meeting("Visita de la directora", "2026-11-27T14:00:00+01:00", "2026-11-27T16:00:00+01:00"),
  nl: meeting("Bezoek directeur", "2026-11-27T14:00:00+01:00", "2026-11-27T16:00:00+01:00"),
  de: meeting("Besuch der Direktorin", "2026-11-27T14:00:00+01:00", "2026-11-27T16:00:00+01:00"),
};

/** Whoever moves what is theirs: the day behind "and no longer" is the one that it had. */
playAll(
  {
    fr: `
      > la directrice repousse sa visite : ce sera lundi à 9h30 et non plus vendredi
      “Visite de la directrice” … À : lun. 30 nov., 09:30–11:30`,
    es: `
      > la directora cambia su visita: será el lunes a las 9:30 y ya no el viernes
      “Visita de la directora” … A: lun 30 nov, 09:30–11:30`,
    nl: `
      > de directeur verzet zijn bezoek: het wordt maandag om 9.30 en niet meer vrijdag
      “Bezoek directeur” … Naar: ma 30 nov, 09:30–11:30`,
    de: `
      > Die Direktorin verschiebt ihren Besuch: es wird Montag um 9:30 und nicht mehr Freitag
      “Besuch der Direktorin” … Auf: Mo, 30. Nov., 09:30–11:30`,
  },
  () => talkWith(...Object.values(visits)),
);

/** Why what was just booked shall go stands behind it, with no stop between. */
playAll(
  {
    "a mistake is told without a stop: es": `
      > cita con el tapicero el viernes a las 19
      ¿Reservo esta reunión?
      > sí
      Reservada
      > borra eso que me he equivocado
      tapicero … vie 27 nov`,
    "… en": `
      > book the upholsterer friday 5pm
      Shall I book this?
      > yes
      Booked
      > delete that i made a mistake
      pholsterer … Fri 27 Nov`,
    "… de": `
      > trag den polsterer freitag 17 uhr ein
      Soll ich das buchen?
      > ja
      Gebucht
      > lösch das war ein versehen
      olsterer … Fr, 27. Nov.`,
  },
  () => talkWith(),
);
