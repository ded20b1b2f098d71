import { expect, test } from "vitest";
import { templateAsked } from "~/agent/understand/template-asked";
import { templatesManaged } from "~/agent/understand/templates-managed";
import type { CalendarEvent } from "~/domain/calendar-event";
import { contactRows } from "~/domain/contact";
import type { MeetingTemplate } from "~/domain/meeting-template";
import { exampleEvent } from "../domain/example-event";
import { converse } from "../support/dialogue";

const NOW = "2026-03-04T09:30:00+01:00";
const contacts = [...contactRows("anna@example.com", "Anna de Vries"), ...contactRows("bob@example.com", "Bob")];
const intro: MeetingTemplate = {
  ...{ id: "t-1", name: "intro call", durationMinutes: 25, title: "Intro: {guests}", location: "", meet: true },
  ...{ reminderMinutes: 10, noReminder: false, description: "Who we are.", bufferMinutes: null },
};
const call = { ...intro, id: "t-2", name: "call", durationMinutes: 50, title: "Call", meet: false, description: "" };
const context = { now: Date.parse(NOW), zone: "Europe/Amsterdam" };

test.each([
  ["make this a template", {}],
  ["mach daraus eine Vorlage", {}],
  ["kannst du daraus eine Vorlage machen?", {}],
  ["speicher das bitte als Vorlage namens Kennenlernen", { templateName: "Kennenlernen" }],
  ["das als Vorlage speichern", {}],
  ["fais-en un modèle", {}],
  ["enregistre-le comme modèle appelé point hebdo", { templateName: "point hebdo" }],
  ["tu peux en faire un modèle stp", {}],
  ["guárdala como plantilla", {}],
  ["guarda esta reunión como plantilla llamada entrevista", { templateName: "entrevista" }],
  ["conviértelo en una plantilla", {}],
  ["Please make that meeting a template!", {}],
  ["can you turn it into a template", {}],
  ["save this as a template called intro call", { templateName: "intro call" }],
  ['save it as a template named "Intro"', { templateName: "Intro" }],
  ["save this as my intro call template", { templateName: "intro call" }],
  ["make the demo a template", { target: { title: "Demo" } }],
  ["make a template from the demo called pitch", { target: { title: "Demo" }, templateName: "pitch" }],
  ["maak hier een sjabloon van", {}],
  ["maak van deze afspraak een sjabloon", {}],
  ["bewaar dit als sjabloon", {}],
  ["sla deze afspraak op als sjabloon met de naam kennismaking", { templateName: "kennismaking" }],
  ["maak een sjabloon van de demo genaamd demo", { target: { title: "Demo" }, templateName: "demo" }],
])("%j asks for a template", (text, slots) => {
  const command = templateAsked(text, context);
  expect(command).toMatchObject({ intent: "preference", manner: "template" });
  expect(command?.slots).toEqual(slots);
});

test.each([
  ["what templates do I have?", { wants: "list" }],
  ["which meeting templates are there", { wants: "list" }],
  ["Show me my templates please", { wants: "list" }],
  ["welke sjablonen heb ik?", { wants: "list" }],
  ["laat mijn sjablonen zien", { wants: "list" }],
  ["welche Vorlagen habe ich?", { wants: "list" }],
  ["zeig mir meine Vorlagen", { wants: "list" }],
  ["quels modèles ai-je ?", { wants: "list" }],
  ["montre-moi mes modèles", { wants: "list" }],
  ["¿qué plantillas tengo?", { wants: "list" }],
  ["muéstrame mis plantillas", { wants: "list" }],
  ["lösche die Vorlage namens Kennenlernen", { wants: "delete", name: "Kennenlernen", isSure: true }],
  ["lösch meine Kennenlern-Vorlage", { wants: "delete", name: "Kennenlern", isSure: true }],
  ["supprime le modèle « point hebdo »", { wants: "delete", name: "point hebdo", isSure: true }],
  ["borra la plantilla llamada entrevista", { wants: "delete", name: "entrevista", isSure: true }],
  ["borra la plantilla entrevista", { wants: "delete", name: "entrevista", isSure: false }],
  ["lösche das Treffen zur Vorlage", null],
  ["annule le modèle de contrat demain", null],
  ["delete the intro call template", { wants: "delete", name: "intro call", isSure: true }],
  ["please remove my template called intro call", { wants: "delete", name: "intro call", isSure: true }],
  ["delete the template review", { wants: "delete", name: "review", isSure: false }],
  ["verwijder het sjabloon intro call", { wants: "delete", name: "intro call", isSure: false }],
  ["gooi mijn intro call-sjabloon weg", { wants: "delete", name: "intro call", isSure: true }],
  ["delete the template review tomorrow at 3", { wants: "delete", name: "review tomorrow at 3", isSure: false }],
  ["cancel the template review", null],
  ["book a template review with Anna", null],
  ["make this a template", null],
])("%j wants %j of templates", (text, wanted) => {
  expect(templatesManaged(text)).toEqual(wanted);
});

