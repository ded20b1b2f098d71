/** A person whose address is known under a name. */
export interface Contact {
  email: string;
  name: string;
  /** `contactKey(name)` or, for a first name alone, the key of its first word. */
  nameKey: string;
  /** IANA name of where they are, when the user has said so. */
  zone?: string | null;
  /** The address is known from the user's calendar alone: the user has neither typed nor answered it. */
  fromCalendar?: true;
}

/** A name as it is compared: no accents, lower case, single spaces. "José  Álvarez" → "jose alvarez". */
export function contactKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.'+_-]+/gu, " ")
    .trim();
}

/** The rows under which a person is found again: the whole name and the first name. */
export function contactRows(
  email: string,
  name: string,
  { zone, fromCalendar }: { zone?: string | null | undefined; fromCalendar?: true | undefined } = {},
): Contact[] {
  const whole = contactKey(name);
  const first = whole.split(" ")[0] ?? "";
  return [...new Set([whole, first])]
    .filter((key) => key.length > 0)
    .map((nameKey) => ({
      email: email.toLowerCase(),
      name: name.trim(),
      nameKey,
      ...(zone && { zone }),
      ...(fromCalendar && { fromCalendar }),
    }));
}

/** One address as typed, or undefined. The usual form only; what Google would refuse we refuse first. */
export function readEmail(text: string): string | undefined {
  const found = /^<?([^\s<>@,;"]{1,64}@[^\s<>@,;".]+(?:\.[^\s<>@,;".]+)+)>?$/u.exec(text.trim());
  const email = found?.[1]?.toLowerCase();
  return email && email.length <= 254 ? email : undefined;
}
