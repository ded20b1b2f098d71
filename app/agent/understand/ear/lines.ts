/** A line of a list without its bullet or number. */
const BULLET = /^\s*(?:[-*•–]\s+|\d{1,2}[.)]\s+)/u;
/** More lines than this are no list of meetings. */
const MOST_LINES = 8;

/** The lines of a message, when it has several. */
export function linesOf(message: string): string[] {
  const lines = message.split(/\n+/).map((line) => line.replace(BULLET, "").trim());
  const said = lines.filter((line) => /[\p{L}\p{N}]/u.test(line));
  return said.length >= 2 && said.length <= MOST_LINES ? said : [];
}

/** A mail that was pasted, with what its reader wants of it. */
export interface PastedMail {
  /** Name or address of whoever wrote it; null where only the words themselves may say so. */
  sender: string | null;
  subject: string;
  body: string;
  /** The reader's own words. */
  request: string;
}

/** Words that lead in the parts of a mail, in one language: alternatives of a pattern. */
export interface MailWords {
  from: string;
  subject: string;
  wrote: string;
  /** On a line of its own, above what somebody else wrote. */
  forwarded: string;
}

/** Takes a pasted mail apart: header lines or "Sam wrote:" with quoted lines, and the reader's own words around it. */
export function pastedMail(message: string, words: MailWords): PastedMail | null {
  const either = (list: string) => `(?:${list.split(",").join("|")})`;
  // 'Jens wrote: "Does Monday at 1 suit you?" put it in', 'got this from Kim: "…", add it', 'Ravi texted "…", take it out'
  const inline = new RegExp(
    `^(.{2,60}?:|[^\\n"“„«]{2,60}?\\s${either(words.wrote)})\\s*["“„«]\\s*(.+?)\\s*["”“»][\\s,.;–—-]*(\\p{L}.*)$`,
    "isu",
  );
  // "Bram appte: …", and the wish below
  const above = new RegExp(`^([^\\n]{2,60}?\\s${either(words.wrote)}\\s*:)\\s*([^\\s>].*?)\\n+([^\\n>]+)$`, "isu");
  const [, writer, quote, rest] = inline.exec(message.trim()) ?? above.exec(message.trim()) ?? [];
  const lines = (quote === undefined ? message : `${writer}\n> ${quote.replaceAll("\n", "\n> ")}\n${rest}`)
    .split("\n")
    .map((line) => line.trim());
  const from = new RegExp(`^${either(words.from)}\\s*:\\s*(.+)$`, "iu");
  const subject = new RegExp(`^${either(words.subject)}\\s*:\\s*(.+)$`, "iu");
  const wrote = new RegExp(
    `^(?:.{0,60}?\\b)??(\\p{L}[\\p{L}.'@_-]*(?:\\s\\p{L}[\\p{L}.'-]*)??)\\s+${either(words.wrote)}\\s*:?$`,
    "iu",
  );
  const by = new RegExp(`^.{0,40}\\b${either(words.from)}\\s+(\\p{L}[\\p{L}\\d .'@_+<>-]{1,60})\\s*:$`, "iu");
  const sender = lines.flatMap((line) => [from, wrote, by].flatMap((form) => form.exec(line)?.[1] ?? []))[0];
  const forwarded = new RegExp(`^${either(words.forwarded)}\\s*:?$`, "iu");
  // "Fwd: Re: lease", as the first line
  const passed = new RegExp(`^${either(words.forwarded)}\\s*:\\s*(.+)$`, "iu");
  const about = sender === undefined ? undefined : passed.exec(lines[0] ?? "")?.[1];
  if (sender === undefined && !forwarded.test(lines[0] ?? "")) return null;
  const address = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/.exec(sender ?? "")?.[0];
  const head = lines.findIndex((line) => from.test(line));
  const isOfHead = (n: number) => head >= 0 && !lines.slice(Math.min(head, n), Math.max(head, n)).includes("");
  const isHeader = (line: string, n: number) =>
    [from, wrote, by, subject, forwarded, HEADER, RULE].some((form) => form.test(line)) ||
    (n === 0 && about !== undefined) ||
    (isOfHead(n) && FIELD.test(line));
  const plain = lines.filter((line, n) => !isHeader(line, n));
  const quoted = plain.filter((line) => line.startsWith(">"));
  const paragraphs = plain
    .filter((line) => !line.startsWith(">"))
    .join("\n")
    .split(/\n\s*\n/)
    .map((part) => part.trim());
  const own = paragraphs.filter(Boolean);
  // "Can you put this in?", above what was forwarded
  const isFirst = head > 0 && plain.includes(lines[0] ?? "") && lines[0] !== "";
  const request = quoted.length > 0 ? own.join("\n") : ((isFirst ? own[0] : own.at(-1)) ?? "");
  const body =
    quoted.length > 0
      ? quoted.map((line) => line.replace(/^>+\s*/, "")).join("\n")
      : (isFirst ? own.slice(1) : own.slice(0, -1)).join("\n");
  if (request === "" || body === "") return null;
  return {
    sender: address ?? sender?.replace(/<.*$/, "").trim() ?? null,
    subject: (lines.flatMap((line) => subject.exec(line)?.[1] ?? [])[0] ?? about ?? "").replace(ANSWERS, ""),
    body,
    request,
  };
}

/** "Re:", "AW: WG:", in front of what a mail is about. */
const ANSWERS = /^(?:\p{L}{2,3}\s?:\s*)+/u;
/** "---------- Forwarded message ---------" */
const RULE = /^-{3,}.*-{3,}$/u;
/** "Date: Mon, 9:12", among the lines that say whom it is from. */
const FIELD = /^\p{L}[\p{L} -]{1,14}\s?:\s/u;
const HEADER = /^[\p{L}-]{2,12}\s*:\s*\S+@\S+$/u;
