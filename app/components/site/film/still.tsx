import { exchanges } from "~/content/exchanges";
import { film } from "~/content/landing";
import { LogoMark } from "../../logo";
import { ExchangeView } from "../exchange";

/**
 * The whole exchange as the film ends with it, in words: what is there before it plays, and what the film shows for those
 * who do not see it. As large as the film, whatever stands in it: on the narrowest phones the day shows what is new alone.
 */
export function Still({ id, className }: { id: string; className: string }) {
  const { title, events } = film.day;
  return (
    <div id={id} className={`flex flex-col gap-2.5 overflow-hidden bg-sunken p-2.5 contain-size ${className}`}>
      <div className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-card shadow-float">
        <p className="z-10 flex items-center gap-3 bg-chat-head px-3 py-1.5 font-semibold text-on-chat-head">
          <LogoMark className="size-8 rounded-full bg-canvas p-1.5 text-action" />
          Parley
        </p>
        <div className="flex min-h-0 flex-1 flex-col justify-end *:m-0 *:shrink-0 *:grow *:content-end *:rounded-none">
          <ExchangeView exchange={exchanges.film} />
        </div>
      </div>
      <div className="rounded-card bg-surface p-2 text-sm shadow-float">
        <p className="px-2 pb-1.5 font-semibold">{title}</p>
        <ol className="grid gap-1 tabular-nums">
          {events.map(({ name, time, isNew }) => (
            <li
              key={name}
              className={`flex justify-between gap-3 rounded-event border-l-4 px-2 py-0.5 ${
                isNew
                  ? "border-mine bg-mine-soft text-mine-ink outline-2 outline-now"
                  : "border-edge bg-sunken max-[22.4rem]:hidden"
              }`}
            >
              <span className="font-medium">{name}</span>
              {time}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
