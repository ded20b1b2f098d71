/**
 * Pages of the public site that the Worker can make anew: they say what has just happened, open at a chapter, or take a
 * form. The others are files from the build on and nothing else, and the Worker is bundled without them.
 */
export const ANSWERED_PAGES: readonly string[] = ["/", "/landing", "/contact"];
