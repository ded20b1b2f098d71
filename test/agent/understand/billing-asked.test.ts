import { expect, test } from "vitest";
import { billingAsked } from "~/agent/understand/billing-asked";
import { converse } from "../../support/dialogue";

test.each([
  ["How many meetings do I have left?", "left"],
  ["how many meetings can I still book this month", "left"],
  ["what does it cost?", "cost"],
  ["How much is Parley per month?", "cost"],
  ["which plan am I on?", "plan"],
  ["what's my plan", "plan"],
  ["Hoeveel afspraken heb ik nog over?", "left"],
  ["wat kost het per maand?", "cost"],
  ["Welk abonnement heb ik?", "plan"],
  ["Wie viele Termine habe ich noch übrig?", "left"],
  ["Was kostet das?", "cost"],
  ["Welchen Tarif habe ich?", "plan"],
  ["Combien de réunions me reste-t-il ?", "left"],
  ["Combien ça coûte ?", "cost"],
  ["Quel est mon abonnement ?", "plan"],
  ["¿Cuántas reuniones me quedan?", "left"],
  ["¿Cuánto cuesta?", "cost"],
  ["¿Qué plan tengo?", "plan"],
])("%s is a question about money", (said, question) => {
  expect(billingAsked(said)).toBe(question);
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
