import { expect, test } from "vitest";
import { viewPlace } from "~/domain/place";

const map = (query: string) => `https://www.google.com/maps/search/?api=1&query=${query}`;

test.each([
  ["", null],
  ["Room 2", { text: "Room 2", link: null }],
  ["Café Luna", { text: "Café Luna", link: null }],
  ["Werft 118, 28217 Bremen", { text: "Werft 118, 28217 Bremen", link: map("Werft+118%2C+28217+Bremen") }],
  [
    "Zoom: https://zoom.example/j/1 (1234)",
    { text: "Zoom: https://zoom.example/j/1 (1234)", link: "https://zoom.example/j/1" },
  ],
  ["javascript:alert(1)", { text: "javascript:alert(1)", link: null }],
])("the place %j is shown as it is, and leads to its call or a map where it is one", (location, view) => {
  expect(viewPlace(location)).toEqual(view);
});
