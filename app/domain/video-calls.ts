/** Whether a new meeting has a Google Meet link, as a form asks for it. */
export const VIDEO_CALLS = [
  { value: "auto", label: "With guests and no location" },
  { value: "on", label: "Google Meet" },
  { value: "off", label: "None" },
] as const;
