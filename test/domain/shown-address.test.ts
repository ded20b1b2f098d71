import { expect, test } from "vitest";
import { maskEmail, shownAddress, strangerCalled } from "~/domain/shown-address";

test.each([
  ["anna_de_vries+x@example.com", "anna_de_vries+x@example.com"],
  // Homoglyphs, in the domain and before it.
  ["anna@аpple.com", "anna@аpple.com [anna@xn--pple-43d.com]"],
  ["аnna@bank.example", "аnna@bank.example [xn--nna-5cd@bank.example]"],
  ["anna@bücher.example", "anna@bücher.example [anna@xn--bcher-kva.example]"],
  // From right to left.
  ["anna@דוגמה.example", "anna@דוגמה.example [anna@xn--6dbbec0c.example]"],
  ["\u202Emoc.elpmaxe@anna\u202C.com", "�moc.elpmaxe@anna�.com [\\u{fffd}moc.elpmaxe@anna\\u{fffd}.com]"],
  ["an\u200Bna@example.com", "an�na@example.com [an\\u{fffd}na@example.com]"],
  ["_anna_@example.com", "＿anna＿@example.com"],
  ["*anna*@example.com", "＊anna＊@example.com"],
  ["nobody", "nobody"],
])("%j is shown as %j", (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

const LOCAL = `${"a".repeat(32)}${"z".repeat(32)}`;
const DOMAIN = `${"x".repeat(60)}.${"y".repeat(60)}.example`;

test.each([
  [`${LOCAL}@bank.example`, 40, /^a{13}…z{13}@bank\.example$/],
  [`${LOCAL}@bank.example`, 72, /^a+…z+@bank\.example$/],
  [`${LOCAL}@bank.example`, 77, /^a{32}z{32}@bank\.example$/],
  [`${LOCAL}@${DOMAIN}`, 40, /^a…z@x{60}\.y{60}\.example$/],
  [`${LOCAL}@${DOMAIN}`, 500, /^a{32}z{32}@x{60}\.y{60}\.example$/],
  ["ab@bank.example", 5, /^ab@bank\.example$/],
  ["😀😀😀😀😀@bank.example", 20, /^😀…😀@bank\.example \[/u],
])("%s in %i characters keeps its domain", (address, max, shown) => {
  expect(shownAddress(address, max)).toMatch(shown);
});

test.each([
  ["anna@gmail.com", "a•••@gmail.com"],
  ["anna@example.com", "a•••@exam•••. com"],
  ["anna@mail.abc.co.uk", "a•••@•••abc. co. uk"],
  ["m@your-parley-account-is-locked.open-parley-login.com-verify.evil.test", "m•••@•••evil. test"],
  ["m@parley-account-locked.security-support", "m•••@parl•••. securit•••"],
])("of %s somebody else is told %s", (address, shown) => {
  expect(maskEmail(address)).toBe(shown);
});

test("whoever has no name is called by an address that is no link", () => {
  expect(strangerCalled({ name: "Wendy", email: "w@evil.test" })).toBe("Wendy");
  expect(strangerCalled({ name: "", email: "w@locked.evil.test" })).toBe("w @ locked. evil. test");
});
