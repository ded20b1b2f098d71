import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OnlyThisOne, WhatCancelDoes } from "~/components/only-this-one";

const words = (verb: "cancel" | "move", repeats: boolean) =>
  renderToStaticMarkup(createElement(OnlyThisOne, { meeting: { title: "sync", repeats }, verb })).replace(
    /<[^>]+>/g,
    "",
  );

// That these texts reach the whole series, with that button, is tested in test/agent/series.test.ts.
test("of a series it is said that only this one is changed, and which text changes them all", () => {
  expect(words("cancel", true)).toMatch(
    /^Only this one of the series.* text Parley cancel the sync and choose All of them/,
  );
  expect(words("move", true)).toMatch(/text Parley move the sync to 4pm and choose All of them/);
  expect(words("cancel", false)).toBe("");
});

test("before one of a series is cancelled it is said that the others stay, and that it can be restored", () => {
  const said = (repeats: boolean) =>
    renderToStaticMarkup(createElement(WhatCancelDoes, { meeting: { title: "sync", repeats } }));
  expect(said(true)).toMatch(/everybody invited is told. You can restore it afterwards..*Only this one of the series/);
  expect(said(false)).not.toContain("series");
});
