import type { World } from "../world";
import { type Account, profileRow, TOKEN_SECONDS } from "./accounts";

const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

/** An identity token, RS256, valid for an hour. */
export async function signIdToken(world: World, account: Account, scopes: string[], nonce?: string): Promise<string> {
  const { kid, jwk } = await signingKey(world);
  const iat = Math.floor(world.now / 1000);
  const claims = {
    iss: "https://accounts.google.com",
    azp: world.env.GOOGLE_CLIENT_ID,
    aud: world.env.GOOGLE_CLIENT_ID,
    ...profileOf(world.sql, account, scopes),
    ...(nonce && { nonce }),
    iat,
    exp: iat + TOKEN_SECONDS,
  };
  const unsigned = `${encode(JSON.stringify({ alg: "RS256", kid, typ: "JWT" }))}.${encode(JSON.stringify(claims))}`;
  const key = await crypto.subtle.importKey("jwk", jwk, ALGORITHM, false, ["sign"]);
  const signature = await crypto.subtle.sign(ALGORITHM, key, new TextEncoder().encode(unsigned));
  return `${unsigned}.${encode(signature)}`;
}

/** The public half, as /oauth2/v3/certs shows it. */
export async function publicKeys(world: World) {
  const { kid, jwk } = await signingKey(world);
  return { keys: [{ kty: "RSA", alg: "RS256", use: "sig", kid, n: jwk.n, e: jwk.e }] };
}

/** What userinfo and the identity token say about a person: as much as the scopes allow. */
export function profileOf(sql: SqlStorage, account: Account, scopes: string[]) {
  const { hosted_domain, verified } = profileRow(sql, account.email);
  const allows = (name: string) => scopes.includes(name) || scopes.includes(longScope(name));
  const [local = ""] = account.email.split("@");
  const [given = "", ...family] = local.split(/[._+-]/).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  const name = [given, ...family].join(" ").trim();
  return {
    sub: account.sub,
    ...(allows("email") && { email: account.email, email_verified: verified === 1 }),
    ...(allows("email") && hosted_domain !== null && { hd: hosted_domain }),
    ...(allows("profile") && { name, given_name: given, ...(family.length > 0 && { family_name: family.join(" ") }) }),
  };
}

/** Google echoes email and profile in their long form. */
export function longScope(scope: string): string {
  return scope === "email" || scope === "profile" ? `https://www.googleapis.com/auth/userinfo.${scope}` : scope;
}

async function signingKey({ sql }: World): Promise<{ kid: string; jwk: JsonWebKey }> {
  const find = () => sql.exec<{ kid: string; jwk: string }>("SELECT * FROM google_keys ORDER BY rowid").toArray()[0];
  if (!find()) {
    const options = { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) };
    const pair = await crypto.subtle.generateKey(options, true, ["sign", "verify"]);
    const jwk = await crypto.subtle.exportKey("jwk", (pair as CryptoKeyPair).privateKey); // RSA always makes a pair
    sql.exec("INSERT INTO google_keys VALUES (?, ?)", crypto.randomUUID(), JSON.stringify(jwk));
  }
  const { kid, jwk } = find()!; // two requests may both have made one; the oldest counts
  return { kid, jwk: JSON.parse(jwk) };
}

function encode(part: string | ArrayBuffer): string {
  const bytes = typeof part === "string" ? new TextEncoder().encode(part) : new Uint8Array(part);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
