import { CAPABILITIES, type Capability, isBuilt } from "~/domain/capabilities";

/** What the specification has word for word; the page that it leads to says how it is. */
export const GIVEN = ["Trial expired - Upgrade to continue using Parley", "Upgrade Now"];

/** Words by which a text promises what is still coming, English and Dutch. */
const KEYWORDS: Partial<Record<Capability, RegExp>> = {
  "daily-agenda": /\b(?:daily|morning) (?:agenda|digest|briefing|overview)|dagelijkse? (?:agenda|overzicht)/i,
  "conflict-alerts": /\b(?:conflict )?alerts?\b|message when two meetings/i,
  summaries: /\bsummar(?:y|ies)\b|samenvatting/i,
  "action-items": /\baction items?\b|actiepunt/i,
  "paid-plans":
    /\bupgrade\b|\bchoose a plan\b|\bcancelling it\b|\bcancel (?:at any time|any time|your (?:plan|subscription))\b|\bpaid per month|end of the (?:paid month|month you)|\bcancel a plan\b|accessible for 30 days|\babonnement|\bpayments\b/i,
  invoices: /\binvoices?\b|\bfactu(?:ur|ren)\b/i,
  teams: /\bteam members?\b|\bfor your team\b|\bteamleden\b/i,
  api: /\bAPI (?:access|keys?)\b|\bfrom your own software\b|\/api\/v1/i,
  webhooks: /\bwebhooks?\b/i,
  templates: /\bmeeting templates?\b|\bcustom templates?\b/i,
  analytics: /\banalytics\b/i,
  "custom-integrations": /\bcustom integrations?\b/i,
  "priority-support": /\bpriority support\b/i,
  "account-manager": /\baccount manager\b/i,
  outlook: /\bOutlook\b|\bMicrosoft (?:365|calendar)/i,
  "apple-calendar": /\bApple calendars?\b|\biCloud\b/i,
  "video-meetings": /\bZoom\b|\bTeams links?\b|\bVideo meeting/i,
  zapier: /\bZapier\b/i,
  "more-languages": /\bmore languages\b|\bmulti-language\b|\bmore answers\b/i,
  "video-tutorials": /\bvideo tutorials?\b/i,
  forum: /\bcommunity forum\b/i,
};

/** Promises for which there is no capability, now or later. */
const NEVER =
  /\bSOC ?2 (?:controls|certified|compliant|type)|\bGDPR[- ](?:compliant|certified)|\bSLA\b|\b30 days of backups?\b/i;

/** Says that it is not there yet. */
const MARK =
  /\bcoming\b|\bnot (?:open|there)\b|\byet\b|\bcomes? (?:next|later)\b|\bWhat comes next\b|\bthey follow\b|\bopens later\b|\bkom(?:t|en) nog\b|\bnog (?:niet|geen)\b/i;

const coming = (Object.keys(CAPABILITIES) as Capability[]).filter((capability) => !isBuilt(capability));

/** Capabilities that are coming and have no words to look for: a new one must say how it is recognised. */
export const unrecognised = coming.filter((capability) => !KEYWORDS[capability]);

/**
 * What a text promises and has not got.
 *
 * @param context what stands over it: its headings and label
 */
export function promisesIn(text: string, context = ""): string[] {
  if (NEVER.test(text)) return ["never"];
  // A question promises nothing.
  if (/\?$/.test(text.trim()) || MARK.test(text) || MARK.test(context)) return [];
  return coming.filter((capability) => KEYWORDS[capability]?.test(text));
}

/** Tags within which text runs on. */
const INLINE = new Set([
  "a",
  "b",
  "br",
  "code",
  "em",
  "i",
  "path",
  "span",
  "strong",
  "svg",
  "time",
  "wbr",
  "input",
  "g",
]);
const LEVELS: Record<string, number> = { h1: 1, h2: 2, h3: 3, h4: 4, dt: 5, label: 5, legend: 5 };

/** The texts of a page, each with the headings and the label that it stands under. Menus and the footer are left out. */
export function blocksOf(html: string): { text: string; context: string }[] {
  const body = html
    .replace(/^[\s\S]*?<body[^>]*>/, "")
    .replace(/<(script|style|nav|footer|header|template)\b[\s\S]*?<\/\1>/g, "");
  const blocks: { text: string; context: string }[] = [];
  const over: string[] = [];
  let level = 0;
  let text = "";
  const flush = () => {
    const said = decode(text).replace(/\s+/g, " ").trim();
    text = "";
    if (said === "") return;
    if (level > 0) {
      over.length = level;
      over[level] = said;
    }
    blocks.push({ text: said, context: over.filter(Boolean).join(" · ") });
    level = 0;
  };
  for (const [token, close, tag] of body.matchAll(/<(\/?)([a-z0-9]+)[^>]*>|[^<]+/gi)) {
    if (tag === undefined) text += token;
    // What stands right behind a heading, as its badge, belongs to it.
    else if (!INLINE.has(tag) && !(close && tag in LEVELS)) {
      flush();
      if (!close) level = LEVELS[tag] ?? 0;
    } else if (close) text += " ";
  }
  flush();
  return blocks;
}

/** The title, the descriptions and the facts for search engines of a page. */
export function headOf(html: string): string[] {
  const metas = [...html.matchAll(/<meta (?:name|property)="[^"]*" content="([^"]*)"/g)].map(([, content]) => content);
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
  const facts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? "null"),
  );
  return [...titles, ...metas].map((text) => decode(text ?? "")).concat(facts.flatMap(textsIn));
}

/** Every text in a value, however deep; functions are asked with a word for each argument. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string" || value instanceof String) return [String(value)];
  if (typeof value === "function") return textsIn(answerOf(value as (...words: unknown[]) => unknown));
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function answerOf(sentence: (...words: unknown[]) => unknown): unknown {
  // Sentences take words, lists of words or an object of words: this is all three.
  const list = ["x"];
  const word = Object.assign(new String("x"), {
    appUrl: "https://parley.test",
    again: "yes",
    map: list.map.bind(list),
    filter: list.filter.bind(list),
    join: list.join.bind(list),
  });
  return sentence(word, word, word, word, word);
}

function decode(text: string): string {
  return text
    .replaceAll("&nbsp;", " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

/** Texts in a source that promise what is coming and name no capability of the list nearby. */
export function promisesInSource(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, "")
    .replace(/^import .*$/gm, "");
  const marks = [...code.matchAll(/const ([A-Z_]+) = whenBuilt\(/g)].map(([, name]) => `\${${name}}`);
  const literals = [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;]{3,})</g)];
  return literals.flatMap(({ 0: whole, 1: plain, 2: template, 3: markup, index }) => {
    const text = (plain ?? template ?? markup ?? "").trim();
    // A sentence, or a title: not an id, a class or a path.
    if (!/[A-Z\s]/.test(text) || /^[\w./:[\]-]+$/.test(text) || marks.some((mark) => text.includes(mark))) return [];
    const around = code.slice(Math.max(0, index - NEARBY), index + whole.length + NEARBY);
    if (coming.some((capability) => around.includes(`"${capability}"`))) return [];
    return promisesIn(text.replace(/\$\{[^}]*\}/g, "x")).map((capability) => `${capability}: ${text}`);
  });
}

/** How far from its words a capability may be named in a source, in letters. */
const NEARBY = 400;
