import { sql } from "drizzle-orm";
import { foreignKey, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Attendee } from "~/domain/calendar-event";
import type { Spoken } from "~/domain/language";
import type { AskedWords, ChangeKind, ChangeWay, UnheardChange } from "~/domain/meeting-change";
import type { SyncCheckpoint } from "~/domain/sync-checkpoint";
import type { Instant, Interval } from "~/domain/time";
import { users } from "./accounts";
import { flag, moment } from "./columns";

export const googleAccounts = sqliteTable(
  "google_accounts",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    scope: text("scope").notNull(),
    /** IANA name of the zone that Google Calendar showed the user's days in when it was connected; null where it did not say. */
    calendarZone: text("calendar_zone"),
    /** Both tokens are encrypted (app/db/encryption.ts), never plain. */
    accessToken: text("access_token").notNull(),
    accessTokenExpiresAt: moment("access_token_expires_at").notNull(),
    refreshToken: text("refresh_token").notNull(),
    syncToken: text("sync_token"),
    /** The part of the calendar that `calendar_events` mirrors. */
    syncFromAt: moment("sync_from_at"),
    syncUntilAt: moment("sync_until_at"),
    syncedAt: moment("synced_at"),
    /** Where a sync of several pages stands; null when none is under way. */
    syncCheckpoint: text("sync_checkpoint", { mode: "json" }).$type<SyncCheckpoint>(),
    /** Rises when the whole calendar begins to be read; what `calendar_events` has from before is gone when it ends. */
    syncRun: integer("sync_run").notNull().default(0),
    /** When to look without having been rung: Google drops some notifications. */
    syncDueAt: moment("sync_due_at").notNull().default(0),
    /** The channel on which Google rings when the calendar changes; all null without one. */
    channelId: text("channel_id"),
    channelResourceId: text("channel_resource_id"),
    /** SHA-256 of the secret that Google sends along, hex. */
    channelTokenHash: text("channel_token_hash"),
    /** When to open the next channel, well before this one ends or after one could not be opened. */
    channelDueAt: moment("channel_due_at").notNull().default(0),
    /** Set when Google answers `invalid_grant`: the user is told once and asked to connect again. */
    revokedAt: moment("revoked_at"),
    revokedNotifiedAt: moment("revoked_told_at"),
    /** Since when every sync has failed; null once one has not. */
    syncFailingSince: moment("sync_failing_since"),
    connectedAt: moment("connected_at").notNull(),
  },
  (table) => [
    uniqueIndex("google_accounts_channel").on(table.channelId),
    // What is due is read by index, however many accounts there are.
    index("google_accounts_sync_due").on(table.syncDueAt).where(sql`revoked_at IS NULL`),
    index("google_accounts_channel_due").on(table.channelDueAt).where(sql`revoked_at IS NULL`),
  ],
);

export const meetings = sqliteTable(
  "meetings",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    googleEventId: text("google_event_id").notNull(),
    title: text("title").notNull(),
    location: text("location").notNull().default(""),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    timezone: text("timezone").notNull(),
    attendees: text("attendees", { mode: "json" }).$type<Attendee[]>().notNull().default([]),
    recurrence: text("recurrence"),
    status: text("status", { enum: ["confirmed", "cancelled"] }).notNull(),
    source: text("source", { enum: ["whatsapp", "web", "api"] }).notNull(),
    /** Rises with every change of time, so that a reminder planned for the old time knows that it is stale. */
    startVersion: integer("start_version").notNull().default(1),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    index("meetings_user_start").on(table.userId, table.startAt),
    uniqueIndex("meetings_google_event").on(table.userId, table.googleEventId),
    index("meetings_cancelled").on(table.updatedAt).where(sql`status = 'cancelled'`),
  ],
);

