import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const pitch = meeting("Investor pitch", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);
const visit = meeting("Site visit", "2026-11-27T11:00:00+01:00", "2026-11-27T12:00:00+01:00");
const lesson = meeting("Trial lesson", "2026-11-27T15:00:00+01:00", "2026-11-27T16:00:00+01:00");

const begin = () => talkWith(pitch, visit, lesson);

playAll(
  {
    "a verb that is not known is asked about with the meeting that there is, and makes no new one": `
      > can you squash the site visit into thursday at 4
      Shall I move this? … “Site visit” … Thu 26 Nov, 16:00
      > no
      stays as it is
      > knock the site visit back a week
      “Site visit” … Fri 4 Dec, 11:00–12:00`,
    "a length that a verb of moving goes by may be days": `
      > site visit een weekje opschuiven
      vr 4 dec, 11:00–12:00
      > nee
      blijft zoals het is
      > repousse le site visit d'une semaine
      ven. 4 déc., 11:00–12:00`,
    "what is longer stays at its hour, whoever is asked to change it": `
      > the trial lesson runs 15 minutes longer, can you fix that
      Fri 27 Nov, 15:00–16:15
      > no
      stays as it is
      > der trial lesson dauert 15 minuten länger, bitte anpassen
      15:00–16:15`,
    "all meetings of a day go to another": `
      > everything on friday moves to monday, same times
      “Site visit” … Mon 30 Nov, 11:00 … “Trial lesson” … Mon 30 Nov, 15:00`,
    "a meeting goes when somebody cannot come": `
      > book omar friday 5pm
      Shall I book this?
      > yes
      Booked
      > actually he is ill, scrap it
      Shall I cancel this? … Omar`,
  },
  begin,
);

playAll(
  {
    "a question names a meeting by one of its words, in whatever words it asks": `
      > what time was that lesson thingy again
      “Trial lesson” … 15:00
      > remind me when the site guy comes
      “Site visit” … 11:00`,
    "hours of a question are kept": `
      > heb ik vrijdag voor 12 uur al iets
      “Site visit”`,
    "days are taken as something": `
      > put thursday down as annual leave
      *Annual leave* … Thu 26 Nov
      > no
      did not book
      > trag donnerstag als urlaubstag ein
      *Urlaub* … 26. Nov.
      > nein
      nicht gebucht
      > zet donderdag als vrije dag in de agenda
      *Vrije dag* … do 26 nov`,
    "where somebody is all day is what the day is called": `
      > in berlin monday to wednesday next week, put it in as all day
      *Berlin* … Mon 30 Nov`,
    "what is done all day is no verb of moving": `
      > zaterdag de hele dag verhuizen
      *Verhuizen* … za 28 nov`,
    "a question that was asked lets go": `
      > set something up with omar
      When should
      > hmm dunno yet, leave it for now
      left everything as it is
      > organise quelque chose avec omar
      Quand
      > je ne sais pas encore, laisse
      rien changé`,
    "what is not to be done yet is no part of the question behind it": `
      > don't book it yet, but is friday 5pm still free?
      Yes, you are free`,
    "an hour is looked for, and it is no one o'clock": `
      > zoek morgen een uur met omar
      wo 25 nov`,
  },
  begin,
);
