import { expect, test } from "vitest";
import { isTakenUp, viewPlace } from "~/domain/place";

const map = (query: string) => `https://www.google.com/maps/search/?api=1&query=${query}`;
const PHISH = "Parley: your session has ended. Sign in again: https://parley-login.evil.test/auth, now";

test.each([
  ["", null],
  ["Room 2", { text: "Room 2", link: null }],
  ["Café Luna", { text: "Café Luna", link: null }],
  [
    "Werft 118, 28217 Bremen",
    {
      text: "Werft 118, 28217 Bremen",
      link: { url: map("Werft+118%2C+28217+Bremen"), from: 0, to: 23, host: null },
    },
  ],
  [
    "Zoom: https://zoom.example/j/1 (1234)",
    {
      text: "Zoom: https://zoom.example/j/1 (1234)",
      link: { url: "https://zoom.example/j/1", from: 6, to: 30, host: "zoom.example" },
    },
  ],
  ["javascript:alert(1)", { text: "javascript:alert(1)", link: null }],
  ["https://meet.google.com@evil.test/x", { text: "https://meet.google.com@evil.test/x", link: null }],
  ["https://a:b@evil.test/x", { text: "https://a:b@evil.test/x", link: null }],
])("the place %j is shown as it is, and what leads to its call or a map is a link", (location, view) => {
  expect(viewPlace(location, true)).toEqual(view);
});

test("of a sentence with an address in it the address alone is the link, and its host is told", () => {
  const link = viewPlace(PHISH, true)?.link;
  expect(PHISH.slice(link?.from, link?.to)).toBe("https://parley-login.evil.test/auth");
  expect(link?.host).toBe("parley-login.evil.test");
  expect(viewPlace("https://аpple.com/x", true)?.link?.host).toBe("xn--pple-43d.com");
  expect(viewPlace("\u202ehttps://zoom.example/\u2066x", true)?.text).toBe("https://zoom.example/x");
});

test.each([
  [{ organizerSelf: false }, false],
  [{ organizerSelf: false, responseStatus: "needsAction" }, false],
  [{ organizerSelf: false, responseStatus: "tentative" }, false],
  [{ organizerSelf: false, responseStatus: "declined" }, false],
  [{ organizerSelf: false, responseStatus: "accepted" }, true],
  [{ organizerSelf: true }, true],
] as const)("of an event with %j the place may be a link: %j", ({ organizerSelf, ...own }, isTrusted) => {
  const isOurs = isTakenUp({ organizerSelf, attendees: [{ email: "me@example.com", self: true, ...own }] });
  expect(isOurs).toBe(isTrusted);
  for (const place of [PHISH, "Werft 118, 28217 Bremen"])
    expect(viewPlace(place, isOurs)?.link !== null).toBe(isTrusted);
});
