import type { Context } from "./command";
import { guessLanguage } from "./grammar/vocabulary";
import { onceFor, oncePerContext } from "./once";
import { fold } from "./text";

// Contexts that others are made of. Each is the same object whenever it is asked for, because readings are kept by theirs.

/** In the language of a message, of which what is read of it alone is too. */
export const inItsLanguage = oncePerContext((message, context) => {
  const usual = guessLanguage(fold(message), context.usual);
  return usual === context.usual ? context : { ...context, usual };
});

/** As if nothing were open and nothing had been spoken of. */
export const withNothingOpen = onceFor(
  (context: Context): Context => ({
    ...context,
    awaiting: undefined,
    focus: false,
  }),
);
