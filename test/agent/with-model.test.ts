import { expect, test } from "vitest";
import type { ModelForm, RequestForm } from "~/agent/understand/model-form";
import { contactRows } from "~/domain/contact";
import { converse, guest, meeting } from "../support/dialogue";

// What becomes of messages that the rules do not read whole, where a language model takes them apart. The model is played.

type Form = Partial<RequestForm> & Pick<RequestForm, "intent">;

const ANNA = guest("Anna Brooks");
const DOYLE = guest("Marcus Doyle");
const CONTACTS = [ANNA, DOYLE].flatMap(({ email, name }) => contactRows(email, name, {}));
const EVENTS = [
  meeting("Gym", "2026-11-27T18:00:00+01:00", "2026-11-27T19:00:00+01:00"),
  meeting("Dentist", "2026-11-26T15:00:00+01:00", "2026-11-26T15:30:00+01:00"),
  meeting("Settlement call", "2026-11-26T16:00:00+01:00", "2026-11-26T16:30:00+01:00", [DOYLE]),
];

/** A talk on Wednesday 25 November 2026, 09:30, in Amsterdam. @param forms what the model makes of each message */
function talkWith(forms: Record<string, Form[] | null>) {
  const asked: string[] = [];
  const model = (text: string): ModelForm | null => {
    asked.push(text);
    const requests = forms[text];
    return requests ? { requests } : null;
  };
  return {
    ...converse({ now: "2026-11-25T09:30:00+01:00", events: EVENTS, contacts: CONTACTS, model }),
    asked,
  };
}

test.each<[string, Form[], string[]]>([
  [
    "book anna sat 9.30am lash n brow tint 45 min",
    [{ intent: "create", title: "lash n brow tint", people: ["anna"], time: "sat 9.30am", length: "45 min" }],
    ["Shall I book this?", "*Lash n brow tint*", "Sat 28 Nov, 09:30–10:15", "With: Anna Brooks"],
  ],
  [
    "bin off the dentist, plus gubbins w anna fri 2 to half 3",
    [
      { intent: "cancel", words: "bin off the dentist", meetingTitle: "dentist" },
      {
        intent: "create",
        words: "gubbins w anna fri 2 to half 3",
        title: "gubbins",
        people: ["anna"],
        time: "fri 2 to half 3",
      },
    ],
    ["Shall I do all of this?", "Cancel “Dentist”", "Book *Gubbins*, Fri 27 Nov, 14:00–15:30", "Anna Brooks"],
  ],
  [
    "kindly vacate the four o'clock with Mr Doyle tomorrow",
    [{ intent: "cancel", meetingPeople: ["Mr Doyle"], meetingTime: "four o'clock tomorrow" }],
    ["Shall I cancel this?", "“Settlement call”", "Thu 26 Nov, 16:00–16:30"],
  ],
  [
    "overmorgen neem ik vrijaf vanaf 13u tot 17u, noteer maar",
    [{ intent: "create", title: "vrijaf", time: "overmorgen vanaf 13u tot 17u" }],
    ["Zal ik dit inplannen?", "*Vrijaf*", "vr 27 nov, 13:00–17:00"],
  ],
  [
    "nächste Woche Montag bis Freitag Betriebsurlaub, bitte eintragn",
    [{ intent: "create", title: "Betriebsurlaub", time: "nächste Woche Montag bis Freitag", allDay: true }],
    ["*Betriebsurlaub*", "Mo, 30. Nov. – Fr, 4. Dez. (5 Tage)"],
  ],
  [
    "réu avec la cadre vendredi 14h30, nan 15h30 dsl",
    [{ intent: "create", title: "réu avec la cadre", time: "vendredi 15h30" }],
    ["*Réu avec la cadre*", "ven. 27 nov., 15:30–16:00"],
  ],
  [
    "échale media hora más al dentist",
    [{ intent: "reschedule", meetingTitle: "dentist", length: "media hora", lengthMeans: "longer" }],
    ["“Dentist”", "jue 26 nov, 15:00–16:00"],
  ],
])("%j is shown as the model reads it", (text, forms, parts) => {
  expectIn(talkWith({ [text]: forms }).say(text), parts);
});

/** The parts in this order. */
function expectIn(answer: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    const at = answer.indexOf(part, from);
    expect(at, `${JSON.stringify(part)} in:\n${answer}`).toBeGreaterThanOrEqual(0);
    from = at + part.length;
  }
}

const UNCLEAR = "cd me n anna gubbins fri 2pm for 45 min";

