/** What a page draws, and works with no further. `value` is missing where a script has nothing to draw: see `drawn`. */
export interface Drawn<T> {
  value?: T;
}

/**
 * Data that a document says in its markup, and not once more as data for scripts: hundreds of events would be sent twice
 * and gone through twice. `Drawn` of the components leaves that markup as it is. Whatever asks for data alone gets it.
 *
 * @param request of the page or of its data
 */
export function drawn<T>(request: Request, value: T): Drawn<T> {
  const isDocument = request.headers.get("accept")?.includes("text/html") ?? false;
  // Remix writes what can be enumerated into the document; the server's own rendering reads the object itself.
  return isDocument ? Object.defineProperty({}, "value", { value }) : { value };
}
