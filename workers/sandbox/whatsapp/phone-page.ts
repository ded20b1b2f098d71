import { type Call, html } from "../call";
import { page } from "../pages/html";
import type { World } from "../world";

export function phonePage(_call: Call, world: World): Response {
  return html(page(world, "Phone", "<h1>Phone</h1>"));
}
export const phoneFeed = phonePage;
