import type { World } from "../world";
import type { Mail } from "./mail-rules";

export const mailTables = {
  mails:
    "position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, mail TEXT NOT NULL, idempotency_key TEXT, at INTEGER NOT NULL",
  mail_keys: "key TEXT PRIMARY KEY, payload TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL",
};

export interface StoredMail {
  id: string;
  mail: Mail;
  idempotencyKey: string | null;
  /** UTC milliseconds. */
  at: number;
}

export function addMail({ sql, now }: World, mail: Mail, idempotencyKey: string | null): string {
  const id = crypto.randomUUID();
  sql.exec(
    "INSERT INTO mails (id, mail, idempotency_key, at) VALUES (?, ?, ?, ?)",
    id,
    JSON.stringify(mail),
    idempotencyKey,
    now,
  );
  return id;
}

/** Oldest first; with an address only what reached it. */
export function listMails({ sql }: World, address?: string | null): StoredMail[] {
  const wanted = address?.toLowerCase();
  const mails = sql
    .exec<MailRow>(
      "SELECT id, mail, idempotency_key, at FROM mails WHERE instr(lower(mail), ?) > 0 ORDER BY position",
      wanted ?? "{",
    )
    .toArray()
    .map(fromRow);
  return wanted ? mails.filter(({ mail }) => recipients(mail).includes(wanted)) : mails;
}

export function findMail({ sql }: World, id: string): StoredMail | undefined {
  return sql
    .exec<MailRow>("SELECT id, mail, idempotency_key, at FROM mails WHERE id = ?", id)
    .toArray()
    .map(fromRow)[0];
}

type MailRow = { id: string; mail: string; idempotency_key: string | null; at: number };

const fromRow = ({ id, mail, idempotency_key, at }: MailRow): StoredMail => ({
  ...{ id, mail: JSON.parse(mail), idempotencyKey: idempotency_key, at },
});

/** Bare addresses in lower case, whoever they are shown to. */
function recipients({ to, cc, bcc }: Mail): string[] {
  return [...to, ...cc, ...bcc].map((address) => (/<([^>]+)>/.exec(address)?.[1] ?? address).toLowerCase());
}
