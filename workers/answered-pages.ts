/**
 * Pages of the public site that the Worker can make anew: the one with a form. The others are files from the build on and
 * nothing else, and the Worker is bundled without them.
 */
export const ANSWERED_PAGES: readonly string[] = ["/contact"];

/** The first page as a file that says what has just happened, with a mark in its place. No address of a page is like it. */
export const TOLD_PAGE = { file: "/_told", mark: "what-has-just-happened" };
