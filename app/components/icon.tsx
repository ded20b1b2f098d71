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
  dots: "M4.6 12a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0M11.1 12a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0M17.6 12a.9.9 0 1 0 1.8 0 .9.9 0 0 0-1.8 0",
  pin: "M12 20.5s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11zM12 12a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z",
  video: "M3.5 7.5h11v9h-11zM14.5 11l6-3v8l-6-3",
  people:
    "M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.5c.5-3.5 2.7-5.3 6-5.3s5.5 1.8 6 5.3M16 5.3a3.2 3.2 0 0 1 0 6M18 14.6c1.8.7 2.9 2.3 3.2 4.9",
  chat: "M4.5 5.5h15v10.5h-9l-4.5 3.5v-3.5h-1.5z",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  plus: "M12 5.5v13M5.5 12h13",
  search: "M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12zM15.5 15.5l4.5 4.5",
  back: "M14.5 6l-6 6 6 6",
  next: "M9.5 6l6 6-6 6",
  warn: "M12 4.5l8.5 15h-17zM12 10.5v4M12 17v.1",
  repeat: "M4.5 12a5.5 5.5 0 0 1 5.5-5.5h8M15.5 3.5l3 3-3 3M19.5 12a5.5 5.5 0 0 1-5.5 5.5h-8M8.5 20.5l-3-3 3-3",
  notes: "M5 6h14M5 10h14M5 14h14M5 18h9",
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
