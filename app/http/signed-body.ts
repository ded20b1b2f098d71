/** What a signed body says; undefined where it is nothing that we can read: then it is the provider's, but not for us. */
export function parseSignedJson(raw: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return undefined;
  }
}
