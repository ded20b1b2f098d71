/** A Google account that waits for the password of the account with its address. */
export interface GoogleLink {
  subject: string;
  email: string;
}

/** Addresses that Google itself gives out. */
const GOOGLES_OWN: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"]);

/**
 * Whether Google's word is enough for whose address this is: its own mail, or a Workspace that has the address's domain
 * (`hd`). Of any other address Google only knows that somebody could read its mail once.
 * Source: Google Identity, "Verify the Google ID token on your server side".
 */
export function isGoogleAuthoritative({
  email,
  emailVerified,
  hostedDomain,
}: {
  email: string;
  emailVerified: boolean;
  hostedDomain?: string;
}): boolean {
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  return emailVerified && (GOOGLES_OWN.has(domain) || hostedDomain?.toLowerCase() === domain);
}
