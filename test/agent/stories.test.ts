import { expect, test } from "vitest";
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
      *Seguro* … vie 27 nov, 09:15`,
    "what is told in front of a request is no part of it, whatever it holds": `
      > mum's birthday was lovely by the way we were 14 at the table and stayed till 11.. anyway back to work, omar needs me for the grant application so friday at 10 for an hour with him
      *Grant application* … Fri 27 Nov, 10:00–11:00 … Omar
      > no
      did not book
      > je sors du métro, Omar m'a encore parlé de ses vacances pendant 20 minutes, enfin bref il voudrait qu'on se voie lundi à 15h pour le contrat, tu peux le noter ?
      *Contrat* … lun. 30 nov., 15:00–15:30 … Omar
      > non
      réservé
      > the kids were up at 5 again.. anyway need to see the bank monday at 11 for half an hour
      *Bank* … Mon 30 Nov, 11:00–11:30
      > no
      did not book
      > hier j'ai attendu 2 heures chez le médecin, bref, rendez-vous de contrôle lundi 11h, note-le
      *Contrôle* … lun. 30 nov., 11:00–11:30`,
    "how long something was that is told is not how long the meeting takes": `
      > the boiler guy was an hour late, anyway he'll be back thursday at 2 so put boiler repair in for 45 min
      *Boiler repair* … Thu 26 Nov, 14:00–14:45`,
    "hours behind what is booked are on the day of the reason": `
      > he's sending a plumber on thursday between 1 and 3, so please block 1 to 3 for the plumber
      *Plumber* … Thu 26 Nov, 13:00–15:00
      > no
      did not book
      > meet nina on friday at 5 to 3
      Fri 27 Nov, 14:55`,
    "what follows from a reason is of the meeting that the reason speaks of": `
      > pues nada, que nina se ha roto el pie y no puede venir mañana a las 11 al offerte-overleg, así que pásalo al lunes a las 12
      ¿te refieres … Offerte-overleg … lun 30 nov, 12:00`,
    "an hour is on the day that was told of": `
      > resulta que nina vuelve de París el jueves a las 11, que el avión llega con retraso, y quiere vernos a las 16 ese mismo día. apunta reunión con ella
      ¿te refieres … jue 26 nov, 16:00–16:30`,
    "who comes to what is half remembered": `
      > who was coming to that jury thing again
      Omar`,
    "of a meeting only half a word is remembered": `
      > gooi dat jurygedoe van vrijdag er maar uit
      “Jury day”`,
    "how long something has lasted already is not how long the meeting takes": `
      > sta al drie kwartier stil op de A2, verzet het offerte-overleg maar naar vrijdag 2 uur
      Naar: vr 27 nov, 14:00–15:00
      > nee
      blijft
      > stuck here for half an hour already, move the offerte-overleg to friday 2pm
      To: Fri 27 Nov, 14:00–15:00
      > no
      stays as it is
      > stehe seit einer stunde und 10 minuten im stau, verschieb das offerte-overleg auf freitag 14 uhr
      Auf: Fr, 27. Nov., 14:00–15:00
      > nein
      bleibt
      > llevo 40 minutos en el atasco, pasa el offerte-overleg al viernes a las 14
      A: vie 27 nov, 14:00–15:00`,
    "what stands beside a colon and quotes was written by somebody else": `
      > got this from nina: "any chance of friday at 3 for a quick run through the leases? 20 mins" - stick it in please
      Fri 27 Nov, 15:00–15:20 … Nina Smit`,
  },
  () => talkWith(physio, quote, jury),
);

test("what a mail asks may stand behind a colon, with the wish below", () => {
  const mail = "nina appte: kan je vrijdag om half 3 even meekijken naar de begroting?\n\nja zet maar in mn agenda";
  expect(talkWith(physio).say(mail)).toMatch(/\*Begroting\*[\s\S]*vr 27 nov, 14:30/);
});

test("of the hours that a mail offers the one that is named is meant", () => {
  const mail =
    "Von: Nina Smit <nina@example.com>\nBetreff: Angebot\n\nKönnen wir Donnerstag um 10 Uhr das Angebot durchsprechen? Alternativ 15 Uhr.\nNina\n\n10 uhr passt, mach fest";
  expect(talkWith(physio).say(mail)).toMatch(/\*Angebot\*[\s\S]*Do, 26. Nov., 10:00/);
});
