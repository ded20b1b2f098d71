import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OnlyThisOne, WhatCancelDoes } from "~/components/only-this-one";

const said = (repeats: boolean, mayMeanSeries: boolean) =>
  renderToStaticMarkup(createElement(WhatCancelDoes, { meeting: { repeats, mayMeanSeries } }));

test("before one of a series is cancelled it is asked which of them, and that one is what stands there", () => {
  const markup = said(true, true);
  expect(markup.replace(/<[^>]+>/g, "|")).toMatch(
    /everybody invited is told. You can restore it afterwards\..*Only this one.*This one and all that follow.*All of them/,
  );
  expect(markup).toMatch(/value="one"[^>]*checked|checked=""[^>]*value="one"/);
});

test("of one that its series does not lead to, it is said that the others stay; of a meeting alone nothing", () => {
  expect(said(true, false)).toContain("Only this one of the series");
  expect(said(true, false)).not.toContain("radio");
  expect(said(false, false)).not.toContain("series");
  expect(renderToStaticMarkup(createElement(OnlyThisOne, { meeting: { repeats: false } }))).toBe("");
});
