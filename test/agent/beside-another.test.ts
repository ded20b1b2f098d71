import { meeting, playAll } from "../support/dialogue";
import { talkOfLenaAndOwen } from "../support/free-talk";

const begin = () =>
  talkOfLenaAndOwen(
    meeting("Boiler check", "2026-11-25T09:00:00+01:00", "2026-11-25T09:30:00+01:00"),
    meeting("Hygienist", "2026-11-27T11:00:00+01:00", "2026-11-27T11:30:00+01:00"),
    meeting("Kapper", "2026-11-26T14:00:00+01:00", "2026-11-26T14:30:00+01:00"),
    meeting("Zahnarzt", "2026-11-27T16:00:00+01:00", "2026-11-27T16:30:00+01:00"),
  );

playAll(
  {
    "so far in front of another meeting, or behind it": `
      > move the boiler check to friday half an hour before the hygienist
      To: Fri 27 Nov, 10:30–11:00
      > no
      stays as it is
      > can you push the boiler check to an hour after the hygienist
      To: Fri 27 Nov, 12:30–13:00
      > no
      stays as it is
      > move the boiler check to right after the hygienist
      To: Fri 27 Nov, 11:30–12:00`,
    "and in other languages": `
      > verzet de kapper naar vrijdag een half uur voor de zahnarzt
      Naar: vr 27 nov, 15:30–16:00
      > nee
      blijft
      > verzet de kapper naar vlak na de hygienist
      Naar: vr 27 nov, 11:30–12:00
      > nee
      blijft
      > verschieb den kapper auf freitag eine halbe stunde nach dem hygienist
      Auf: Fr, 27. Nov., 12:00–12:30
      > nein
      bleibt
      > déplace le kapper à vendredi une demi-heure après le hygienist
      ven. 27 nov., 12:00–12:30
      > non
      D'accord
      > mueve el kapper al viernes media hora antes del hygienist
      vie 27 nov, 10:30–11:00`,
    "so long with somebody, put behind it, makes nothing longer": `
      > tack on 45 minutes with owen right after the hygienist
      Fri 27 Nov, 11:30–12:15 … Owen Price
      > no
      did not book
      > after the hygienist, please plan 45 minutes with owen
      Fri 27 Nov, 11:30–12:15 … Owen Price
      > no
      did not book
      > plak direct na de kapper nog drie kwartier met lena eraan
      do 26 nov, 14:30–15:15 … Lena Vogt
      > nee
      niet ingepland
      > häng bitte direkt nach dem zahnarzt noch 45 minuten mit lena dran
      Fr, 27. Nov., 16:30–17:15 … Lena Vogt
      > nein
      nicht
      > im anschluss an den zahnarzt bitte 45 minuten mit lena
      Fr, 27. Nov., 16:30–17:15 … Lena Vogt
      > nein
      nicht
      > dans la foulée du kapper, 45 minutes avec lena
      jeu. 26 nov., 14:30–15:15 … Lena Vogt
      > non
      pas
      > ponme 45 minutos con lena nada más acabar la kapper
      jue 26 nov, 14:30–15:15 … Lena Vogt`,
    "something new beside it": `
      > coffee with owen on friday an hour after the hygienist
      *Coffee* … Fri 27 Nov, 12:30–13:00 … Owen Price
      > no
      did not book
      > koffie met lena vrijdag een kwartier na de zahnarzt
      *Koffie* … vr 27 nov, 16:45–17:15 … Lena Vogt`,
    "with somebody, on its day where none is said": `
      > half an hour with Owen right after the hygienist
      *Meeting with Owen Price* … Fri 27 Nov, 11:30–12:00 … Owen Price
      > no
      did not book
      > owen 20 min straight before hygienist
      Fri 27 Nov, 10:40–11:00 … Owen Price
      > no
      did not book
      > kun je Lena meteen na de kapper nog een half uur inplannen?
      *Afspraak met Lena Vogt* … do 26 nov, 14:30–15:00 … Lena Vogt
      > nee
      niet
      > kwartiertje owen net voor kapper
      do 26 nov, 13:45–14:00 … Owen Price
      > nee
      niet
      > Gleich nach dem Zahnarzt möchte ich 30 Minuten mit Owen sprechen
      *Termin mit Owen Price* … Fr, 27. Nov., 16:30–17:00 … Owen Price
      > nein
      nicht
      > juste après la hygienist, cale une demi-heure avec Owen
      ven. 27 nov., 11:30–12:00 … Owen Price
      > non
      D'accord
      > ¿puedes poner media hora con Owen justo después del hygienist?
      vie 27 nov, 11:30–12:00 … Owen Price`,
    "so long in front of it is kept free": `
      > keep the half hour before the hygienist free so I can practise
      *Practise* … Fri 27 Nov, 10:30–11:00
      > no
      did not book
      > block 20 min before hygienist for prep
      *Prep* … Fri 27 Nov, 10:40–11:00
      > no
      did not book
      > reserveer een half uur voor de kapper, voorbereiding
      *Voorbereiding* … do 26 nov, 13:30–14:00
      > nee
      niet
      > Halte die halbe Stunde vor dem Zahnarzt zur Vorbereitung frei
      *Vorbereitung* … Fr, 27. Nov., 15:30–16:00
      > nein
      nicht
      > bloque 30 min avant le hygienist vendredi pour relire
      ven. 27 nov., 10:30–11:00
      > non
      D'accord
      > déjame libre la media hora antes del hygienist para leer
      vie 27 nov, 10:30–11:00`,
    "on another day than was said it is asked": `
      > move the boiler check to thursday half an hour before the hygienist
      I'm not sure what to make of “Hygienist” … [Propose it]`,
    "how long something for it lasts is no time beside it": `
      > plan vrijdag 10:00 een half uur voor de hygienist
      10:00`,
    "a reminder of it is one still": `
      > remind me half an hour before the hygienist
      I'll remind you of “Hygienist” 30 minutes before`,
    "what becomes of what is there is asked about": `
      > block friday all day and move everything
      I'm not sure what to make of “Move everything”
      > no
      I left everything
      > blokkeer vrijdag de hele dag en verzet alles
      Ik weet niet wat ik met “verzet alles” moet`,
    "an hour behind the day where something goes is no length": `
      > de boiler check moet naar dinsdag volgende week, 10 uur
      Naar: di 1 dec, 10:00–10:30
      > nee
      blijft
      > kapper verzetten naar maandag, 3 uur
      Naar: ma 30 nov, 15:00–15:30
      > nee
      blijft
      > déplace le kapper à mardi, 10 heures
      mar. 1er déc., 10:00–10:30
      > non
      D'accord
      > workshop met owen dinsdag volgende week, 10 uur
      *Workshop* … di 1 dec, 10:00–10:30`,
    "figures of what is looked at are no hours": `
      > owen friday 10am to look at the 3 phase supply in unit 7
      3 phase supply* … Fri 27 Nov, 10:00–10:30 … unit 7 … Owen Price
      > no
      did not book
      > owen friday 1pm to take a look at the 2 boilers
      the 2 boilers* … Fri 27 Nov, 13:00–13:30
      > no
      did not book
      > lena vrijdag 13:00 kijken naar de 3 fase aansluiting
      3 fase aansluiting* … vr 27 nov, 13:00–13:30
      > nee
      niet
      > Lena Freitag 13 Uhr um die 3 Phasen Anlage anzuschauen
      3 Phasen Anlage … Fr, 27. Nov., 13:00–13:30`,
  },
  begin,
);
