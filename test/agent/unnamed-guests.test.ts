import { expect, test } from "vitest";
import { converse, playAll } from "../support/dialogue";
import { amongFriends } from "../support/week";

playAll(
  {
    "who is named by a role alone stands on the card as not invited, and is added by an address": `
    > book 30 min with boss tomorrow 17:30
    Shall I book this? … Not invited: “boss”. … e-mail address
    > boss@corp.example
    Shall I book this? … With: boss@corp.example
    > yes
    Booked … Invitations went to boss@corp.example`,
    "beside somebody who is known": `
    > book 30 min with my manager and anna@example.com tomorrow 17:30
    Shall I book this? … With: anna@example.com … Not invited: “my manager”.
    > yes
    Booked`,
    "in Dutch": `
    > boek 30 min met mijn baas en anna@example.com morgen 17:30
    Zal ik dit inplannen? … Met: anna@example.com … Niet uitgenodigd: “mijn baas”.`,
    "and in the title, where that says who it is": `
    > lunch with my sister tomorrow 17:30
    *Lunch with my sister* … Not invited: “my sister”.
    > no
    did not book
    > déj avec ma belle-mère demain à 17h30
    *Déj avec ma belle-mère* … “ma belle-mère”`,
    "beside what the time collides with, and on the card behind it": `
    > book 30 min with my boss tomorrow 14:15
    You already have something then … Not invited: “my boss”.
    > 1
    Shall I book this? … Not invited: “my boss”.`,
    "in a list of several": `
    > book a call with my boss tomorrow at 9 and book lunch with anna@example.com tomorrow at 12
    Shall I do all of this? … Not invited: “my boss”.`,
    "when the time comes later": `
    > book 30 min with my boss
    When
    > tomorrow at 17:30
    Shall I book this? … Not invited: “my boss”.`,
  },
  amongFriends,
);

test.each([
  ["book 30 min with my boss tomorrow 17:30", "“my boss”"],
  ["book 30 min with everyone from Sync tomorrow 17:30", "“everyone”"],
  ["lunch with the team friday at noon", "“the team”"],
  ["book a call with the dentist tomorrow at 9", "“the dentist”"],
  ["dinner with him and anna@example.com tomorrow at 19:00", "“him”"],
  ["boek lunch met iedereen morgen om 17:00", "“iedereen”"],
  ["boek een overleg met de klant morgen om 17:00", "“de klant”"],
])("%s: the card names %s", (text, who) => {
  expect(amongFriends().say(text)).toMatch(new RegExp(`(?:Not invited|Niet uitgenodigd): ${who}`));
});

test.each([
  "book lunch with me tomorrow 12:00",
  "book gym tomorrow 17:00",
  "book 30 min with anna@example.com tomorrow 17:30",
  "book a meeting with tom tomorrow at 17:00 with a reminder",
  "boek lunch met tom morgen om 17:00",
  "block friday morning for focus",
])("%s: nobody is missing", (text) => {
  expect(amongFriends().say(text)).not.toMatch(/invited:|uitgenodigd:/);
});

test.each([
  ["lunch with the boss friday 2pm. sorry, 3pm", "15:00", "Not invited: “the boss”"],
  ["call with the new client friday 2pm, no, 3pm", "15:00", "Not invited: “the new client”"],
  ["lunch met de baas vrijdag 14u, nee 15u", "15:00", "Niet uitgenodigd: “de baas”"],
  ["réu avec la cadre vendredi 14h30, nan 15h30 dsl", "15:30", "Pas invité : “la cadre”"],
  ["reunión con la jefa viernes 14h, no, 15h", "15:00", "Sin invitar: “la jefa”"],
])("the later of two hours is meant beside somebody without a name: %s", (said, hour, told) => {
  const card = converse({ now: "2026-11-24T09:30:00+01:00" }).say(said);
  expect(card).toContain(hour);
  expect(card).toContain(told);
});
