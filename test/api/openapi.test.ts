import { expect, test } from "vitest";
import { openApiDocument } from "~/api/openapi";
import { OPERATIONS } from "~/api/operations";
import { slugOf, viewCalls } from "~/content/api-reference";
import { SITE_PAGES } from "~/content/site-pages";

test("the document has every call, with what it takes and answers", () => {
  const document = openApiDocument("https://parley.test", Date.now());
  const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted());
  expect(document.openapi).toBe("3.1.0");
});

test("every part of the API has a page of the site", () => {
  const pages = SITE_PAGES.map(({ path }) => path);
  expect(
    OPERATIONS.map(({ tag }) => `/api/${slugOf(tag)}`).filter((path) => !pages.some((one) => one === path)),
  ).toEqual([]);
});

test.each(["curl", "TypeScript", "Python"])("each call is shown in %s, with its method and its address", (language) => {
  const served = JSON.parse(JSON.stringify(openApiDocument("https://parley.test", Date.now())));
  for (const { path, calls } of [...new Set(OPERATIONS.map(({ tag }) => slugOf(tag)))].map((slug) => ({
    path: slug,
    calls: viewCalls(served, slug)?.calls ?? [],
  })))
    for (const { samples, id } of calls) {
      const code = samples.find((one) => one.language === language)?.code ?? "";
      expect(code, `${path} ${id}`).toContain("https://parley.test/api/v1/");
      expect(code).toContain("PARLEY_KEY");
    }
});
