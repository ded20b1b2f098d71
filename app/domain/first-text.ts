import type { Spoken } from "./language";
import { qrCode, qrPath } from "./qr-code";

/** The first thing to text: it changes nothing, and its answer shows that Parley knows the calendar. */
export const FIRST_TEXTS: Record<Spoken, string> = {
  en: "What's on tomorrow?",
  nl: "Wat heb ik morgen?",
  de: "Was habe ich morgen?",
  fr: "Qu'est-ce que j'ai demain ?",
  es: "¿Qué tengo mañana?",
};

export interface FirstText {
  text: string;
  /** Opens WhatsApp with the text typed already. */
  url: string;
  /** The same as a QR code, for whoever sits at a desk: modules a side, and `d` of a path with a stroke of 1. */
  qr: { size: number; path: string } | null;
}

/** @param chatUrl where a chat with Parley opens, `https://wa.me/…` */
export function firstText(chatUrl: string, language: Spoken): FirstText {
  const text = FIRST_TEXTS[language];
  const link = new URL(chatUrl);
  // Not through `searchParams`, which would write a space as a plus, and WhatsApp would show that.
  link.search = `?text=${encodeURIComponent(text)}`;
  return { text, url: link.href, qr: codeOf(link.href) };
}

/** Null for an operator's address that is too long for a code that phones read at a glance. */
function codeOf(url: string): FirstText["qr"] {
  if (url.length > 106) return null;
  const rows = qrCode(url);
  return { size: rows.length, path: qrPath(rows) };
}
