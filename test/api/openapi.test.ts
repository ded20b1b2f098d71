import { expect, test } from "vitest";
import { openApiDocument } from "~/api/openapi";
import { OPERATIONS } from "~/api/operations";

test("the document has every call, with what it takes and answers", () => {
  const document = openApiDocument("https://parley.test", Date.now());
  const described = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted());
  expect(document.openapi).toBe("3.1.0");
});
