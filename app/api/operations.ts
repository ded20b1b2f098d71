import { getPreferences, getUsage, listContacts, updatePreferencesOperation } from "./account";
import { getAvailability } from "./availability";
import { listEventsOperation } from "./events";
import {
  cancelMeetingOperation,
  createMeetingOperation,
  getMeeting,
  listMeetings,
  replaceMeeting,
  updateMeeting,
} from "./meetings";
import type { Operation } from "./operation";
import { listActionItems, listSummaries } from "./summaries";

/** Every call of the API, in the order of its reference. */
export const OPERATIONS: readonly Operation[] = [
  createMeetingOperation,
  listMeetings,
  getMeeting,
  updateMeeting,
  replaceMeeting,
  cancelMeetingOperation,
  getAvailability,
  listSummaries,
  listActionItems,
  listEventsOperation,
  listContacts,
  getPreferences,
  updatePreferencesOperation,
  getUsage,
];
