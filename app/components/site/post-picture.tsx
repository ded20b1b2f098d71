/** A drawing for posts: two speech bubbles that agree on a day. Decoration, so screen readers skip it. */
export function PostPicture({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      className={`bg-action-soft ${className}`}
    >
      <g className="fill-surface stroke-action" strokeWidth="3" strokeLinejoin="round">
        <path d="M48 40h120a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H76l-22 18v-18h-6a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14z" />
        <path d="M188 72h74a14 14 0 0 1 14 14v52a14 14 0 0 1-14 14h-74a14 14 0 0 1-14-14V86a14 14 0 0 1 14-14z" />
        <path d="M174 94h102" />
      </g>
      <path
        className="stroke-edge"
        strokeWidth="5"
        strokeLinecap="round"
        d="M58 62h92M58 82h56M196 110h0M218 110h0M240 110h0M196 132h0M240 132h0"
      />
      <path
        className="fill-none stroke-action"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m210 131 6 6 11-13"
      />
    </svg>
  );
}
