import { expect, test } from "vitest";
import { ChangePasswordForm, ResetForm, SignUpForm } from "~/forms/account";

test.each([
  ["signing up", SignUpForm, { name: "x".repeat(500), email: "no address" }],
  ["a reset", ResetForm, { token: "" }],
  ["a change", ChangePasswordForm, { current: "" }],
])("at %s what is wrong with a password is said once, whatever else is", (_, form, rest) => {
  const { error } = form.safeParse({ ...rest, password: "12345678" });
  expect(error?.issues.filter(({ path }) => path[0] === "password")).toHaveLength(1);
});
