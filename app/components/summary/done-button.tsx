import { SubmitButton } from "../button";

/** Ticks an action item off, or takes that back; its form says which item. */
export function DoneButton({ done, text }: { done: boolean; text: string }) {
  const label = done ? "Open again" : "Done";
  return (
    <SubmitButton look="quiet" name="intent" value={done ? "open" : "done"} aria-label={`${label}: ${text}`}>
      {label}
    </SubmitButton>
  );
}
