/** A built style sheet, taken apart once so that each page can be given the rules that it needs. */
export interface StyleSheet {
  rules: Rule[];
}

type Rule =
  /** Rules of its own, under a condition or in a layer. */
  | { head: string; rules: Rule[] }
  /** `selectors`: what each needs, see `needsOf`. */
  | { head: string; body: string; selectors: string[][] };

/** @param css without comments but the first, every bracket closed: as a build writes it */
export function readStyleSheet(css: string): StyleSheet {
  return { rules: readRules(css.replace(/\/\*.*?\*\//gs, "")) };
}

/**
 * The rules of a sheet that can apply to a page: those whose classes stand in it, and of names (custom properties, their
 * registrations, keyframes) what these use. In their own order, so that nothing looks otherwise than with the whole sheet.
 *
 * @param html of the page, as it is sent
 */
export function styleOfPage(sheet: StyleSheet, html: string): string {
  const present = new Set<string>();
  for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of unescapeHtml(names).split(/\s+/)) present.add(name);
  }
  for (const [tag] of html.matchAll(/<[a-z][a-z0-9]*/g)) present.add(tag);
  if (/<input[^>]* type="(?:date|time)/.test(html)) present.add(OF_TIMES);
  if (/<input[^>]* type="file/.test(html)) present.add(FILES);
  const kept = keepRules(sheet.rules, present).filter((rule) => isFontWanted(rule, html));
  const used = namesUsedIn(kept, html);
  return write(kept, used);
}

/** A font of further letters is wanted where there is one of them. */
function isFontWanted(rule: Rule, html: string): boolean {
  const ranges = "body" in rule && rule.head === "@font-face" && /unicode-range:([^;}]*)/.exec(rule.body)?.[1];
  if (!ranges) return true;
  const letters = ranges.split(",").map((range) => {
    const [from = "", to = from] = range.trim().replace("U+", "").split("-");
    return `\\u{${from.replaceAll("?", "0")}}-\\u{${to.replaceAll("?", "F")}}`;
  });
  return new RegExp(`[${letters.join("")}]`, "u").test(html);
}

/** A sheet without the fonts that have to be fetched. */
export const withoutFetchedFonts = (style: string): string =>
  style.replace(/@font-face\s*\{[^{}]*\burl\([^{}]*\}/g, "");

function readRules(css: string): Rule[] {
  const rules: Rule[] = [];
  let at = 0;
  while (at < css.length) {
    const open = css.indexOf("{", at);
    const semicolon = css.indexOf(";", at);
    // A statement, as "@layer theme, base;" is.
    if (semicolon !== -1 && (open === -1 || semicolon < open)) {
      rules.push({ head: css.slice(at, semicolon + 1), body: "", selectors: [] });
      at = semicolon + 1;
      continue;
    }
    if (open === -1) break;
    const close = closingBracket(css, open);
    rules.push(readRule(css.slice(at, open), css.slice(open + 1, close)));
    at = close + 1;
  }
  return rules;
}

function readRule(head: string, body: string): Rule {
  if (/^@(?:media|supports|layer|container)/.test(head)) return { head, rules: readRules(body) };
  const isStyle = !head.startsWith("@");
  return { head, body, selectors: isStyle ? splitSelectors(head).map(needsOf) : [] };
}

/** Strings may hold brackets of their own. */
function closingBracket(css: string, open: number): number {
  let depth = 0;
  const marks = /["{}]/g;
  marks.lastIndex = open;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    if (mark[0] === '"') marks.lastIndex = css.indexOf('"', mark.index + 1) + 1;
    else depth += mark[0] === "{" ? 1 : -1;
    if (depth === 0) return mark.index;
  }
  return css.length;
}

/** At the commas outside of brackets. */
function splitSelectors(head: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: mark, index } of head.matchAll(/\\.|[()[\],]/g)) {
    if (mark === "(" || mark === "[") depth++;
    if (mark === ")" || mark === "]") depth--;
    if (mark === "," && depth === 0) {
      parts.push(head.slice(from, index));
      from = index + 1;
    }
  }
  return [...parts, head.slice(from)];
}

/** A digit at the beginning of a name is written as its code; letters and signs beyond ASCII stand as they are. */
const CLASS = /\.((?:\\[0-9a-f]{2} |\\.|[\w\u0080-\uffff-])+)/g;
/** Parts that only form controls have, and those of them that have a date or a time. */
const OF_CONTROLS = /^::(?:-webkit-(?:search|inner|outer)|placeholder)/;
const OF_FILES = /^::file/;
const OF_TIME_CONTROLS = /^::-webkit-(?:date|calendar)/;
/** Stands for such a control among the elements of a page. */
const OF_TIMES = "<input of time";
const FILES = "<input of files";
/** What an element needs one of, or must not have, once nothing in it stands in brackets. */
const CHOICE = /:(?:not|is|where|has)\([^()]*\)/g;
/** One alternative is none: as if it stood there. */
const ONE_ALTERNATIVE = /:(?:is|where)\(([^(),]*)\)/g;

/**
 * The classes and elements that have to be in a page for a selector to apply. Not those in `:not(…)`, which an element need
 * not have, nor those of alternatives, of which it needs one.
 *
 * @returns elements with a bracket before their name
 */
function needsOf(selector: string): string[] {
  if (OF_CONTROLS.test(selector)) return ["<input"];
  if (OF_TIME_CONTROLS.test(selector)) return [OF_TIMES];
  if (OF_FILES.test(selector)) return [FILES];
  const plain = withoutChoices(selector.replace(/(?<!\\)\[.*?(?<!\\)\]/g, ""));
  const classes = [...plain.matchAll(CLASS)].map(([, name = ""]) =>
    name
      .replace(/\\([0-9a-f]{2}) /g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, "$1"),
  );
  const elements = [...plain.replace(CLASS, "").matchAll(/(?<=^|[\s>+~])[a-z][a-z0-9]*/g)].map(([name]) => `<${name}`);
  return [...classes, ...elements];
}

function withoutChoices(selector: string): string {
  const less = selector.replace(ONE_ALTERNATIVE, "$1").replace(CHOICE, "");
  return less === selector ? less : withoutChoices(less);
}

function keepRules(rules: readonly Rule[], present: ReadonlySet<string>): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if ("rules" in rule) {
      const inner = keepRules(rule.rules, present);
      // An empty layer still says where it stands among the others.
      return inner.length > 0 || rule.head.startsWith("@layer") ? [{ ...rule, rules: inner }] : [];
    }
    const applies =
      rule.selectors.length === 0 || rule.selectors.some((needed) => needed.every((name) => present.has(name)));
    return applies ? [rule] : [];
  });
}

