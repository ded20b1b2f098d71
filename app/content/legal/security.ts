import { claims } from "../claims";
import { company } from "../company";
import type { Passage } from "../prose";

export const securityOpening =
  "You give Parley access to your calendar and your time. This is what we do to deserve it, in plain words.";

export const security: readonly Passage[] = [
  {
    title: "Your data in transit and at rest",
    blocks: [
      [
        "Every connection to Parley uses TLS, and browsers are told never to use anything less.",
        "The keys to your Google Calendar are encrypted with AES-256-GCM before they are stored; the encryption key is kept apart from the database.",
        "Passwords are stored only as scrypt hashes, sessions only as hashes.",
        `Chats: ${claims.encryption.text}, between your phone and WhatsApp's business service that hands messages to us.`,
      ],
    ],
  },
  {
    title: "What Parley may do",
    blocks: [
      "Parley asks Google only for what it needs to read your free time and write your meetings. It writes nothing without your yes, and for a day it can take back what it wrote.",
      "Text that others have written, such as the title of an event, is treated as text. It cannot give Parley orders.",
    ],
  },
  {
    title: "Your account",
    blocks: [
      [
        "Sign in with a password or with Google; guessing is limited by account and by network.",
        "See your open sessions and end any of them in your settings.",
        "Disconnect your calendar or WhatsApp at any moment: access ends at once.",
        "Export everything we hold about you, or erase your account.",
      ],
    ],
  },
  {
    title: "How we run it",
    blocks: [
      [
        "Parley runs on Cloudflare's network, close to you and shielded from attacks.",
        "Pages carry strict security headers, and public pages run no script but the one that plays the film on the first.",
        "Logs hold ids and counts, never messages, numbers or addresses.",
        claims.uptime.text,
      ],
    ],
  },
  {
    title: "Standards",
    blocks: [[claims.gdpr.text, claims.soc2.text]],
  },
  {
    title: "Report a weakness",
    blocks: [
      `Found something? Write to ${company.email} with the steps to see it. We answer security reports within ${claims.securityAnswer.text}, keep you informed until it is mended, and thank you by name if you like. Please give us time to mend it before you publish, and leave other people's data alone.`,
    ],
  },
];
