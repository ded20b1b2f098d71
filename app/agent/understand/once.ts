import type { Context } from "./command";

/** What is made of an object when it is first asked for, and kept no longer than the object is. */
export function onceFor<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const before = new WeakMap<Key, { made: Made }>();
  return (key) => {
    const known = before.get(key) ?? { made: make(key) };
    before.set(key, known);
    return known.made;
  };
}

/** A reading that several rules of one turn ask for: made once for a message, or a part of it, in its context. */
export function oncePerContext<Reading>(
  read: (message: string, context: Context) => Reading,
): (message: string, context: Context) => Reading {
  const readingsIn = onceFor((_: Context) => new Map<string, Reading>());
  return (message, context) => {
    const known = readingsIn(context);
    if (!known.has(message)) known.set(message, read(message, context));
    // It is there; a reading may be null.
    return known.get(message) as Reading;
  };
}