test("templates are listed with the way to Settings, and what was asked stays open", () => {
  const talk = converse({ now: NOW, contacts, templates: [call, { ...intro, location: "Room 1" }] });
  talk.say("book 30 min with Anna tomorrow at 3");
  const listed = talk.say("what templates do I have?");
  expect(listed).toContain("• “intro call”: 25 minutes, “Room 1”, Google Meet link, reminder 10 minutes before");
  expect(listed).toContain("https://parley.test/dashboard/settings/templates");
  talk.say("yes");
  expect(talk.events()).toHaveLength(1);
  expect(talk.say("welke sjablonen heb ik?")).toContain("Je sjablonen:");
  expect(talk.say("welche Vorlagen habe ich?")).toContain("Deine Vorlagen:");
  expect(talk.say("montre-moi mes modèles")).toContain("Vos modèles");
  expect(talk.say("¿qué plantillas tengo?")).toContain("Tus plantillas");
  const many = Array.from({ length: 12 }, (_, n) => ({ ...intro, id: `t-${n}`, name: `kind ${n}` }));
  expect(converse({ now: NOW, templates: many }).say("my templates")).toContain("and 2 more.");
  expect(converse({ now: NOW }).say("which templates do I have")).toContain("You have no templates");
});

test("a template is deleted after a yes, and undo brings it back", () => {
  const talk = converse({ now: NOW, templates: [call, intro] });
  expect(talk.say("delete the intro call template")).toContain("Shall I delete this template?");
  expect(talk.templates()).toHaveLength(2);
  expect(talk.say("yes")).toContain("Deleted the template “intro call”");
  expect(talk.templates()).toEqual([call]);
  expect(talk.say("undo")).toContain("the template “intro call” is back");
  expect(talk.templates()).toHaveLength(2);
  talk.say("verwijder het sjabloon intro call");
  talk.say("nee");
  expect(talk.templates()).toHaveLength(2);
  expect(talk.say("delete the sales template")).toContain("You have no template “sales”.");
});

test("a meeting whose title says template is cancelled as any other", () => {
  const talk = converse({
    now: NOW,
    events: [busy("10:00", "11:00", { title: "Template review" })],
    templates: [intro],
  });
  expect(talk.say("delete the template review")).toContain("Shall I cancel this?");
});

test.each([
  "make this at 4",
  "book a template review with Anna tomorrow at 3",
  "move the template meeting to Friday",
  "make a note of the template",
  "maak een afspraak over het sjabloon",
  "save the date",
])("%j asks for none", (text) => {
  expect(templateAsked(text, context)).toBeUndefined();
});

test("the template that a request names gives length, title, link, reminder and description, all shown before the yes", () => {
  const talk = converse({ now: NOW, contacts, templates: [call, intro] });
  const shown = talk.say("schedule an intro call with Anna tomorrow at 3");
  expect(shown).toContain("*Intro: Anna de Vries*");
  expect(shown).toContain("15:00–15:25");
  expect(shown).toContain(
    "From your template “intro call”: Google Meet link, reminder 10 minutes before, with its description.",
  );
  expect(talk.say("add bob")).toContain("*Intro: Anna de Vries and Bob*");
  talk.say("yes");
  expect(talk.events()).toMatchObject([{ title: "Intro: Anna de Vries and Bob", description: "Who we are." }]);
});

test.each([
  ["schedule a call with Anna tomorrow at 3", "*Call*", "15:00–15:50"],
  ["schedule an intro call with Anna tomorrow 3-4pm", "*Intro: Anna de Vries*", "15:00–16:00"],
  ["schedule a 40 minute intro call with Anna tomorrow at 3", "*Intro: Anna de Vries*", "15:00–15:40"],
  ["plan een intro call met Anna morgen om 15:00", "*Intro: Anna de Vries*", "15:00–15:25"],
  ["schedule a review with Anna tomorrow at 3", "*Review*", "15:00–15:30"],
])("%j is shown as %s, %s", (text, title, times) => {
  const shown = converse({ now: NOW, contacts, templates: [call, intro] }).say(text);
  expect(shown).toContain(title);
  expect(shown).toContain(times);
});

test("what a request says of place and title wins over its template", () => {
  const talk = converse({ now: NOW, contacts, templates: [{ ...intro, location: "Room 1" }] });
  expect(talk.say("schedule an intro call with Anna tomorrow at 3")).toContain("Where: Room 1");
  expect(talk.say("schedule an intro call with Anna tomorrow at 3 at Cafe Luna")).toContain("Where: Cafe Luna");
});

