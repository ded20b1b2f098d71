import type { ReactNode } from "react";
import { Icon } from "../icon";

/** A conversation as it looks on a phone beside what it does to the calendar: words, no picture. */
export function Example() {
  return (
    <figure className="mx-auto grid w-full max-w-md gap-4 text-sm">
      <div className="rounded-[2rem] border border-line bg-sunken p-4 shadow-card">
        <p className="flex items-center gap-2 border-line border-b px-1 pb-3 font-semibold">
          <Icon name="calendar" className="size-8 rounded-full bg-accent p-1.5 text-on-accent" />
          Parley
        </p>
        <ol className="grid gap-2.5 pt-4">
          <Bubble from="You">Book 30 min with Anna tomorrow at 3pm about the budget</Bubble>
          <Bubble from="Parley">
            <strong>Budget, with Anna</strong>
            <br />
            Thursday 5 March, 15:00–15:30, Amsterdam time. You are free. Shall I book it?
          </Bubble>
          <Bubble from="You">Yes</Bubble>
          <Bubble from="Parley">Booked, and Anna has the invitation. I will remind you at 14:45.</Bubble>
        </ol>
      </div>
      <div className="z-10 -mt-6 ml-auto w-full sm:w-4/5 rounded-card border border-line bg-surface p-4 shadow-card">
        <p className="font-semibold">Thursday 5 March</p>
        <ol className="mt-2 grid gap-1.5">
          <Slot time="13:00">Lunch with the team</Slot>
          <Slot time="15:00" isNew>
            Budget, with Anna
          </Slot>
          <Slot time="16:00">Design review</Slot>
        </ol>
      </div>
      <figcaption className="sr-only">
        An example: one message, one answer, one yes, and the meeting is there.
      </figcaption>
    </figure>
  );
}

function Bubble({ from, children }: { from: "You" | "Parley"; children: ReactNode }) {
  const look =
    from === "You" ? "ml-auto rounded-br-sm bg-accent text-on-accent" : "mr-auto rounded-bl-sm bg-surface text-ink";
  return (
    <li className={`max-w-[85%] rounded-2xl px-3.5 py-2.5 ${look}`}>
      <span className="sr-only">{from}: </span>
      {children}
    </li>
  );
}

function Slot({ time, isNew, children }: { time: string; isNew?: boolean; children: ReactNode }) {
  return (
    <li
      className={`flex gap-3 rounded-control px-3 py-2 ${isNew ? "bg-accent-soft font-semibold text-accent" : "bg-sunken"}`}
    >
      <span className="shrink-0 tabular-nums">{time}</span> {children}
    </li>
  );
}
