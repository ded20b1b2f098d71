import { describe, expect, test } from "vitest";
import { meeting } from "../support/dialogue";
import { omar, physio, talkWith } from "../support/free-talk";

const withOmar = meeting("Catch-up", "2026-11-26T14:00:00+01:00", "2026-11-26T15:00:00+01:00", [omar]);

test("the lines above a mail are no times of the meeting", () => {
  const mail = [
    "-------- Forwarded message --------",
    "From: Omar Haddad <omar@example.com>",
    "Date: Tue, 8:40",
    "Subject: Lease",
    "",
    "Hi, could we go through the lease on Friday at 15:30? 45 min is enough. Omar",
    "",
    "^ add this pls",
  ].join("\n");
  expect(talkWith(physio).say(mail)).toMatch(/\*Lease\*[\s\S]*Fri 27 Nov, 15:30–16:15/);
});

describe("below a mail that calls a meeting off, “take it out” is about the meeting with its writer", () => {
  test.each([
    ["Forwarded:", "Hi, I have to call off our catch-up on Thursday. Omar", "can you cancel it please?"],
    ["Doorgestuurd:", "Hoi, ik moet onze afspraak van donderdag helaas afzeggen. Groet, Omar", "haal het er maar uit"],
    ["Weitergeleitet:", "Hallo, ich muss unser Treffen am Donnerstag absagen. Gruß, Omar", "nimmst du das bitte raus?"],
    ["Transféré :", "Bonjour, je dois annuler notre rendez-vous de jeudi. Omar", "annule-le stp"],
    ["Reenviado:", "Hola, tengo que cancelar nuestra cita del jueves. Omar", "cancélala porfa"],
  ])("%s", (head, mail, wish) => {
    const reply = talkWith(physio, withOmar).say(`${head}\n"${mail}"\n\n${wish}`);
    expect(reply).toMatch(/^[^\n]*\?\n“Catch-up”/);
  });
});

test("a mail alone asks for nothing", () => {
  const reply = talkWith(physio, withOmar).say(
    'Forwarded:\n"Please cancel our catch-up on Thursday. Omar"\n\ninteresting',
  );
  expect(reply).not.toMatch(/^Shall I/);
});
