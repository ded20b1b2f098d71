import { meeting, playAll } from "../support/dialogue";
import { talkOfLenaAndOwen } from "../support/free-talk";

const begin = () =>
  talkOfLenaAndOwen(
    meeting("Podiatrist", "2026-11-27T15:00:00+01:00", "2026-11-27T15:30:00+01:00"),
    meeting("Kapper", "2026-11-26T14:00:00+01:00", "2026-11-26T14:30:00+01:00"),
    meeting("Paint order", "2026-11-26T16:00:00+01:00", "2026-11-26T17:00:00+01:00"),
    meeting("Training", "2026-11-26T09:00:00+01:00", "2026-11-26T10:00:00+01:00"),
  );

playAll(
  {
    "who signs a message is no guest and no title": `
      > Might you make a note of luncheon with Owen on Friday at a quarter to one? Many thanks, Dorothy
      *Luncheon* … Fri 27 Nov, 12:45–13:15 … Owen Price
      > no
      did not book
      > Could you book Owen on Friday at 12.30? Kind regards, Dorothy Fisher
      *Meeting with Owen Price* … Fri 27 Nov, 12:30–13:00
      > no
      did not book
      > Please book Owen on Friday at 12.30. Thanks, Lena
      *Meeting with Owen Price* … Fri 27 Nov, 12:30–13:00`,
    "nor in other languages": `
      > Zou u vrijdag om 12.30 een lunch met Lena willen inplannen? Met vriendelijke groet, Dorien
      *Lunch* … vr 27 nov, 12:30–13:00 … Lena Vogt
      > nee
      niet
      > Bitte ein Gespräch mit Lena am Freitag um 12 Uhr eintragen. Viele Grüße, Ursula
      *Gespräch* … Fr, 27. Nov., 12:00–12:30`,
    "a formal wish is one": `
      > I should be most obliged if the podiatrist could be brought forward to eleven on Friday morning
      To: Fri 27 Nov, 11:00–11:30
      > no
      stays as it is
      > Wij zouden het zeer op prijs stellen indien de kapper naar maandag 10 uur verplaatst kan worden
      Naar: ma 30 nov, 10:00–10:30`,
    "why everything goes needs no comma": `
      > bin everything on thursday afternoon im off sick
      Cancel “Kapper” … Cancel “Paint order”
      > no
      I left everything
      > clear everything on thursday afternoon cos i'm ill
      Cancel “Kapper” … Cancel “Paint order”
      > no
      I left everything
      > zeg alles donderdagmiddag af ik ben ziek
      “Kapper” annuleren … “Paint order” annuleren
      > nee
      alles gelaten
      > sag alles am donnerstagnachmittag ab ich bin krank
      “Kapper” absagen … “Paint order” absagen`,
    "one's day off is no day for it": `
      > lunch with owen on thursday... hang on thats my day off, do friday 12.30
      *Lunch* … Fri 27 Nov, 12:30–13:00 … Owen Price
      > no
      did not book`,
    "the only hour that somebody can": `
      > site check with owen friday 11am
      27 Nov … 11:00–11:30
      > yes
      Booked
      > he can only do 10 it turns out
      To: Fri 27 Nov, 10:00–10:30
      > no
      stays as it is
      > turns out he can only make 9.30
      To: Fri 27 Nov, 09:30–10:00`,
    "in the place of what goes, whatever the order": `
      > kapper afzeggen en dan op die tijd lena inplannen
      “Kapper” annuleren, do 26 nov, 14:00–14:30 … inplannen, do 26 nov, 14:00–14:30, met Lena Vogt
      > ja
      Ingepland`,
    "and in English": `
      > cancel the kapper and then at that time put owen in
      Cancel “Kapper”, Thu 26 Nov, 14:00–14:30 … Thu 26 Nov, 14:00–14:30, with Owen Price`,
    "how long it takes, behind a comma": `
      > boiler repair at 42 Mill Lane friday 1pm, takes 90 mins
      *Boiler repair* … Fri 27 Nov, 13:00–14:30 … 42 Mill Lane`,
    "figures of the thumb": `
      > pls bk owen 2moz 5pm 4 an hr
      Wed 25 Nov, 17:00–18:00`,
    "a figure that numbers what it is about": `
      > Freitag 14 Uhr Besprechung mit Lena wegen 2. Mahnung
      2. Mahnung* … Fr, 27. Nov., 14:00–14:30 … Lena Vogt`,
  },
  begin,
);