/** What happened to meetings, by whom and when: what Parley did, and what a sync found done in Google Calendar. */
export const meetingChanges = sqliteTable(
  "meeting_changes",
  {
    /** A message changes one meeting once, so its id and the event's are in it; else random. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Google's id; of a series as a whole that of the series. */
    eventId: text("event_id").notNull(),
    kind: text("kind").$type<ChangeKind | UnheardChange>().notNull(),
    via: text("via").$type<ChangeWay>().notNull(),
    /** The WhatsApp message that said yes. */
    messageId: text("message_id"),
    fromStart: moment("from_start"),
    fromEnd: moment("from_end"),
    toStart: moment("to_start"),
    toEnd: moment("to_end"),
    at: moment("at").notNull(),
    /** What Google was asked for and has not answered, as the mirror would show it; forgotten once it is settled. */
    asked: text("asked", { mode: "json" }).$type<AskedWords>(),
    /** Google's id of the series that goes on where this one was cut. */
    goesOnAs: text("goes_on_as"),
  },
  (table) => [
    index("meeting_changes_event").on(table.userId, table.eventId, table.at),
    index("meeting_changes_goes_on").on(table.userId, table.goesOnAs).where(sql`goes_on_as IS NOT NULL`),
    index("meeting_changes_user").on(table.userId, table.at),
    index("meeting_changes_at").on(table.at),
  ],
);

/** What Google's calendar holds, as far as the last sync knows: pages and the agent read this. */
export const calendarEvents = sqliteTable(
  "calendar_events",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    status: text("status", { enum: ["confirmed", "tentative", "cancelled"] }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull().default(""),
    location: text("location").notNull().default(""),
    startAt: moment("start_at").notNull(),
    endAt: moment("end_at").notNull(),
    allDay: flag("all_day").notNull().default(false),
    startDate: text("start_date"),
    endDate: text("end_date"),
    timezone: text("timezone"),
    attendees: text("attendees", { mode: "json" }).$type<Attendee[]>().notNull().default([]),
    hangoutLink: text("hangout_link"),
    htmlLink: text("html_link"),
    etag: text("etag"),
    eventUpdatedAt: moment("event_updated_at").notNull(),
    transparent: flag("transparent").notNull().default(false),
    eventType: text("event_type").notNull().default("default"),
    recurringEventId: text("recurring_event_id"),
    meetingId: text("meeting_id"),
    organizerSelf: flag("organizer_self").notNull().default(true),
    /** Whether the event takes time: `blocksTime` decides when the row is written. */
    blocks: flag("blocks").notNull(),
    /** Title, place and people as `contactKey` writes them, for finding an event by a word. */
    searchKey: text("search_key").notNull().default(""),
    /** `google_accounts.sync_run` when the event was last written. */
    syncRun: integer("sync_run").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("calendar_events_user_start").on(table.userId, table.startAt),
  ],
);

/**
 * People by the mirrored events that brought them, and by nothing else: a row goes with its event, so nobody outlives
 * the last one. Written by `mirrorEvents` alone.
 */
export const calendarContacts = sqliteTable(
  "calendar_contacts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    eventId: text("event_id").notNull(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** `contactKey(name)`, and that of its first word. */
    nameKey: text("name_key").notNull(),
    firstKey: text("first_key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eventId, table.email] }),
    foreignKey({
      columns: [table.userId, table.eventId],
      foreignColumns: [calendarEvents.userId, calendarEvents.id],
    }).onDelete("cascade"),
    index("calendar_contacts_name").on(table.userId, table.nameKey),
    index("calendar_contacts_first_name").on(table.userId, table.firstKey),
  ],
);

/** People whose address the user has typed or answered, and what the user said about others. */
export const contacts = sqliteTable(
  "contacts",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    name: text("name").notNull(),
    /** `contactKey(name)`: lower case, no accents. */
    nameKey: text("name_key").notNull(),
    /** `calendar`: the address came from an event, and the row only keeps where the user said they are. */
    source: text("source", { enum: ["user", "calendar"] }).notNull(),
    seenAt: moment("seen_at").notNull(),
    /** IANA name, when the user said where they are. */
    zone: text("zone"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.email, table.nameKey] }),
    index("contacts_user_name").on(table.userId, table.nameKey),
  ],
);

