import { type Spoken, spokenFor } from "./language";
import { type Mail, writeLetter } from "./mail";
import type { OutgoingMessage } from "./message";
import { untrustedText } from "./untrusted-text";

/** Error codes by which WhatsApp says that a message will not arrive; a word of our own is none of them. */
export const isRefusal = (errorCode: string | null): boolean => /^\d+$/.test(errorCode ?? "");

const WORDS: Record<Spoken, { hello(name: string): string; subject: string; why: string; after: string }> = {
  en: {
    hello: (name) => `Hello ${name},`,
    subject: "My answer to you could not be delivered on WhatsApp",
    why: "You wrote to me on WhatsApp, and WhatsApp did not take my answer. Here it is:",
    after: "If it asks you something, answer me on WhatsApp as usual: I do not read this mailbox.",
  },
  nl: {
    hello: (name) => `Hallo ${name},`,
    subject: "Mijn antwoord kon niet via WhatsApp worden bezorgd",
    why: "Je schreef me via WhatsApp, en WhatsApp nam mijn antwoord niet aan. Hier is het:",
    after: "Staat er een vraag in, antwoord dan gewoon via WhatsApp: deze mailbox lees ik niet.",
  },
  de: {
    hello: (name) => `Hallo ${name},`,
    subject: "Meine Antwort ließ sich über WhatsApp nicht zustellen",
    why: "Du hast mir über WhatsApp geschrieben, und WhatsApp hat meine Antwort nicht angenommen. Hier ist sie:",
    after: "Steht eine Frage darin, antworte wie immer über WhatsApp: Dieses Postfach lese ich nicht.",
  },
  fr: {
    hello: (name) => `Bonjour ${name},`,
    subject: "Ma réponse n'a pas pu vous parvenir sur WhatsApp",
    why: "Vous m'avez écrit sur WhatsApp, et WhatsApp n'a pas accepté ma réponse. La voici :",
    after: "Si elle pose une question, répondez comme d'habitude sur WhatsApp : je ne lis pas cette boîte.",
  },
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: "No se pudo entregar mi respuesta por WhatsApp",
    why: "Me escribiste por WhatsApp, y WhatsApp no aceptó mi respuesta. Aquí está:",
    after: "Si hay una pregunta, contéstame por WhatsApp como siempre: no leo este buzón.",
  },
};

/**
 * An answer that WhatsApp will not deliver, for the mailbox of whoever asked.
 *
 * @param language of the settings
 * @returns undefined where it has no words of its own
 */
export function replyMail(name: string, message: OutgoingMessage, language: string): Mail | undefined {
  if (message.kind === "template" || !("body" in message)) return undefined;
  const spoken = spokenFor(language);
  const { hello, subject, why, after } = WORDS[spoken];
  const rows = message.kind === "list" ? message.rows.map(({ title }) => `• ${title}`) : [];
  const said = [...(message.before ?? []), [message.body, ...rows].join("\n")];
  return writeLetter({
    subject,
    greeting: hello(untrustedText(name, 100)),
    paragraphs: [why, ...said],
    after: [after],
    language: spoken,
  });
}
