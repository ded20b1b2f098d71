/**
 * The product's name as a mark: a speech bubble that keeps time, and the word. In the rail of the signed-in pages the
 * word stands under the mark.
 */
export function Logo({ inRail }: { inRail?: boolean }) {
  const rail = inRail ? "md:flex-col md:gap-1 md:text-sm" : "";
  return (
    <span className={`inline-flex items-center gap-2 font-display font-semibold text-heading text-ink ${rail}`}>
      <LogoMark className="size-7 text-action" />
      Parley
    </span>
  );
}

/** The mark alone, in the colour of its text. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 28" className={`shrink-0 ${className}`} fill="currentColor">
      <path d="M14 2a12 12 0 0 1 0 24H3.6c-.9 0-1.3-1-.7-1.6l2-2A12 12 0 0 1 14 2z" />
      <path d="M14 8v6.2l4 2.4" fill="none" stroke="var(--color-canvas)" strokeWidth="2.2" strokeLinecap="round" />
    </svg>
  );
}