test.each<[string, Form, RegExp]>([
  ["the hour", { intent: "create", title: "gubbins", people: ["anna"], length: "45 min" }, /“fri 2pm/],
  ["the length", { intent: "create", title: "gubbins", people: ["anna"], time: "fri 2pm" }, /45 min”/],
  ["somebody", { intent: "create", title: "gubbins", time: "fri 2pm", length: "45 min" }, /“anna”/i],
])("what leaves out %s is not shown for a yes", (_, form, left) => {
  const answer = talkWith({ [UNCLEAR]: [form] }).say(UNCLEAR);
  expect(answer).toMatch(left);
  expect(answer).not.toMatch(/\[Yes, book it\]/);
});

test("words that no rule reads as a time are asked about, and not passed over", () => {
  const text = "anna komt koffiedrinken kermismaandag, 10u ofzo";
  const form: Form = { intent: "create", title: "koffiedrinken", people: ["anna"], time: "kermismaandag 10u" };
  const answer = talkWith({ [text]: [form] }).say(text);
  expect(answer).toMatch(/“kermismaandag”/);
  expect(answer).not.toMatch(/\[Ja, plan maar\]/);
});

test("where the model and the rules differ in what is to be done, each is a button that says which it is", () => {
  const text = "book gym every tuesday at 6pm, 10 times";
  const answer = talkWith({
    [text]: [{ intent: "reschedule", meetingTitle: "gym", time: "tuesday at 6pm" }],
  }).say(text);
  const [moved, made] = [answer.indexOf("Move “Gym”"), answer.indexOf("Book *Gym*")];
  expect(moved).toBeGreaterThanOrEqual(0);
  expect(made).toBeGreaterThan(moved);
  expect(answer).toMatch(/\[The one there is\] \[A new one\]/);
});

const CALLED_OFF = "call off tomorrow's natter with marcus";

test("what the rules read and is not in the calendar is shown as the model reads it", () => {
  const form: Form = { intent: "cancel", meetingPeople: ["marcus"], meetingTime: "tomorrow" };
  const talk = talkWith({ [CALLED_OFF]: [form] });
  expectIn(talk.say(CALLED_OFF), ["Shall I cancel this?", "“Settlement call”", "Thu 26 Nov, 16:00–16:30"]);
  expect(talk.asked).toEqual([CALLED_OFF]);
});

test.each<[string, Form[] | null]>([
  ["no model", null],
  ["something that is not there either", [{ intent: "cancel", meetingTitle: "natter", meetingTime: "tomorrow" }]],
  ["nothing about meetings", [{ intent: "out_of_domain" }]],
])("where it is not in the calendar and the model's reading is %s, the rules answer", (_, forms) => {
  expect(talkWith({ [CALLED_OFF]: forms }).say(CALLED_OFF)).toBe(talkWith({}).say(CALLED_OFF));
});

test("an out-of-domain from the model leaves the answer of the rules", () => {
  const alone = talkWith({}).say(UNCLEAR);
  expect(talkWith({ [UNCLEAR]: [{ intent: "out_of_domain" }] }).say(UNCLEAR)).toBe(alone);
});

test("what is said of a meeting that was just booked changes that one, in the words of the model", () => {
  const talk = talkWith({
    "genre direction le QG des potes": [{ intent: "reschedule", place: "QG des potes" }],
  });
  talk.say("rdv avec anna vendredi 12h");
  talk.say("oui");
  const answer = talk.say("genre direction le QG des potes");
  expect(talk.asked).toContain("genre direction le QG des potes");
  expectIn(answer, ["Je modifie ce rendez-vous ?", "12:00–12:30", "Où : QG des potes"]);
});

test("a new meeting in the model's reading does not become an answer to what is open", () => {
  const text = "pls can we zumba blergh thu 7pm ta";
  const talk = talkWith({ [text]: [{ intent: "create", title: "zumba blergh", time: "thu 7pm" }] });
  expect(talk.say("lunch with anna friday at noon")).toMatch(/\*Lunch\*/);
  const answer = talk.say(text);
  expectIn(answer, ["*Zumba blergh*", "Thu 26 Nov, 19:00–19:30"]);
  expect(answer).not.toMatch(/Anna Brooks/);
});

test.each(["lunch with anna friday at noon", "what's on tomorrow?", "cancel the dentist", "yes", "undo"])(
  "%j, which the rules read whole, is not for the model",
  (text) => {
    const talk = talkWith({});
    talk.say(text);
    expect(talk.asked).toEqual([]);
  },
);
