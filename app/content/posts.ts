import { introducingParley } from "./introducing-parley";
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

/** Newest first. */
export const POSTS: readonly Post[] = [introducingParley];

export function findPost(slug: string | undefined): Post | undefined {
  return POSTS.find((post) => post.slug === slug);
}
