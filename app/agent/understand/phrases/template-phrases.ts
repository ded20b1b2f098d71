/** How a language asks that a meeting becomes a template. */
export interface TemplatePhrases {
  /** Whole messages; `which` is the meeting in the message's words, `name` what the template shall be called. */
  asks: readonly RegExp[];
  /** A verb with which the grammar reads the words for a meeting that there is. */
  cancel: string;
  /** What stands for the meeting that was just spoken of. */
  it: RegExp;
  /** Whole messages that ask which templates there are. */
  lists: readonly RegExp[];
  /** Whole messages that want one deleted: `name` is surely a template's, `perhaps` only where there is one of that name. */
  deletes: readonly RegExp[];
}