/** What a user wants of every meeting of one kind; `deleted_at` for as long as it can be brought back. */
export const meetingTemplates = sqliteTable(
  "meeting_templates",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** `templateKey(name)`: a user has one of each. */
    nameKey: text("name_key").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    title: text("title").notNull(),
    location: text("location").notNull(),
    meet: flag("meet").notNull(),
    /** Null for the usual time. */
    reminderMinutes: integer("reminder_minutes"),
    noReminder: flag("no_reminder").notNull(),
    description: text("description").notNull(),
    /** Null for the usual buffer. */
    bufferMinutes: integer("buffer_minutes"),
    createdAt: moment("created_at").notNull(),
    deletedAt: moment("deleted_at"),
  },
  (table) => [
    uniqueIndex("meeting_templates_name").on(table.userId, table.nameKey).where(sql`deleted_at IS NULL`),
    index("meeting_templates_user").on(table.userId),
    index("meeting_templates_deleted").on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);

/** Times that a user has offered to a guest, who picks one on a page without an account. */
/** A pick as its guest has sent it. */
export interface KeptPick {
  name: string;
  email: string;
  zone: string;
  language: Spoken;
  /** When it was sent. */
  at: Instant;
}

export const bookingLinks = sqliteTable(
  "booking_links",
  {
    /** Also the id of the meeting that a pick makes: picked twice, it is one meeting. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the token in the link, hex. */
    tokenHash: text("token_hash").notNull().unique(),
    /** The token, encrypted (app/db/encryption.ts), so that the user can copy the link again. */
    token: text("token").notNull(),
    title: text("title").notNull(),
    location: text("location").notNull(),
    guestName: text("guest_name").notNull(),
    /** Empty until a guest whom the user had no address of has typed it. */
    guestEmail: text("guest_email").notNull(),
    /** The user had the guest's address before them when they made the link: only then does Google invite the guest. */
    invites: flag("invites").notNull(),
    slots: text("slots", { mode: "json" }).$type<Interval[]>().notNull(),
    /** Of an offer that several guests get, each by a link of their own: the id of the meeting that it becomes. */
    groupId: text("group_id"),
    /** At which of its times a guest of a group can; null until they have said so. */
    can: text("can", { mode: "json" }).$type<number[]>(),
    /** Guests of the group see each other's names: the user has said so. */
    namesOthers: flag("names_others").notNull().default(false),
    /** `picking`: a pick is on its way to the calendar, until `picking_until`. */
    state: text("state", { enum: ["open", "picking", "booked", "declined", "revoked"] }).notNull(),
    pickingUntil: moment("picking_until").notNull().default(0),
    pickedStart: moment("picked_start"),
    /** Who picks, while nobody knows yet whether it is booked: a run that died is finished with it. */
    pick: text("pick", { mode: "json" }).$type<KeptPick>(),
    /** What the guest has suggested instead; words of a stranger. */
    suggestion: text("suggestion").notNull().default(""),
    /** Whose browser answered, as a hash: a link may be handed to several, and only this one reads the answer. */
    answeredBy: text("answered_by").notNull().default(""),
    answeredAt: moment("answered_at"),
    /**
     * Of a guest whom Google does not invite: the start of the meeting as Parley has mailed it to them, 0 once they know
     * that it is cancelled; null for everybody else. `guest_zone` and `guest_language` are those of that mail.
     */
    toldStart: moment("told_start"),
    guestZone: text("guest_zone").notNull().default(""),
    guestLanguage: text("guest_language").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("booking_links_picking").on(table.pickingUntil).where(sql`state = 'picking'`),
    index("booking_links_told").on(table.toldStart).where(sql`told_start IS NOT NULL`),
    index("booking_links_user").on(table.userId, table.createdAt),
    index("booking_links_expires").on(table.expiresAt),
    index("booking_links_group").on(table.groupId),
  ],
);
