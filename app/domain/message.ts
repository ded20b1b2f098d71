/**
 * What we say on WhatsApp. Bodies must fit (`BODY_MAX`); titles, labels, descriptions and footers are cut when they leave.
 */
export type OutgoingMessage = (
  | ({ kind: "text" } & Worded)
  /** One to three buttons. */
  | ({ kind: "buttons"; buttons: { id: string; title: string }[]; footer?: string } & Worded)
  /** One to ten rows behind one button that carries `label`. */
  | ({ kind: "list"; label: string; rows: { id: string; title: string; description?: string }[] } & Worded)
  | TemplateMessage
) & {
  /** What does not fit into one message: texts that go out first, in this order, each a body of its own. */
  before?: string[];
};

/** An approved template: the only kind that may go out when the user has been silent for 24 hours. */
export interface TemplateMessage {
  kind: "template";
  name: string;
  /** As Meta names it: "en", "en_US". */
  language: string;
  /** The values of {{1}}, {{2}}… in the body. */
  parameters: string[];
  /** What a tap on each quick reply brings back, in their order. */
  payloads?: string[];
  /** The code behind the copy button of an authentication template. */
  copyCode?: string;
}

interface Worded {
  body: string;
  /** What has to be said again if this message is lost, oldest first; its own texts when absent. */
  again?: string[];
  /** What goes out in its place when its reader has been silent for 24 hours by then. */
  template?: TemplateMessage;
}

/** A message as it waits in the outbox when its words are nobody's to read: a code opens a number. */
export interface EncryptedMessage {
  kind: "encrypted";
  /** Empty once it was sent. */
  sealed: string;
}

/**
 * Why a message is sent: an answer, a line to a stranger, something that the user should know, before a meeting, to try
 * it out, a code that they asked for, or that somebody else wants their number, which STOP does not end.
 */
export type MessageKind = "reply" | "sign-up" | "notice" | NotificationKind | "test" | "code" | "number-asked";

/** What time, or software of others, sets going, and no message of the user's. */
export type NotificationKind = "reminder" | "conflict" | "agenda" | "due-items" | "proposal";

/** The longest body of each kind, in UTF-16 units. */
export const BODY_MAX = { text: 4096, buttons: 1024, list: 4096 } as const;
export const BUTTONS_MAX = 3;
export const ROWS_MAX = 10;
export const BUTTON_TITLE_MAX = 20;
export const BUTTON_ID_MAX = 256;
export const ROW_TITLE_MAX = 24;
export const ROW_DESCRIPTION_MAX = 72;
export const ROW_ID_MAX = 200;
export const LIST_LABEL_MAX = 20;
export const FOOTER_MAX = 60;
