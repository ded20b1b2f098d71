import { type Call, html } from "../call";
import { page } from "../pages/html";
import type { World } from "../world";

export function calendarPage(_call: Call, world: World): Response {
  return html(page(world, "Calendar", "<h1>Calendar</h1>"));
}
