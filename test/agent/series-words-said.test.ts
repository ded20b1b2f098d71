import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { DAY, MINUTE } from "~/domain/time";
import { converse, guest, meeting } from "../support/dialogue";

const NOW = "2026-11-24T09:05:00+01:00";

/** A series of Tuesdays, of which three are ahead; Kim has no address yet. */
function begin() {
  const [anna, bob] = [guest("Anna Bell"), guest("Bob Cole")];
  const events = [0, 7, 14].map((days) => {
    const start = Date.parse("2026-11-24T15:00:00+01:00") + days * DAY;
    const [from, to] = [start, start + 30 * MINUTE].map((at) => new Date(at).toISOString());
    const id = `sync1_${from?.replace(/[-:]|\.000/g, "")}`;
    return { ...meeting("Standup", from ?? "", to ?? "", [anna]), id, recurringEventId: "sync1", location: "Room 1" };
  });
  const contacts = [anna, bob].flatMap(({ email, name }) => contactRows(email, name));
  return converse({ now: NOW, events, contacts });
}

/** What is asked of the series from 8 December on, and what the card says of it then. */
const ASKED = [
  ["add bob@example.com to the standup on 8 December and all following", "bob@example.com"],
  ["voeg bob@example.com toe aan de standup van 8 december en alle volgende", "bob@example.com"],
  ["füge bob@example.com zum Standup am 8. Dezember und allen folgenden hinzu", "bob@example.com"],
  ["ajoute bob@example.com au standup du 8 décembre et toutes les suivantes", "bob@example.com"],
  ["añade a bob@example.com al standup del 8 de diciembre y todas las siguientes", "bob@example.com"],
  ["remove Anna from the standup on 8 December and all following", "Anna"],
  ["haal Anna van de standup van 8 december en alle volgende af", "Anna"],
  ["entferne Anna vom Standup am 8. Dezember und allen folgenden", "Anna"],
  ["retire Anna du standup du 8 décembre et toutes les suivantes", "Anna"],
  ["quita a Anna del standup del 8 de diciembre y todas las siguientes", "Anna"],
  ["rename the standup on 8 December and all following to Planning", "Planning"],
  ["hernoem de standup van 8 december en alle volgende naar Planning", "Planning"],
  ["benenne den Standup am 8. Dezember und alle folgenden in Planning um", "Planning"],
  ["renomme le standup du 8 décembre et toutes les suivantes en Planning", "Planning"],
  ["renombra el standup del 8 de diciembre y todas las siguientes a Planning", "Planning"],
  ["move the standup on 8 December and all following to room 4", "room 4"],
  ["verplaats de standup van 8 december en alle volgende naar kamer 4", "kamer 4"],
] as const;

const FROM =
  /\((?:every one from Tue 8 Dec on|alle vanaf di 8 dec|alle ab Di, 8\. Dez\.|tous à partir du mar\. 8 déc\.|todas desde el mar 8 dic)\)/;

test.each(ASKED)("%s", (ask, news) => {
  const card = begin().say(ask);
  expect(card).toMatch(FROM);
  expect(card).toContain(news);
  expect(card).not.toContain("Planning um");
});

test("of a guest who is asked about first the whole is still meant", () => {
  const talk = begin();
  expect(talk.say("add Kim to the standup on 8 December and all following")).toContain("Kim's e-mail address");
  expect(talk.say("kim@example.com")).toMatch(FROM);
});

test("what was asked of one is asked of all, words and guests as well", () => {
  const talk = begin();
  expect(talk.say("add Bob to the standup on 8 December")).toContain("Only this one of the series.");
  const card = talk.say("all of them");
  expect(card).toContain("all of the series");
  expect(card).toContain("bob@example.com");
  const again = begin();
  again.say("rename the standup to Planning");
  expect(again.say("all of them")).toContain("*Planning* (all of the series)");
});
