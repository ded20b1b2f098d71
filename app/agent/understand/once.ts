import type { Context } from "./command";

/**
 * A reading that several rules of one turn ask for: made once for a message, or a part of it, in its context. It is kept no
 * longer than the context is.
 */
export function oncePerContext<Reading>(
  read: (message: string, context: Context) => Reading,
): (message: string, context: Context) => Reading {
  const before = new WeakMap<Context, Map<string, Reading>>();
  return (message, context) => {
    const known = before.get(context) ?? new Map<string, Reading>();
    before.set(context, known);
    if (!known.has(message)) known.set(message, read(message, context));
    // It is there; a reading may be null.
    return known.get(message) as Reading;
  };
}
