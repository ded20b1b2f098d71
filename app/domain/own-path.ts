/**
 * A path of our own, safe to redirect to: with query and fragment, never another host.
 *
 * @param wanted what a form or a query asks for, null when it asks for nothing
 * @param fallback used whenever `wanted` is anything but a plain absolute path
 */
export function ownPath(wanted: string | null | undefined, fallback: string): string {
  // Browsers read "//host" and "/\host" as another host, and drop tabs and line ends before they read.
  if (!wanted || wanted.length > 1_000 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted)) return fallback;
  const base = "https://own.invalid";
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith("//")) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
