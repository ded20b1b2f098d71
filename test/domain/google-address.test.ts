import { expect, test } from "vitest";
import { isGoogleAuthoritative } from "~/domain/google-address";

test.each([
  ["anna@gmail.com", undefined, true, true],
  ["Anna@GoogleMail.com", undefined, true, true],
  ["anna@acme.example", "acme.example", true, true],
  ["anna@acme.example", "ACME.example", true, true],
  ["anna@acme.example", undefined, true, false],
  ["anna@acme.example", "other.example", true, false],
  ["anna@sub.acme.example", "acme.example", true, false],
  ["anna@notgmail.com", undefined, true, false],
  ["anna@gmail.com.evil.example", undefined, true, false],
  ['"anna@gmail.com"@evil.example', undefined, true, false],
  ["anna@gmail.com", undefined, false, false],
  ["anna@acme.example", "acme.example", false, false],
])(
  "of %s with the Workspace %s, verified %s, Google says whose it is: %s",
  (email, hd, emailVerified, authoritative) => {
    expect(isGoogleAuthoritative({ email, emailVerified, ...(hd && { hostedDomain: hd }) })).toBe(authoritative);
  },
);
