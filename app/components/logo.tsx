/** The product's name as a mark: a speech bubble that keeps time, and the word. */
export function Logo() {
  return (
    <span className="heading inline-flex items-center gap-2.5 text-ink">
      <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0 text-accent" fill="currentColor">
        <path d="M14 2a12 12 0 0 1 0 24H3.6c-.9 0-1.3-1-.7-1.6l2-2A12 12 0 0 1 14 2z" />
        <path d="M14 8v6.2l4 2.4" fill="none" stroke="var(--color-canvas)" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      Parley
    </span>
  );
}
