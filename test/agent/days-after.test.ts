import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const review = meeting("Review", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00", [omar]);

/** A weekday that is counted from what is spoken of, and hours that suit as well. */
playAll(
  {
    "the Tuesday after what was booked on a Tuesday is a week later": `
      > session with omar on tuesday at 9
      :
      > yes
      Booked
      > argh meant the tuesday after
      Shall I move this? … To: Tue 8 Dec, 09:00–09:30`,
    "the Wednesday after it is the next day": `
      > session with omar on tuesday at 9
      Tue 1 Dec
      > no sorry, the wednesday after that
      Shall I book this? … Wed 2 Dec, 09:00–09:30`,
    "the day after in Dutch": `
      > overleg met omar dinsdag 9 uur
      :
      > ja
      Ingepland
      > oeps bedoelde de dinsdag erna
      Naar: di 8 dec, 09:00–09:30`,
    "the day after in German": `
      > termin mit omar dienstag um 9
      :
      > ja
      Gebucht
      > mist, meinte den dienstag danach
      Auf: Di, 8. Dez., 09:00–09:30`,
    "the day after in French": `
      > rdv avec omar mardi à 9h
      :
      > oui
      Réservé
      > oups je pensais au mardi d'après
      À : mar. 8 déc., 09:00–09:30`,
    "the day after in Spanish": `
      > reunión con omar el martes a las 9
      :
      > sí
      Reservada
      > perdón, me refería al martes siguiente
      A: mar 8 dic, 09:00–09:30`,
    "a meeting that there is goes to the same day of the next week": `
      > move the review to the thursday after
      To: Thu 3 Dec, 10:00–11:00
      > no
      stays
      > verzet de review naar de dinsdag erna
      Naar: di 1 dec, 10:00–11:00`,
    "the day after is counted from another day of the same message": `
      > lunch with omar friday at 12 and dinner with omar the friday after at 7pm
      Fri 27 Nov, 12:00 … Fri 4 Dec, 19:00
      > no
      everything as it is
      > lunch with omar friday 1pm, no wait the friday after
      Fri 4 Dec, 13:00`,
    "the day after nothing that is known is asked about": `
      > dinner with omar the friday after at 7pm
      not sure what to make of “the friday after at 7pm”`,
    "an hour after on a day stays one": `
      > call with omar tuesday after 3pm
      Tue 1 Dec 15:00`,
    "an hour that would do as well takes the place of the one before: nl": `
      > vrijdag 9 uur intake met omar
      :
      > ja
      Ingepland
      > kan ook om half 10 trouwens, doe dat maar
      Naar: vr 27 nov, 09:30–10:00`,
    "an hour that would do as well takes the place of the one before: en": `
      > intake with omar friday 9am
      :
      > yes
      Booked
      > 9:30 would work too, go with that
      To: Fri 27 Nov, 09:30–10:00`,
    "an hour that would do as well takes the place of the one before: de": `
      > intake mit omar freitag um 9
      :
      > ja
      Gebucht
      > geht auch um halb 10 übrigens, mach das
      Auf: Fr, 27. Nov., 09:30–10:00`,
    "an hour that would do as well takes the place of the one before: fr, es": `
      > rdv avec omar vendredi à 9h
      :
      > oui
      Réservé
      > ça marche aussi à 9h30, fais ça plutôt
      À : ven. 27 nov., 09:30–10:00
      > non
      reste
      > también puede ser a las 9:15, haz eso
      09:15–09:45`,
  },
  () => talkWith(review),
);
