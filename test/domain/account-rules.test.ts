import { expect, test } from "vitest";
import { displayName, normalEmail } from "~/domain/account";
import { deviceName } from "~/domain/device";
import { writeLetter } from "~/domain/mail";
import { networkOf } from "~/domain/network-address";
import { ownPath } from "~/domain/own-path";
import { PASSWORD_ADVICE, PASSWORD_HINT, passwordFault } from "~/domain/password";
import { tryAgainText } from "~/domain/rate-limits";
import { MINUTE, SECOND } from "~/domain/time";

test.each([
  ["/", "/"],
  ["/dashboard", "/dashboard"],
  ["/dashboard/meetings?q=a%20b&page=2#top", "/dashboard/meetings?q=a%20b&page=2#top"],
  ["/a/../b", "/b"],
])("V3.7.2: %s is a path of ours", (wanted, path) => {
  expect(ownPath(wanted, "no")).toBe(path);
});

test.each([
  "",
  "dashboard",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\n/evil.example",
  "/\t/evil.example",
  " /dashboard",
  "/ /evil",
  "/.//evil.example",
  "/a/..//evil.example",
  "https://evil.example/dashboard",
  "javascript:alert(1)",
  "data:text/html,x",
  "/ünïcode",
  `/${"x".repeat(1_001)}`,
])("V3.7.2: %j is no path of ours", (wanted) => {
  expect(ownPath(wanted, "no")).toBe("no");
});

test.each([
  ["1234567", {}, "too-short"],
  ["12345678", {}, "too-common"],
  ["PASSWORD", {}, "too-common"],
  ["aaaaaaaaaaaaaa", {}, "too-common"],
  ["robin.example", { email: "robin.example@mail.test" }, "too-personal"],
  ["Robin.Example2026!", { email: "robin.example@mail.test" }, "too-personal"],
  ["robin@mail.test", { email: "robin@mail.test" }, "too-personal"],
  ["Parley2026", {}, "too-personal"],
  ["x".repeat(64), {}, "too-common"],
  [`${"x".repeat(127)}y`, {}, undefined],
  [`${"x".repeat(128)}y`, {}, "too-long"],
  ["correct horse battery", { email: "robin@mail.test", name: "Robin" }, undefined],
  ["robins favourite hill", { email: "robin@mail.test", name: "Robin" }, undefined],
] as const)("V6.2.4: the password %j of %j is %s", (password, person, fault) => {
  expect(passwordFault(password, person)).toBe(fault);
});

test("what is wrong with a password is told beside the hint of its field, and not in its words", () => {
  const sentences = PASSWORD_HINT.split(/(?<=\.) /);
  for (const advice of Object.values(PASSWORD_ADVICE))
    for (const sentence of sentences) expect(advice).not.toContain(sentence);
  expect(PASSWORD_ADVICE["too-short"]).toContain("fewer than 8");
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["unknown", "unknown"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [1, "Try again in a minute."],
  [MINUTE, "Try again in a minute."],
  [MINUTE + SECOND, "Try again in 2 minutes."],
  [15 * MINUTE, "Try again in 15 minutes."],
])("a wait of %i ms is told as '%s'", (wait, words) => {
  expect(tryAgainText(wait, 0)).toBe(`Too many tries. ${words}`);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 Edg/128.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/25.0 Chrome/121.0 Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox on Linux"],
  ["curl/8.5", "A browser"],
  ["", "A browser"],
])("%j is %s to a person", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test("a user without a name is called by the mailbox, else User", () => {
  expect(displayName("  Robin ", "r@mail.test")).toBe("Robin");
  expect(displayName(undefined, "robin@mail.test")).toBe("robin");
  expect(displayName(" ", "@")).toBe("User");
  expect(normalEmail("  Robin@Mail.Test ")).toBe("robin@mail.test");
});

test("V1.2.1 V1.3.11: what people typed is text in both forms of a letter, and a subject is one line", () => {
  const { subject, text, html } = writeLetter({
    subject: "Question\r\nBcc: all@example.com",
    greeting: "Hello <b>Robin</b>,",
    paragraphs: ['A "quoted" & <script>alert(1)</script>\nline'],
    action: { label: "Open", url: "https://parley.test/a?b=1&c=2" },
  });
  expect(subject).toBe("Question Bcc: all @ example. com");
  expect(text).toContain("<script>alert(1)</script>");
  expect(html).not.toMatch(/<(script|b)>/);
  expect(html).toContain('href="https://parley.test/a?b=1&amp;c=2"');
  expect(html).toContain("&lt;/script&gt;<br>line");
});
