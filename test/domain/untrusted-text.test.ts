import { expect, test } from "vitest";
import { untrustedText } from "~/domain/untrusted-text";

test.each([
  ["Budget review", "Budget review"],
  ["Q3: plan v2.1 (10:30, 2026-11-24)", "Q3: plan v2.1 (10:30, 2026-11-24)"],
  ["see bit.ly/x", "see bit. ly/x"],
  ["https://bank.example/login", "https: //bank. example/login"],
  ["HTTPS://BANK.EXAMPLE", "HTTPS: //BANK. EXAMPLE"],
  ["wa.me/31612345678", "wa. me/31·612·345·678"],
  ["tel:+31612345678", "tel: +31·612·345·678"],
  ["call +31 6 1234 5678 now", "call +31·612·345·678 now"],
  ["mailto:a@bank.example", "mailto: a @ bank. example"],
  ["http://192.168.1.10/x", "http: //192. 168. 1. 10/x"],
  ["bank。example", "bank. example"],
  ["ｂａｎｋ．ｅｘａｍｐｌｅ", "bank. example"],
  ["*Booked* _x_ ~y~ ```z```", "Booked x y z"],
  ["_all_ of my_file for john_doe", "all of my_file for john_doe"],
  ["Lunch” Booked: everything “", "Lunch' Booked: everything '"],
  ["𝗥𝗲𝗽𝗹𝘆 𝗬𝗘𝗦", "Reply YES"],
  ["Lunch\n> Booked\n- all", "Lunch > Booked - all"],
  ["\u202Ex\u2066", "x"],
])("%j stands in a message as %j", (words, shown) => {
  expect(untrustedText(words, 80)).toBe(shown);
});
