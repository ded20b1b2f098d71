/** The one function of `uuid` that `remix-auth-oauth2` calls, for the state of a sign-in: the runtime has it. */
export function v4(): string {
  return crypto.randomUUID();
}
