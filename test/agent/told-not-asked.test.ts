import { meeting, playAll } from "../support/dialogue";
import { omar, talkWith } from "../support/free-talk";

const nina = { email: "nina@example.com", name: "Nina Smit" };
const audit = meeting("Audit", "2026-11-27T14:00:00+01:00", "2026-11-27T15:00:00+01:00", [omar]);
const jury = meeting("Jury day", "2026-11-26T10:00:00+01:00", "2026-11-26T11:00:00+01:00", [omar, nina]);
const training = meeting("Training", "2026-11-26T16:00:00+01:00", "2026-11-26T17:00:00+01:00");

playAll(
  {
    "who steps out of a meeting of several does not call it off": `
      > nina hat für den jury day abgesagt
      nichts anfangen
      > nina dropped out of the jury day
      No longer invited: Nina Smit`,
    "a verb that is denied is never done, wherever its denial stands": `
      > zeg de audit niet af hoor, ik vroeg alleen hoe laat die is
      “Audit” … 14:00–15:00`,
    "what is told or asked is not done": `
      > someone told me the audit is cancelled, is that right?
      not sure
      > grace wants to move the audit to monday 10 but i said no
      not sure`,
    "the meeting beside which another is meant stays": `
      > cancel whatever i have after the training on thursday
      not sure`,
    "more minutes are no length": `
      > we need another 20 mins for the audit
      Fri 27 Nov, 14:00–15:20
      > no
      stays as it is
      > noch eine viertelstunde mehr für das audit
      14:00–15:15`,
    "two hours of the day are no length, and how far something goes is none either": `
      > omar jeudi 10h 11h
      [10:00] [11:00]
      > non
      rien
      > adelanta el audit dos horas
      12:00–13:00`,
    "one of several guests behind a verb that calls off is no meeting": `
      > cancel nina for the jury day
      not sure`,
    "news of a meeting makes no new one": `
      > training heeft gebeld zaterdag 11 uur
      Ik weet niet`,
    "a question in front of a request leaves its day": `
      > am i free monday at 10?
      Yes, you are free
      > and at 11? then book nina
      Mon 30 Nov, 11:00`,
    "whoever rang is no part of the name": `
      > training belde: wordt nu zaterdag 10:15
      Zal ik dit verzetten? … “Training” … za 28 nov, 10:15`,
    "somebody who is named again and denied does not come": `
      > book nina and omar monday 10, no nina
      With: Omar Haddad
      > no
      did not book
      > lunch with nina and omar monday 12:30, actually just omar
      *Lunch* … With: Omar Haddad (omar@example.com) … [Yes, book it]
      > no
      did not book
      > plan nina en omar maandag 10 uur, oh nee nina niet
      Met: Omar Haddad`,
  },
  () => talkWith(audit, jury, training),
);
