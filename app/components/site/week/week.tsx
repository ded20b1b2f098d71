import { week } from "~/content/landing";
import narrowDark from "./narrow-dark.webp";
import narrow from "./narrow-light.webp";
import wideDark from "./wide-dark.webp";
import wide from "./wide-light.webp";

const PHONE = "(max-width: 40rem)";
/** Paper is light, whatever the screen is. */
const DARK = "screen and (prefers-color-scheme: dark)";
const NARROW = { width: 390, height: 720 };
const WIDE = { width: 1280, height: 800 };

/** The product's own calendar, made by `npm run pictures`: in the reader's theme, on a phone as it is there. */
export function Week() {
  return (
    <picture>
      <source media={`${DARK} and ${PHONE}`} srcSet={narrowDark} {...NARROW} />
      <source media={PHONE} srcSet={narrow} {...NARROW} />
      <source media={DARK} srcSet={wideDark} {...WIDE} />
      <img
        src={wide}
        alt={week.alt}
        loading="lazy"
        {...WIDE}
        className="mx-auto h-auto w-full max-w-sm rounded-card shadow-float sm:max-w-none"
      />
    </picture>
  );
}
