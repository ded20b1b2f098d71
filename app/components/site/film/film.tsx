import { film } from "~/content/landing";
import { buttonClass } from "../../button";
import { useNonce } from "../../nonce";
import mp4 from "./film.mp4";
import webm from "./film.webm";
import darkMp4 from "./film-dark.mp4";
import darkWebm from "./film-dark.webm";
import player from "./film-player.js?raw";
import poster from "./poster.avif";
import darkPoster from "./poster-dark.avif";

const DARK = "(prefers-color-scheme: dark)";
const SIZE = { width: 720, height: 1408 };
const STACKED = "block h-auto w-full rounded-card [grid-area:1/1]";

const FILMS = [
  { src: darkWebm, type: 'video/webm; codecs="av01.0.05M.08,opus"', media: DARK },
  { src: darkMp4, type: "video/mp4", media: DARK },
  { src: webm, type: 'video/webm; codecs="av01.0.05M.08,opus"' },
  { src: mp4, type: "video/mp4" },
];

/**
 * Parley filmed at work, made by `npm run film`: the phone above the calendar. Nothing but the still picture is loaded
 * until the player wants it, and without the player the browser's own controls are there. It is part of the
 * page: it is small, and a file of its own would be asked for before anything is seen. The still picture stands behind
 * the film, because a `poster` cannot follow the theme.
 */
export function Film() {
  return (
    <div className="mx-auto w-full max-w-xs print:hidden">
      <figure id="film" className="grid">
        <picture className="contents">
          <source srcSet={darkPoster} media={DARK} />
          <img src={poster} alt="" {...SIZE} className={STACKED} />
        </picture>
        <video
          {...SIZE}
          className={STACKED}
          preload="none"
          aria-label={film.title}
          aria-describedby="film-words"
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
        <figcaption id="film-words" className="sr-only">
          {film.title}{" "}
          <ol>
            {film.scenes.map((scene) => (
              <li key={scene}>{scene}</li>
            ))}
          </ol>
        </figcaption>
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
