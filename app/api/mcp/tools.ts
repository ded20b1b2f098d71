import { getAvailability } from "../availability";
import { listMeetings } from "../meetings";
import { cancel, confirm, proposeMeeting, undo } from "./proposal-tools";
import { type Tool, toolOf } from "./tool";

/** Every tool, in the order of their list. */
export const TOOLS: readonly Tool[] = [
  toolOf(getAvailability, {
    name: "find_free_time",
    title: "Find free times",
    description: getAvailability.description,
  }),
  toolOf(listMeetings, { name: "list_meetings", title: "List meetings", description: listMeetings.description }),
  proposeMeeting,
  confirm,
  cancel,
  undo,
];
