import { type FormEvent, type RefObject, useEffect, useRef } from "react";

/** Names of the inputs of a moment: a date (YYYY-MM-DD) and a time (HH:MM), both of one wall clock. */
const STARTS = ["startDate", "startTime"] as const;
const ENDS = ["endDate", "endTime"] as const;

/**
 * Keeps an event's length as its start is changed: the end moves along. Without scripts the server does so
 * (`~/domain/filled-slot`), and where the end was left open nothing moves.
 *
 * @param frame the form with the four inputs
 * @param drawn changes when the form was filled anew
 * @returns what hears of every change in the form
 */
export function useEndFollowsStart(frame: RefObject<HTMLFormElement>, drawn: unknown) {
  const length = useRef(Number.NaN);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew is read from the page itself
  useEffect(() => {
    if (frame.current) length.current = lengthIn(frame.current);
  }, [frame, drawn]);
  return ({ target, currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof HTMLInputElement ? target.name : "";
    const start = momentIn(form, STARTS);
    if (STARTS.some((one) => one === name) && length.current > 0 && start) {
      const [date = "", time = ""] = new Date(start + length.current).toISOString().split("T");
      const end = time.slice(0, 5);
      // An end that nobody typed is still one that nobody typed: a template may bring another length.
      const [begun, ended] = [STARTS, ENDS].map((names) => names.map((one) => typedIn(form, one)).join("T"));
      if (typedIn(form, "filledSlot").endsWith(`/${ended}`)) set(form, "filledSlot", `${begun}/${date}T${end}`);
      set(form, "drawnSlot", "");
      set(form, "endDate", date);
      set(form, "endTime", end);
    } else if (ENDS.some((one) => one === name)) length.current = lengthIn(form);
  };
}

const lengthIn = (form: HTMLFormElement) => momentIn(form, ENDS) - momentIn(form, STARTS);

/** Milliseconds as of a wall clock that never changes; NaN where one of the two is open. */
function momentIn(form: HTMLFormElement, [date, time]: readonly [string, string]): number {
  return Date.parse(`${typedIn(form, date)}T${typedIn(form, time)}Z`);
}

const typedIn = (form: HTMLFormElement, name: string) => inputIn(form, name)?.value ?? "";

function set(form: HTMLFormElement, name: string, value: string): void {
  const input = inputIn(form, name);
  if (input) input.value = value;
}

function inputIn(form: HTMLFormElement, name: string): HTMLInputElement | null {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : null;
}
