/** What `remix-auth-oauth2` prints to a developer's terminal: it would name codes and tokens, so nothing is printed here. */
export default function debug(): () => void {
  return () => {};
}
