/** What an open page can be told about: something of this kind has changed, so load again. Nothing more travels. */
export const LIVE_TOPICS = ["integrations", "meetings", "trial", "verification", "sessions"] as const;

export type LiveTopic = (typeof LIVE_TOPICS)[number];
