import { expect, test } from "vitest";
import { summaryOf } from "./said";

const itemsOf = async (lines: readonly string[]) =>
  (await summaryOf(lines)).actionItems.map(({ text, owner, due, evidence }) =>
    [text, owner?.split(" ")[0] ?? "-", due?.slice(5) ?? "-", evidence.map(({ entry }) => entry).join("+")].join(" | "),
  );

// The meeting is on a Tuesday, 2 March 2027.
test.each<[lines: string[], items: string[]]>([
  [
    ["Ada: I'll order the chairs tomorrow.", "Ada: I'll invite the people on Friday."],
    ["Order the chairs | Ada | 03-03 | e1", "Invite the people | Ada | 03-05 | e2"],
  ],
  [
    ["Ada: I'll order the chairs tomorrow. I'll invite the people on Friday."],
    ["Order the chairs | Ada | 03-03 | e1", "Invite the people | Ada | 03-05 | e1"],
  ],
  [
    ["Ada: I'll call Ben tomorrow.", "Ada: I'll call Carl on Friday."],
    ["Call Ben | Ada | 03-03 | e1", "Call Carl | Ada | 03-05 | e2"],
  ],
  [
    ["Ada: I'll pay room 12 tomorrow.", "Ada: I'll pay room 14 on Friday."],
    ["Pay room 12 | Ada | 03-03 | e1", "Pay room 14 | Ada | 03-05 | e2"],
  ],
  [
    ["Ada: Ik bestel morgen de stoelen.", "Ada: Ik nodig vrijdag de mensen uit."],
    ["Bestel de stoelen | Ada | 03-03 | e1", "Nodig de mensen uit | Ada | 03-05 | e2"],
  ],
  [
    ["Ada: Action item: I will send the deck by Friday.", "Ada: Decision: I will decide tomorrow."],
    ["Send the deck | Ada | 03-05 | e1", "I will decide tomorrow | Ada | 03-03 | e2"],
  ],
  [
    ["Ada: I'll call the bank tomorrow.", "Ada: No, I'll call the bank on Friday."],
    ["Call the bank | Ada | 03-05 | e1+e2"],
  ],
  [["Ada: I'll call the bank tomorrow.", "Ada: Make that Friday."], ["Call the bank | Ada | 03-05 | e1+e2"]],
])("work with a day of its own is an item of its own, unless a word corrects it: %j", async (lines, items) => {
  expect(await itemsOf(lines)).toEqual(items);
});

test.each<[said: string, item: string]>([
  ["I'll pay room 12 tomorrow.", "Pay room 12 | Ada | 03-03 | e1"],
  ["I will pay bill number 17 tomorrow morning at the bank.", "Pay bill number 17 at the bank | Ada | 03-03 | e1"],
  ["I will pay invoice 4711 on Friday.", "Pay invoice 4711 | Ada | 03-05 | e1"],
  ["I will wire 900 euro by Friday.", "I will wire 900 euro by Friday | Ada | 03-05 | e1"],
  ["I'll send the deck on 12 March.", "Send the deck | Ada | 03-12 | e1"],
])("a figure beside a noun is no hour: %s", async (said, item) => {
  expect(await itemsOf([`Ada: ${said}`])).toEqual([item]);
});

test.each<[line: string, item: string]>([
  ["Ada: Action item: Ben sends the deck by Friday.", "Ben sends the deck | Ben | 03-05 | e1"],
  ["Action item: Kim Hale calls the bank tomorrow.", "Kim Hale calls the bank | Kim | 03-03 | e1"],
  ["Taak: Carl belt morgen de bank.", "Carl belt de bank | Carl | 03-03 | e1"],
  ["Ada: Aufgabe: Ich rufe morgen die Bank an.", "Rufe die Bank an | Ada | 03-03 | e1"],
  ["Tâche: Ben envoie l'offre avant vendredi.", "Ben envoie l'offre | Ben | 03-05 | e1"],
  ["Ada: Tarea: Carl llama al banco mañana.", "Carl llama al banco | Carl | 03-03 | e1"],
  ["Ada: To do: call Ben by Friday.", "Call Ben | - | 03-05 | e1"],
  ["Action: Ben's contract must be sent by Friday.", "Ben's contract must be sent | - | 03-05 | e1"],
  ["Action: Ben and Carl paint the hall by Friday.", "Ben and Carl paint the hall | - | 03-05 | e1"],
])("a line with a label is an item, of whom it begins with: %s", async (line, item) => {
  expect(await itemsOf([line])).toEqual([item]);
});

test("a line cites what its words, its owner and its day rest on, and nothing else", async () => {
  const lines = [
    "Ada: We saw the hall.",
    "Ben: The chairs are broken.",
    "Ada: I'll order new ones by Friday.",
    "Carl: Good.",
  ];
  expect(await itemsOf(lines)).toEqual(["Order new ones | Ada | 03-05 | e3"]);
});
