/** Somebody's initials in a circle; their name stands beside it. */
export function Face({ name }: { name: string }) {
  const words = name.split(/[\s._-]+/u).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word) => Array.from(word ?? "")[0]?.toUpperCase()).join("");
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-7 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-[0.6875rem] text-ink ring-2 ring-surface forced-colors:border"
    >
      {letters || "?"}
    </span>
  );
}
