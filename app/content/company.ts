/**
 * Who runs this site. An operator puts their own company here before going live: the address and the registration
 * number below belong to nobody.
 */
export const company = {
  product: "Parley",
  name: "Parley B.V.",
  email: "hello@parley.test",
  address: ["Voorbeeldstraat 1", "1000 AA Amsterdam", "The Netherlands"],
  registration: "KvK 00000000",
  /** When the privacy policy and the terms were last changed. */
  legalUpdated: "October 20, 2025",
} as const;

/** The lines above that belong to nobody. */
const PLACEHOLDERS: readonly string[] = ["hello@parley.test", "Voorbeeldstraat 1", "KvK 00000000"];

/**
 * Why the site cannot be deployed as it is: it names a company that there is not.
 *
 * @returns null when every line is the operator's own
 */
export function problemWithCompany(one: object = company): string | null {
  const left = Object.values(one)
    .flat()
    .filter((line) => PLACEHOLDERS.includes(line));
  if (left.length === 0) return null;
  return [
    "The public pages name a company that there is not (app/content/company.ts). Put your own in the place of:",
    ...left.map((line) => `  - ${line}`),
  ].join("\n");
}
