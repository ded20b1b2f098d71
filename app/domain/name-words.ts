import type { Spoken } from "./language";

/** Services that somebody would write as; whoever is called so as well has to write it otherwise. */
export const BRANDS = ["parley", "whatsapp", "google", "facebook", "instagram"];

/**
 * What stands in messages about an account. One of them may be somebody's family name ("Juan Seguridad"), so that only
 * two, or one in front, make a message of a name.
 */
const ABOUT_ACCOUNTS: Record<Spoken, string> = {
  en: "your account accounts password passcode login security support helpdesk admin administrator official locked blocked suspended expired verify verified verification",
  nl: "jouw uw wachtwoord beveiliging ondersteuning klantenservice geblokkeerd verlopen verificatie",
  de: "ihre ihrem deine konto passwort kennwort sicherheit kundendienst kundenservice gesperrt abgelaufen verifizierung",
  fr: "votre securite assistance bloque expire verification",
  es: "vuestra cuenta contrasena seguridad soporte asistencia bloqueada caducada verificacion",
};

export const ACCOUNT_WORDS: ReadonlySet<string> = new Set(
  Object.values(ABOUT_ACCOUNTS).flatMap((words) => words.split(" ")),
);

/** Short forms with a vowel in front of which a name goes on after the full stop; those without one go by that. */
export const SHORT_TITLES: ReadonlySet<string> = new Set(
  "prof ir ing mag dipl rev hon capt col gen maj sra srta dra mme mlle me ste sta sto lic arch adv gov sen rep pres joh jos geo alex chas thos dna".split(
    " ",
  ),
);

/** Letters and figures of other scripts that look like one of ours, each behind the one that it looks like. */
const LOOK_ALIKES =
  "aаαɑ4@ bЬвβ8 cсϲⅽ dԁⅾ eеёεєз3 fғ gɡԍ9 hһнԋ iіїıι1! kкκ lӏ|ⅼا mмⅿ nпηո oоοσօ0ه pрρ qԛ rгѓ sѕ5ʂ tтτ uυսц vνѵ wԝшωѡ xхχ yуүγ zᴢ2";

const PLAIN: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.split(" ").flatMap(([plain = "", ...others]) => others.map((other): [string, string] => [other, plain])),
);

/** As the eye reads it, in small letters of ours: "Раrlеy" is "parley". */
export const asSeen = (text: string): string =>
  Array.from(
    text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase(),
    (letter) => PLAIN.get(letter) ?? letter,
  )
    .join("")
    .replaceAll("vv", "w");
