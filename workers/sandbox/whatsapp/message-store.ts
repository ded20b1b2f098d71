/**
 * The conversations of the agent's number. A phone is written in digits only, as Meta does, and somebody who hides theirs
 * has their business-scoped user id in its place; `n` is the order in which
 * messages came to the sandbox; `at` is UTC milliseconds.
 */
export const messageTables = {
  whatsapp_messages: `n INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE, phone TEXT, direction TEXT, type TEXT,
    content TEXT, quotes TEXT, at INTEGER, status TEXT, callback TEXT`,
  // What a phone shows or Meta counts, one row a number.
  whatsapp_phones: "phone TEXT PRIMARY KEY, name TEXT, window_from INTEGER, typing_until INTEGER",
  whatsapp_options: "name TEXT PRIMARY KEY, value TEXT",
};

export type MessageStatus = "accepted" | "sent" | "delivered" | "read" | "failed";

export interface Message {
  [column: string]: SqlStorageValue;
  n: number;
  id: string;
  phone: string;
  direction: "in" | "out";
  type: string;
  /** JSON of the object that Meta names after the type. */
  content: string;
  quotes: string | null;
  at: number;
  status: MessageStatus;
  callback: string | null;
}

/** A business-scoped user id: "NL.1349120865". */
export const USER_ID = /^[A-Z]{2}\.(?:ENT\.)?[A-Za-z0-9]{1,128}$/;

/** What a conversation is kept under: a user id as it is, a phone in digits. */
export function keyOf(address: string): string {
  return USER_ID.test(address) ? address : digitsOf(address);
}

/** What the app calls somebody: a user id as it is, a phone with the plus. */
export function addressOf(key: string): string {
  return USER_ID.test(key) ? key : `+${key}`;
}

/** +31 6 1234-5678 and 31612345678 are the same phone. */
export function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

export function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `wamid.HBgL${btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "A")
    .replaceAll("/", "B")}`;
}

/** Keeps a message; the same id again changes nothing. */
export function addMessage(sql: SqlStorage, message: Omit<Message, "n">): void {
  const { id, phone, direction, type, content, quotes, at, status, callback } = message as Message; // n is not read
  sql.exec(
    `INSERT OR IGNORE INTO whatsapp_messages (id, phone, direction, type, content, quotes, at, status, callback)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[id, phone, direction, type, content, quotes, at, status, callback],
  );
}

export function findMessage(sql: SqlStorage, id: string): Message | undefined {
  return sql.exec<Message>("SELECT * FROM whatsapp_messages WHERE id = ?", id).toArray()[0];
}

/** Oldest first, after message `since` of either direction; an unknown `since` is the beginning. */
export function listMessages(sql: SqlStorage, phone: string | null, since: string | null): Message[] {
  const from = (since && findMessage(sql, since)?.n) || 0;
  return sql
    .exec<Message>("SELECT * FROM whatsapp_messages WHERE n > ? AND (?2 IS NULL OR phone = ?2) ORDER BY n", from, phone)
    .toArray();
}

const ORDER: MessageStatus[] = ["accepted", "sent", "delivered", "read"];

/** Moves a message on; a status never goes back. */
export function advanceStatus(sql: SqlStorage, id: string, status: MessageStatus): void {
  const before = findMessage(sql, id)?.status;
  if (!before || (status !== "failed" && ORDER.indexOf(before) >= ORDER.indexOf(status))) return;
  sql.exec("UPDATE whatsapp_messages SET status = ? WHERE id = ?", status, id);
}

/** Opens the 24 hours in which any message may be sent, and ends the typing of nobody else. */
export function openWindow(sql: SqlStorage, phone: string, from: number): void {
  sql.exec(
    `INSERT INTO whatsapp_phones (phone, window_from) VALUES (?, ?)
     ON CONFLICT (phone) DO UPDATE SET window_from = MAX(COALESCE(window_from, 0), excluded.window_from)`,
    phone,
    from,
  );
}

/** Sets the start of the window to any moment, also back in time; null closes it. */
export function setWindow(sql: SqlStorage, phone: string, from: number | null): void {
  sql.exec(
    `INSERT INTO whatsapp_phones (phone, window_from) VALUES (?, ?)
     ON CONFLICT (phone) DO UPDATE SET window_from = excluded.window_from`,
    phone,
    from,
  );
}

export function isWindowOpen(sql: SqlStorage, phone: string, now: number): boolean {
  const row = sql
    .exec<{ window_from: number | null }>("SELECT window_from FROM whatsapp_phones WHERE phone = ?", phone)
    .toArray()[0];
  return row?.window_from != null && now < row.window_from + 24 * 60 * 60 * 1000;
}

export function setTyping(sql: SqlStorage, phone: string, until: number): void {
  sql.exec(
    `INSERT INTO whatsapp_phones (phone, typing_until) VALUES (?, ?)
     ON CONFLICT (phone) DO UPDATE SET typing_until = excluded.typing_until`,
    phone,
    until,
  );
}

export function isTyping(sql: SqlStorage, phone: string, now: number): boolean {
  return (
    sql.exec("SELECT 1 FROM whatsapp_phones WHERE phone = ? AND typing_until > ?", phone, now).toArray().length > 0
  );
}

/** Whether statuses are delivered by themselves. */
export function isAutomatic(sql: SqlStorage): boolean {
  return sql.exec("SELECT 1 FROM whatsapp_options WHERE name = 'auto' AND value = 'off'").toArray().length === 0;
}

export function setAutomatic(sql: SqlStorage, on: boolean): void {
  sql.exec("INSERT OR REPLACE INTO whatsapp_options (name, value) VALUES ('auto', ?)", on ? "on" : "off");
}
