import { Form } from "@remix-run/react";
import type { viewGroupTimes } from "~/domain/booking-view";
import { Badge } from "./badge";
import { SubmitButton } from "./button";

const SPOKEN: Record<string, string> = { "✓": "can", "–": "cannot", "?": "has not answered" };

/** Who can when, with a way to book each time that is free. */
export function GroupTable({ group: { guests, times, first } }: { group: ReturnType<typeof viewGroupTimes> }) {
  return (
    <>
      <ul className="divide-y divide-line lg:hidden">
        {times.map((time) => (
          <li key={time.start} className="flex flex-col gap-2 py-4">
            <p className="font-medium">
              {time.label} {time.start === first && <Badge tone="action">All can</Badge>}
            </p>
            <ul className="text-muted">
              {guests.map(({ id, name }, n) => (
                <li key={id} className="break-words">
                  {name}: {SPOKEN[time.marks[n] ?? "?"]}
                </li>
              ))}
            </ul>
            <BookTime time={time} isFirst={time.start === first} />
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className="relative hidden overflow-x-auto lg:block" aria-label="Who can when" tabIndex={0}>
        <table className="w-full text-left">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className="py-2 pr-4">
                Time
              </th>
              {guests.map(({ id, name }) => (
                <th key={id} scope="col" className="max-w-40 break-words px-2 py-2 font-medium">
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {times.map((time) => (
              <tr key={time.start} className="border-line border-b">
                <th scope="row" className="whitespace-nowrap py-2 pr-4 font-medium">
                  {time.label} {time.start === first && <Badge tone="action">All can</Badge>}
                </th>
                {time.marks.map((mark, n) => (
                  <td key={guests[n]?.id} className="px-2 py-2">
                    <span aria-hidden="true">{mark}</span>
                    <span className="sr-only">{SPOKEN[mark]}</span>
                  </td>
                ))}
                <td className="whitespace-nowrap py-2 pl-2">
                  <BookTime time={time} isFirst={time.start === first} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type Time = ReturnType<typeof viewGroupTimes>["times"][number];

function BookTime({ time: { start, label, isFree }, isFirst }: { time: Time; isFirst: boolean }) {
  if (!isFree) return <span className="text-muted">Not free</span>;
  return (
    <Form method="post">
      <input type="hidden" name="start" value={start} />
      <SubmitButton look={isFirst ? "primary" : "secondary"} name="intent" value="book" aria-label={`Book ${label}`}>
        Book
      </SubmitButton>
    </Form>
  );
}