test("among several actions everything that templates add is shown before the yes", () => {
  const room = { ...intro, location: "Room 1", noReminder: true };
  const talk = converse({
    now: NOW,
    contacts,
    events: [busy("10:00", "11:00", { title: "Demo" })],
    templates: [call, room],
  });
  const shown = talk.say("cancel the demo and schedule an intro call with Anna tomorrow at 3");
  expect(shown).toContain("1. Cancel “Demo”");
  expect(shown).toContain("2. Book *Intro: Anna de Vries*");
  expect(shown).toContain(
    "Where: Room 1\nFrom your template “intro call”: Google Meet link, no reminder, with its description.",
  );
});

test("times that are free for a kind of meeting are found with its length and its buffer", () => {
  const events = [busy("10:00", "11:00")];
  const say = (bufferMinutes: number | null) =>
    converse({ now: NOW, contacts, events, templates: [{ ...intro, durationMinutes: 60, bufferMinutes }] }).say(
      "find a time for an intro call with Anna tomorrow morning",
    );
  expect(say(0)).toContain("11:00");
  expect(say(60)).not.toContain("11:00");
});

test("a meeting that was just booked becomes a template after a yes, and undo takes only that back", () => {
  const talk = converse({ now: NOW, contacts });
  talk.say("schedule a 40 min pitch with Anna tomorrow at 3 at Cafe Luna");
  talk.say("yes");
  const asked = talk.say("make this a template");
  expect(asked).toContain("Shall I save this as a template?");
  expect(asked).toContain("“Pitch”");
  expect(asked).toContain("40 minutes");
  expect(asked).toContain("Cafe Luna");
  expect(talk.templates()).toEqual([]);
  expect(talk.say("yes")).toContain("Saved as “Pitch”");
  expect(talk.templates()).toMatchObject([{ name: "Pitch", durationMinutes: 40, location: "Cafe Luna", meet: false }]);
  expect(talk.say("schedule a pitch with Bob on Friday at 10")).toContain("10:00–10:40");
  talk.say("no");
  expect(talk.say("undo")).toContain("there is no template “Pitch” any more");
  expect(talk.templates()).toEqual([]);
  expect(talk.events()).toHaveLength(1);
});

test("a no saves nothing", () => {
  const talk = converse({ now: NOW, events: [busy("15:00", "16:00", { title: "Demo" })] });
  talk.say("make the demo a template");
  talk.say("no");
  expect(talk.templates()).toEqual([]);
});

test("the people of one meeting are not those of the next, and a name that tells nothing is asked for", () => {
  const anna = [{ email: "anna@example.com", name: "Anna de Vries" }];
  const talk = converse({
    now: NOW,
    contacts,
    events: [busy("10:00", "11:00", { title: "Intro met Anna", attendees: anna })],
  });
  expect(talk.say("maak van mijn afspraak van 10:00 een sjabloon")).toContain("“Intro”");
  talk.say("ja");
  expect(talk.templates()).toMatchObject([{ name: "Intro", title: "Intro met {guests}" }]);
  const plain = converse({
    now: NOW,
    events: [busy("10:00", "11:00", { title: "Meeting with Anna", attendees: anna })],
  });
  expect(plain.say("make my 10am a template")).toContain("make this a template called intro call");
  expect(plain.say("make my 10am a template called catch-up")).toContain("“catch-up”");
});

test.each([
  [{ organizerSelf: false }, "set up by somebody else"],
  [{ title: "Intro call" }, "You have a template “Intro call” already"],
])("a meeting with %j makes none", (of, said) => {
  const talk = converse({ now: NOW, events: [busy("10:00", "11:00", { title: "Demo", ...of })], templates: [intro] });
  expect(talk.say("make my 10am a template")).toContain(said);
});

test("a plan without templates books the meeting as it was said, and one sentence leads to the plans", () => {
  const starter = { plan: "starter" as const, trialDaysLeft: 0, limit: 20 };
  const talk = converse({ now: NOW, contacts, templates: [intro], standing: starter });
  const shown = talk.say("schedule an intro call with Anna tomorrow at 3");
  const line = "Meeting templates are part of Professional and Enterprise: https://parley.test/dashboard/billing";
  expect(shown).toContain(line);
  expect(shown).toContain("*Intro call*");
  expect(shown).toContain("15:00–15:30");
  talk.say("yes");
  expect(talk.say("make this a template")).toBe(line);
  expect(talk.templates()).toHaveLength(1);
});

/** An event of tomorrow. */
function busy(from: string, to: string, more: Partial<CalendarEvent> = {}): CalendarEvent {
  const at = (clock: string) => Date.parse(`2026-03-05T${clock}:00+01:00`);
  return exampleEvent({ id: `e-${from}`, start: at(from), end: at(to), ...more });
}
