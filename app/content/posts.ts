import { introducingParley } from "./introducing-parley";
import type { Post } from "./post";

/** Newest first. */
export const POSTS: readonly Post[] = [introducingParley];

export function findPost(slug: string | undefined): Post | undefined {
  return POSTS.find((post) => post.slug === slug);
}
