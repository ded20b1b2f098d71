import { expect, test } from "vitest";
import { billingAsked } from "~/agent/understand/billing-asked";
import { converse } from "../../support/dialogue";

test.each([
  ["How many meetings do I have left?", "left", "en"],
  ["how many meetings can I still book this month", "left", "en"],
  ["what does it cost?", "cost", "en"],
  ["How much is Parley per month?", "cost", "en"],
  ["which plan am I on?", "plan", "en"],
  ["what's my plan", "plan", "en"],
  ["Hoeveel afspraken heb ik nog over?", "left", "nl"],
  ["wat kost het per maand?", "cost", "nl"],
  ["Welk abonnement heb ik?", "plan", "nl"],
  ["Wie viele Termine habe ich noch übrig?", "left", "de"],
  ["Was kostet das?", "cost", "de"],
  ["Welchen Tarif habe ich?", "plan", "de"],
  ["Combien de réunions me reste-t-il ?", "left", "fr"],
  ["Combien ça coûte ?", "cost", "fr"],
  ["Quel est mon abonnement ?", "plan", "fr"],
  ["¿Cuántas reuniones me quedan?", "left", "es"],
  ["¿Cuánto cuesta?", "cost", "es"],
  ["¿Qué plan tengo?", "plan", "es"],
])("%s is a question about money", (said, question, language) => {
  expect(billingAsked(said)).toEqual({ question, language });
});

test.each([
  "how many meetings do I have tomorrow",
  "how many meetings do I have on Friday?",
  "book a call about what it costs tomorrow at 3",
  "hoeveel afspraken heb ik morgen?",
  "what's the plan for tomorrow",
])("%s is none", (said) => {
  expect(billingAsked(said)).toBeNull();
});

test("it is answered with what is there, in English and Dutch, and nothing is forgotten over it", () => {
  const talk = converse({ now: "2026-11-24T09:05:00+01:00" });
  talk.say("book 30 min tomorrow at 3pm called Planning");
  expect(talk.say("how many meetings do I have left?")).toContain(
    "You are on the free trial: 12 meetings and 9 days are left.",
  );
  expect(talk.say("yes")).toContain("Booked: *Planning*");
  expect(talk.say("what does it cost?")).toContain("Starter €29, Professional €49, Enterprise €99");
  expect(talk.say("hoeveel afspraken heb ik nog over?")).toContain("je hebt nog 12 afspraken en 9 dagen");
});

const NOW = "2026-11-24T09:05:00+01:00";
const LINK = "https://parley.test/dashboard/billing";

test.each([
  ["Wie viele Termine habe ich noch übrig?", `noch 12 Termine und 9 Tage. Tarife und Rechnungen: ${LINK}`],
  ["Was kostet das?", "Ein Monat kostet: Starter €29, Professional €49, Enterprise €99."],
  ["Combien de réunions me reste-t-il ?", "il reste 12 rendez-vous et 9 jours."],
  ["Quel est mon abonnement ?", "Vous êtes en essai gratuit"],
  ["¿Cuántas reuniones me quedan?", "te quedan 12 reuniones y 9 días."],
  ["¿Cuánto cuesta?", "Un mes cuesta: Starter €29"],
])("%s is answered in its own language", (asked, answer) => {
  expect(converse({ now: NOW }).say(asked)).toContain(answer);
});

test.each([
  ["book 30 min with anna@example.com tomorrow at 3pm", "You have used all meetings of your free trial."],
  ["plan een afspraak met anna@example.com morgen om 15:00", "Alle afspraken van je proefperiode"],
  ["buche morgen um 15 Uhr einen Termin mit anna@example.com", "Du hast alle Termine deiner kostenlosen Testphase"],
  ["réserve une réunion avec anna@example.com demain à 15h", "Vous avez utilisé tous les rendez-vous"],
  ["reserva una reunión con anna@example.com mañana a las 15:00", "Has usado todas las reuniones"],
])("%s, with nothing left, is told so in its own language, with the way to the plans", (asked, answer) => {
  const talk = converse({ now: NOW, standing: { used: 20, problem: "meetings-used" } });
  expect(talk.say(asked)).toContain(answer);
  expect(talk.say(asked)).toContain(LINK);
});

test.each([
  [
    "book 30 min with anna@example.com tomorrow at 3pm",
    "how many meetings do I have left?",
    "began with another account",
  ],
  ["plan een afspraak met anna@example.com morgen om 15:00", "hoeveel afspraken heb ik nog?", "ander account begonnen"],
  ["buche morgen um 15 Uhr einen Termin mit anna@example.com", "wie viele Termine habe ich noch?", "anderen Konto"],
  ["réserve une réunion avec anna@example.com demain à 15h", "quel est mon abonnement ?", "avec un autre compte"],
  ["reserva una reunión con anna@example.com mañana a las 15:00", "¿qué plan tengo?", "con otra cuenta"],
])(
  "whose trial is that of an earlier account is told so where nothing is left, and where it is asked about: %s",
  (book, ask, told) => {
    const used = { isTrialContinued: true, used: 20, problem: "meetings-used" } as const;
    expect(converse({ now: NOW, standing: used }).say(book)).toContain(told);
    expect(converse({ now: NOW, standing: { isTrialContinued: true } }).say(ask)).toContain(told);
    expect(converse({ now: NOW, standing: { ...used, isTrialContinued: false } }).say(book)).not.toContain(told);
  },
);

test("a plan is told with what is left of it, in each language", () => {
  const talk = converse({ now: NOW, standing: { plan: "professional", limit: 100, used: 40, trialDaysLeft: 0 } });
  expect(talk.say("Welchen Tarif habe ich?")).toContain(
    "Du hast den Tarif Professional. Diesen Monat sind noch 60 von",
  );
  expect(talk.say("¿Qué plan tengo?")).toContain("Tienes el plan Professional. Este mes te quedan 60 de 100");
  expect(talk.say("Quel est mon abonnement ?")).toContain("Il reste 60 rendez-vous sur 100 ce mois-ci.");
});
