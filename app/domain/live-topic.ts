/** What an open page can be told about: something of this kind has changed, so load again. Nothing more travels. */
const LIVE_TOPICS = ["integrations", "meetings", "trial", "verification", "sessions"] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** The WebSocket close code for a page whose session has ended: it loads once more, which leads to sign-in, and stays away. */
export const SIGNED_OUT = 4001;
