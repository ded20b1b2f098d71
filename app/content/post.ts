import type { Passage } from "./prose";

export interface Post {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  /** ISO date. */
  date: string;
  /** As the card and the post show it, on one line: "5 min read". */
  readTime: string;
  category: string;
  opening: readonly string[];
  passages: readonly Passage[];
}
