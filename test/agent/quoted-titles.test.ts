import { describe, expect, it } from "vitest";
import { converse, meeting } from "../support/dialogue";

const talk = () =>
  converse({
    now: "2026-12-07T09:20:00+01:00",
    events: [
      meeting("Write the launch plan", "2026-12-11T10:00:00+01:00", "2026-12-11T10:30:00+01:00"),
      meeting("Release check", "2026-12-11T10:30:00+01:00", "2026-12-11T11:00:00+01:00"),
      meeting("t7", "2026-12-11T14:00:00+01:00", "2026-12-11T14:30:00+01:00"),
    ],
  });

describe("a title in quotation marks, as our own lists have it", () => {
  it.each([
    ["cancel “Write the launch plan”", "Write the launch plan"],
    ['cancel "t7" on 11 december', "t7"],
    ["cancel my meeting 't7' on 11 december", "t7"],
    ["annule le rdv « Release check »", "Release check"],
    ["sag „Release check“ am Freitag ab", "Release check"],
    ["annuleer “Release check” van vrijdag", "Release check"],
    ["cancela “Release check” del viernes", "Release check"],
    ['move "Write the launch plan" to 5pm', "Write the launch plan"],
  ])("%s is about that one", (said, title) => {
    const running = talk();
    running.send(said);
    expect(JSON.stringify(running.pending())).toContain(title);
  });

  it.each([
    "cancel “Launch party”",
    'cancel "Launch party" on 11 december',
    "sag „Launch party“ ab",
    "move “Launch party” to 5pm",
    "remind me 30 minutes before “Launch party”",
  ])("%s, which is nowhere, does nothing to another", (said) => {
    const running = talk();
    running.send("when is the release check?");
    const answer = running.send(said);
    expect(JSON.stringify([answer, running.pending()])).not.toContain("Release check");
  });

  it.each(['rename "Release check" to "Launch day"', 'rename "Release check" to Launch day'])("%s", (said) => {
    const running = talk();
    running.send(said);
    expect(running.pending()).toMatchObject({
      actions: [{ event: { title: "Release check" }, change: { title: "Launch day" } }],
    });
  });
});
