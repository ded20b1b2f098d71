import { film } from "~/content/landing";
import { buttonClass } from "../../button";
import { useNonce } from "../../nonce";
import mp4 from "./film.mp4";
import webm from "./film.webm";
import darkMp4 from "./film-dark.mp4";
import darkWebm from "./film-dark.webm";
import player from "./film-player.js?raw";
import { Still } from "./still";

const DARK = "(prefers-color-scheme: dark)";
const SIZE = { width: 720, height: 1408 };
const STACKED = "h-auto w-full rounded-card [grid-area:1/1]";
const STILL = "film-still";
/** Nothing to see: without any poster Chromium paints a grey sheet over what stands behind its controls. */
const POSTER = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

const FILMS = [
  { src: darkWebm, type: 'video/webm; codecs="av01.0.05M.08,opus"', media: DARK },
  { src: darkMp4, type: "video/mp4", media: DARK },
  { src: webm, type: 'video/webm; codecs="av01.0.05M.08,opus"' },
  { src: mp4, type: "video/mp4" },
];

/**
 * Parley filmed at work, made by `npm run film`: the phone above the calendar. Nothing of it is loaded
 * until the player wants it, and without the player the browser's own controls are there. It is part of the
 * page: it is small, and a file of its own would be asked for before anything is seen. The still one stands behind the
 * film and is no picture at all: words are there at the first paint, and follow the theme.
 */
export function Film() {
  return (
    <div className="mx-auto w-full max-w-xs print:hidden">
      <figure id="film" className="grid">
        <Still id={STILL} className={STACKED} />
        <video
          {...SIZE}
          className={STACKED}
          poster={POSTER}
          preload="none"
          aria-label={film.title}
          aria-describedby={STILL}
          controls
          loop
          muted
          playsInline
        >
          {FILMS.map(({ src, type, media }) => (
            <source key={src} src={src} type={type} media={media} />
          ))}
        </video>
        <div className="min-h-11 noscript:hidden">
          <p hidden className="flex justify-center text-sm">
            {/* The player names them, so that who reads a page without scripts reads of no buttons. */}
            {["play", "mute", "full"].map((what) => (
              <button key={what} type="button" className={buttonClass("quiet", "min-w-24 whitespace-nowrap")} />
            ))}
          </p>
        </div>
        <figcaption className="sr-only">{film.title}</figcaption>
      </figure>
      <script
        type="module"
        nonce={useNonce() || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, as it stands beside this one
        dangerouslySetInnerHTML={{ __html: player }}
      />
    </div>
  );
}
