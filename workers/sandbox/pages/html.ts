import type { World } from "../world";

/** Text made safe for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string | number | null | undefined): string {
  return String(text ?? "").replace(
    /[&<>"']/g,
    (char) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" })[char] ?? char,
  );
}

/** A whole page. `body` is HTML, the title is text; links that begin with "/" are put below the world's base. */
export function page(world: World, title: string, body: string, head = ""): string {
  const base = escapeHtml(new URL(world.base).pathname.replace(/\/$/, ""));
  const linked = (markup: string) => markup.replaceAll(/(href|action|src)="\/(?!\/)/g, `$1="${base}/`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Parley sandbox</title>
<link rel="icon" href="data:,">
${linked(`<link rel="stylesheet" href="/styles.css">${head}`)}
</head>
<body>
${linked(`<header class="bar"><a class="brand" href="/">Sandbox</a>
<nav aria-label="Sandbox"><a href="/phone">Phone</a><a href="/calendar">Calendar</a><a href="/mail">Mail</a><a href="/understand">Understanding</a></nav></header>
<main id="main">${body}</main>`)}
</body>
</html>`;
}
