/** Running text without markup: a string is a paragraph, an array is a list. */
export type Block = string | readonly string[];

export interface Passage {
  title: string;
  blocks: readonly Block[];
}
