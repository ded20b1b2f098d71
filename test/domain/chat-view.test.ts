import { expect, test } from "vitest";
import { viewTurns } from "~/domain/chat-view";

const at = (time: string) => Date.parse(`${time}:00+01:00`);
const NOW = at("2026-11-24T10:42");

test("turns are in their order, bold as on the phone, cut where they are long, with their day where it is not today", () => {
  const turns = [
    { text: "yes", reply: "Booked: *Budget*\nThu 26 Nov, 15:00–15:45, 2 * 3 * 4", at: at("2026-11-24T09:53") },
    { text: "x".repeat(4_000), reply: "Shall I?", at: at("2026-11-23T09:52") },
  ];
  const [first, second] = viewTurns(turns, "Europe/Amsterdam", NOW);
  expect(first?.time).toBe("Mon 23 Nov, 09:52");
  expect(first?.text).toHaveLength(600);
  expect(second).toMatchObject({
    time: "09:53",
    reply: [
      { words: "Booked: ", bold: false },
      { words: "Budget", bold: true },
      { words: "\nThu 26 Nov, 15:00–15:45, 2 * 3 * 4", bold: false },
    ],
  });
});