const isRegistration = (head: string) => head.startsWith("@property") || head.startsWith("@keyframes");
/** Declarations of custom properties alone, as themes are. */
const CUSTOM = /(--[\w-]+):((?:[^;"]|"[^"]*")*)(?:;|$)/g;

/** Custom properties and keyframes that a page uses, by what is kept of the sheet, by one another, or in its own HTML. */
function namesUsedIn(rules: readonly Rule[], html: string): ReadonlySet<string> {
  const values = new Map<string, string>();
  const used = new Set<string>();
  const waiting = [html];
  for (const { head, body } of plainRules(rules)) {
    if (isRegistration(head)) continue;
    waiting.push(
      body.replace(CUSTOM, (_, name: string, value: string) => {
        values.set(name, `${values.get(name) ?? ""} ${value}`);
        return "";
      }),
    );
  }
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, name = ""] of text.matchAll(/var\((--[\w-]+)|(?<=animation:)([\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      waiting.push(values.get(name) ?? "");
    }
  }
  return used;
}

function plainRules(rules: readonly Rule[]): Extract<Rule, { body: string }>[] {
  return rules.flatMap((rule) => ("rules" in rule ? plainRules(rule.rules) : [rule]));
}

function write(rules: readonly Rule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ("rules" in rule) {
        const inner = write(rule.rules, used);
        return inner === "" ? emptyOf(rule.head) : `${rule.head}{${inner}}`;
      }
      const { head, body } = rule;
      if (head.endsWith(";")) return head;
      const name = /^@property (--[\w-]+)/.exec(head)?.[1];
      if (name && !used.has(name)) return "";
      const declared = body.replace(CUSTOM, (all, property: string) => (used.has(property) ? all : ""));
      return declared === "" ? "" : `${head}{${declared}}`;
    })
    .join("");
}

const emptyOf = (head: string) => (/^@layer [\w-]+$/.test(head) ? `${head};` : "");

/** As React writes an attribute. */
const unescapeHtml = (text: string) =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
