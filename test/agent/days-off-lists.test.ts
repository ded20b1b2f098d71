import { expect, test } from "vitest";
import { converse } from "../support/dialogue";

/** Monday. */
const NOW = "2026-11-23T10:00:00+01:00";

const offIn = (talk: ReturnType<typeof converse>) => {
  const pending = talk.pending();
  const actions = pending?.kind === "proposal" ? pending.actions : [];
  return actions.map((action) => {
    const days = action.kind === "create" ? action.draft.allDay?.days : undefined;
    return days && [days.startDate, days.endDate];
  });
};

test.each([
  ["en", "off 24-26 december and 31 december"],
  ["en", "I'm off 24-26 december, and on 31 december"],
  ["nl", "vrij van 24 tot 26 december en op 31 december"],
  ["de", "frei vom 24. bis 26. Dezember und am 31. Dezember"],
  ["fr", "en congé du 24 au 26 décembre et le 31 décembre"],
  ["es", "de vacaciones del 24 al 26 de diciembre y el 31 de diciembre"],
])("%s, %j: each stretch of days is its own", (preferred, text) => {
  const talk = converse({ now: NOW, preferred });
  talk.say(text);
  expect(offIn(talk)).toEqual([
    ["2026-12-24", "2026-12-27"],
    ["2026-12-31", "2027-01-01"],
  ]);
  talk.say("yes");
  expect(talk.events()).toHaveLength(2);
});

test("two stretches, of which one goes over the year", () => {
  const talk = converse({ now: NOW });
  talk.say("I'm off 7-9 dec and 21 dec till 4 jan");
  expect(offIn(talk)).toEqual([
    ["2026-12-07", "2026-12-10"],
    ["2026-12-21", "2027-01-05"],
  ]);
});

test.each([
  ["en", "off Monday to Wednesday the week after next"],
  ["en", "vacation from monday to wednesday in two weeks"],
  ["nl", "vrij van maandag tot en met woensdag over twee weken"],
  ["de", "Urlaub von Montag bis Mittwoch übernächste Woche"],
  ["fr", "en congé de lundi à mercredi dans deux semaines"],
  ["es", "de vacaciones de lunes a miércoles en dos semanas"],
])("%s, %j: both weekdays are of that week", (preferred, text) => {
  const talk = converse({ now: "2026-11-26T10:00:00+01:00", preferred });
  talk.say(text);
  const stretches = offIn(talk);
  expect(stretches).toHaveLength(1);
  const [start, end] = stretches[0] ?? [];
  const length = (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000;
  expect([new Date(`${start}T00:00:00Z`).getUTCDay(), length]).toEqual([1, 3]);
});

test("of a stretch over a weekend only the last day is of the week that is named", () => {
  const talk = converse({ now: NOW });
  talk.say("off friday to monday next week");
  expect(offIn(talk)).toEqual([["2026-11-27", "2026-12-01"]]);
});
