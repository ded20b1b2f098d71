import { initialsOf } from "~/domain/initials";

/** Somebody's initials in a circle; their name stands beside it. */
export function Face({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-7 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-[0.6875rem] text-ink ring-2 ring-surface forced-colors:border"
    >
      {initialsOf(name)}
    </span>
  );
}
