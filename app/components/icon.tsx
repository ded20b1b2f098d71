/** Outlines on a 24 by 24 grid, drawn for this product. */
const PATHS = {
  home: "M4 11.5 12 4l8 7.5M6 10v9h12v-9M10 19v-5h4v5",
  meetings: "M5 6h14M5 12h14M5 18h9",
  calendar: "M5 6h14v13H5zM5 10h14M9 3.5V7M15 3.5V7",
  tick: "M5 5h14v14H5zM8.5 12l2.5 2.5 4.5-5",
  plug: "M9 4v5M15 4v5M6.5 9h11v2.5a5.5 5.5 0 0 1-11 0zM12 17v3.5",
  settings: "M4 8h9M17 8h3M4 16h3M11 16h9M15 5.75v4.5M9 13.75v4.5",
  card: "M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14.5h3",
  help: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.7 9.7a2.4 2.4 0 1 1 3.3 2.3c-.7.3-1 .8-1 1.6M12 16.6v.1",
  bell: "M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 2H5zM10.5 21h3",
  out: "M14 5H6v14h8M11 12h9M17 9l3 3-3 3",
  menu: "M4 7h16M4 12h16M4 17h16",
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration beside words: screen readers skip it. */
export function Icon({ name, className = "size-5" }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
