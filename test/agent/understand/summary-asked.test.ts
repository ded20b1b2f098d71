import { expect, test } from "vitest";
import { requestsOf } from "~/agent/understand/requests";

const context = { now: Date.parse("2026-11-25T10:05:00+01:00"), zone: "Europe/Amsterdam" };

/** The only request of a message. */
function asked(text: string) {
  const [request, another] = requestsOf(text, context);
  expect(another).toBeUndefined();
  return request?.command;
}

const LAST_WEEK = { start: "2026-11-16", end: "2026-11-23" };

test.each([
  "send the summary to everyone",
  "Please mail everybody the summary, thanks",
  "stuur de samenvatting naar iedereen",
  "schick die Zusammenfassung an alle",
  "envoie le résumé à tout le monde",
  "envía el resumen a todos",
])("%j sends the summary", (text) => {
  expect(asked(text)).toMatchObject({ intent: "summary", slots: { summary: { wants: "send", meeting: "" } } });
});

test.each([
  ["send everyone the summary of the client call", "client call"],
  ["send the client call summary to all", "client call"],
  ["stuur de samenvatting van het klantgesprek naar alle gasten", "klantgesprek"],
  ["envoie le résumé de la réunion client à tous", "réunion client"],
])("%j names the meeting", (text, meeting) => {
  expect(asked(text)?.slots.summary).toMatchObject({ wants: "send", meeting });
});

test.each([
  ["send the summary of the client call to anna", "client call", "anna"],
  ["mail the summary to Anna de Vries and Tom please", "", "Anna de Vries and Tom"],
  ["send Anna the summary of the client call", "client call", "Anna"],
  ["share the recap of intro to sales with Anna", "intro to sales", "Anna"],
  ["stuur de samenvatting van het klantgesprek naar Anna", "klantgesprek", "Anna"],
  ["mail Anna de samenvatting", "", "Anna"],
  ["schick die Zusammenfassung vom Kundentermin an Anna und Tom", "Kundentermin", "Anna und Tom"],
  ["schick Anna die Zusammenfassung", "", "Anna"],
  ["envoie le résumé de la réunion client à Anna", "réunion client", "Anna"],
  ["envía el resumen de la llamada a Anna y Tom", "llamada", "Anna y Tom"],
])("%j names who gets it", (text, meeting, to) => {
  expect(asked(text)?.slots.summary).toMatchObject({ wants: "send", meeting, to });
});

test.each([
  "send me the summary of the client call",
  "send the client call summary",
  "stuur mij de samenvatting van het klantgesprek",
])("%j asks for it here", (text) => {
  expect(asked(text)?.slots.summary).toMatchObject({ wants: "tell" });
});

test.each([
  ["open questions in launch plan", "launch plan"],
  ["what are the open questions from the launch plan?", "launch plan"],
  ["open vragen van het klantgesprek", "klantgesprek"],
  ["offene Fragen aus dem Kundentermin", "Kundentermin"],
  ["questions ouvertes de la réunion client", "réunion client"],
  ["preguntas abiertas de la llamada", "llamada"],
])("%j asks what that meeting left open", (text, meeting) => {
  expect(asked(text)?.slots.summary).toMatchObject({ wants: "tell", meeting });
});

test.each([
  "schedule the follow-up",
  "book the follow up meeting please",
  "plan de vervolgafspraak",
  "plane den Folgetermin",
  "planifie la réunion de suivi",
  "programa la reunión de seguimiento",
])("%j books what follows", (text) => {
  expect(asked(text)).toMatchObject({ when: null, slots: { summary: { wants: "follow-up", meeting: "" } } });
});

test("a time that is said with the follow-up is its time", () => {
  expect(asked("plan the follow-up to the client call for next Tuesday at 10")).toMatchObject({
    slots: { summary: { wants: "follow-up", meeting: "client call" } },
    when: { start: "2026-12-01T10:00:00+01:00" },
  });
});

test.each([
  "what did I promise last week?",
  "wat heb ik vorige week beloofd?",
  "was habe ich letzte Woche versprochen?",
  "qu'est-ce que j'ai promis la semaine dernière ?",
  "¿qué prometí la semana pasada?",
])("%j asks for what was promised then", (text) => {
  expect(asked(text)).toMatchObject({ slots: { summary: { wants: "items", of: "me" } }, when: LAST_WEEK });
});

test.each([
  ["what's open with Anna?", "Anna"],
  ["what did Anna promise?", "Anna"],
  ["Anna's action items", "Anna"],
  ["wat staat er nog open met Anna?", "Anna"],
  ["wat heeft Anna beloofd?", "Anna"],
  ["was ist noch offen mit Anna?", "Anna"],
  ["qu'est-ce qui est ouvert avec Anna ?", "Anna"],
  ["¿qué queda pendiente con Ana?", "Ana"],
])("%j asks about somebody", (text, name) => {
  expect(asked(text)).toMatchObject({ slots: { summary: { wants: "items", of: { name } } }, when: null });
});

test.each(["my action items", "mijn actiepunten", "meine Aufgaben", "mes actions", "mis tareas"])(
  "%j asks for one's own",
  (text) => {
    expect(asked(text)).toMatchObject({ slots: { summary: { wants: "items", of: "me", meeting: "" } }, when: null });
  },
);

test.each([
  ["done with the offer", "the offer"],
  ["mark the offer as done", "the offer"],
  ["tick off the offer", "the offer"],
  ["klaar met de offerte", "de offerte"],
  ["vink de offerte af", "de offerte"],
  ["fertig mit dem Angebot", "dem Angebot"],
  ["hak das Angebot ab", "das Angebot"],
  ["j'ai fini l'offre", "l'offre"],
  ["he terminado la oferta", "la oferta"],
])("%j ticks one off", (text, what) => {
  expect(asked(text)?.slots.summary).toMatchObject({ wants: "done", what });
});

test.each([
  "what is open tomorrow?",
  "when am I free tomorrow?",
  "book a follow-up with Anna tomorrow at 3",
  "schedule a follow-up on Friday at 3",
  "send Anna three times for next week",
  "mark Friday as busy",
  "marca el viernes como ocupado",
  "done",
  "I'm done",
  "klaar",
  "what's on tomorrow?",
  "wat staat er morgen op de agenda?",
  "was ist morgen?",
  "cancel the summary call",
])("%j is about nothing of the kind", (text) => {
  expect(asked(text)?.slots.summary).toBeUndefined();
});
