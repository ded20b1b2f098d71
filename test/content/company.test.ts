import { expect, test } from "vitest";
import { company, problemWithCompany } from "~/content/company";

test("a company that there is not stops a deploy, line by line; one's own does not", () => {
  const problem = problemWithCompany() ?? "";
  for (const line of [company.email, company.address[0], company.registration]) expect(problem).toContain(line);
  const own = { ...company, email: "hello@parley.example", address: ["1 High Street"], registration: "KvK 12345678" };
  expect(problemWithCompany(own)).toBeNull();
  expect(problemWithCompany({ ...own, registration: company.registration })).toContain(company.registration);
});
