import { isPublicAddress } from "./network-address";

/** Why an address is refused as a webhook's. */
export type WebhookUrlProblem = "not-https" | "not-public" | "has-credentials" | "not-a-url";

/** The longest address that is taken. */
const URL_MAX = 500;

/**
 * Names that stand for a machine of one's own, or for what a cloud tells its machines, and public ones that lead there by
 * the number that is in them. What other names lead to is not asked: app/decisions/0028-webhook-addresses.md.
 */
const PRIVATE_NAMES =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa|onion|test|invalid|example|(?:nip|sslip|xip|backname)\.io|(?:localtest|lvh|vcap|traefik)\.me|localho\.st|lacolhost\.com|rbndr\.us|1u\.ms)$/;

/**
 * Whether events may be sent to an address: https, by its name or number on the public internet, on the usual port. The
 * parser of URLs (WHATWG) writes every odd form of a number ("0x7f.1", "2130706433") as it is, so one check is enough.
 *
 * @param allowLoopback for tests and one's own machine: http to loopback is taken as well
 * @returns null when it may
 */
export function webhookUrlProblem(text: string, allowLoopback: boolean): WebhookUrlProblem | null {
  if (text.length > URL_MAX || !URL.canParse(text)) return "not-a-url";
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== "" || password !== "") return "has-credentials";
  const host = hostname
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "")
    .toLowerCase();
  if (allowLoopback && isLoopback(host)) return null;
  if (protocol !== "https:") return "not-https";
  if (port !== "" && port !== "8443") return "not-public";
  return isPublicHost(host) ? null : "not-public";
}

const isLoopback = (host: string) => host === "localhost" || host === "127.0.0.1" || host === "::1";

function isPublicHost(host: string): boolean {
  if (host.includes(":")) return isPublicAddress(host);
  if (/^\d+(?:\.\d+){3}$/.test(host)) return isPublicAddress(host);
  // A name without a dot is of one's own network, and one that ends in a figure is no name.
  return host.includes(".") && !/\.\d+$/.test(host) && !PRIVATE_NAMES.test(host);
}
