import { expect, test } from "vitest";
import { CHOOSE_FROM_LIST } from "~/forms/listed";
import { MeetingWordsForm, PreferencesForm } from "~/forms/settings";
import { TemplateForm } from "~/forms/template";

test.each([
  ["defaultMeetingDuration", PreferencesForm],
  ["bufferTime", PreferencesForm],
  ["reminderMinutes", PreferencesForm],
  ["keepTranscriptDays", MeetingWordsForm],
  ["reminder", TemplateForm],
  ["buffer", TemplateForm],
])("%s that no list has is refused in words for people", (field, form) => {
  for (const value of ["x", "-5", "1.5", undefined]) {
    const { error } = form.safeParse({ [field]: value });
    const said = error?.issues.filter(({ path }) => path[0] === field).map(({ message }) => message);
    expect([value, said]).toEqual([value, [CHOOSE_FROM_LIST]]);
  }
});
