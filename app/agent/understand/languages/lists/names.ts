import { said } from "./said";

const BETWEEN = said`\s*(?:,|&|(?<=\s)${"and"}(?=\s))\s*`;

/** The names of an enumeration, in all languages. */
export const splitNames = (names: string): string[] => BETWEEN.replacedIn(names, "\n").split("\n").filter(Boolean);
