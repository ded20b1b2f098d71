import type { Context } from "./command";

/**
 * A reading that several rules of one turn ask for: made once for a message in its context. It is kept no longer than the
 * context is, and only for the message that was read last.
 */
export function oncePerContext<Reading>(
  read: (message: string, context: Context) => Reading,
): (message: string, context: Context) => Reading {
  const before = new WeakMap<Context, { message: string; reading: Reading }>();
  return (message, context) => {
    const known = before.get(context);
    if (known?.message === message) return known.reading;
    const reading = read(message, context);
    before.set(context, { message, reading });
    return reading;
  };
}
