import { meeting, playAll } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const nina = { email: "nina@example.com", name: "Nina Smit" };
const quote = meeting("Offerte-overleg", "2026-11-26T11:00:00+01:00", "2026-11-26T12:00:00+01:00", [nina]);
const jury = meeting("Jury day", "2026-11-27T10:00:00+01:00", "2026-11-27T11:00:00+01:00", [omar, nina]);

playAll(
  {
    "what is told without a stop is cut where something follows from it": `
      > right so my mum called the boiler is broken again they say between 8 and 12 but no this guy said friday half ten so can you put the boiler man in for then im working from home
      *Boiler man*, Fri 27 Nov, 10:30 … *Boiler man*, Fri 27 Nov, 09:30`,
    "a meeting that somebody would rather have at another time is moved, whatever was told before": `
      > pff wat een dag, eerst viel de trein van 7:12 uit. maar goed nina belde dat ze het offerte-overleg liever maandag om 2 uur doet dan morgen, fix je dat?
      Bedoel je … “Offerte-overleg” verzetten naar ma 30 nov, 14:00–15:00`,
    "somebody who is told of comes to what is asked for behind it": `
      > also nina hat mich gestern angerufen, sie ist ab 3 im büro, und wir müssen reden. mach uns bitte einen termin freitag 14 uhr
      Meinst du … Fr, 27. Nov., 14:00–14:30, mit Nina Smit`,
    "hours on a day that is over are of nothing that is asked for": `
      > Ich war gestern bis 20 Uhr im Büro, total müde. Jedenfalls möchte Nina das Angebot durchgehen, trag uns bitte Donnerstag 16 Uhr für 45 Minuten ein
      Do, 26. Nov., 16:00–16:45 … Nina Smit`,
    "the thing that is told of gives the meeting its name": `
      > ayer estuve con mi suegra en urgencias hasta las 11, no fue nada, total que el del seguro me llama el viernes a las 9 y cuarto, agéndamelo que se me olvida
      *Seguro*, vie 27 nov, 09:15`,
    "hours behind what is booked are on the day of the reason": `
      > he's sending a plumber on thursday between 1 and 3, so please block 1 to 3 for the plumber
      *Plumber* … Thu 26 Nov, 13:00–15:00
      > no
      did not book
      > meet nina on friday at 5 to 3
      Fri 27 Nov, 14:55`,
  },
  () => talkWith(physio, quote, jury),
);
