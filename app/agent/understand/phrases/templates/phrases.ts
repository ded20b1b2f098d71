/** How a language asks that a meeting becomes a template. */
export interface TemplatePhrases {
  /** Whole messages; `which` is the meeting in the message's words, `name` what the template shall be called. */
  asks: readonly RegExp[];
  /** A verb with which the grammar reads the words for a meeting that there is. */
  cancel: string;
  /** What stands for the meeting that was just spoken of. */
  it: RegExp;
}
