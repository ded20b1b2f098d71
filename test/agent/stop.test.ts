import { expect, test } from "vitest";
import { contactRows } from "~/domain/contact";
import { converse, playAll } from "../support/dialogue";
import { now, tom, week } from "../support/week";

const begin = () => converse({ now, events: week(), contacts: contactRows(tom.email, tom.name) });

playAll(
  {
    "STOP ends messages, says how to start again, and what is texted is still answered": `
    > STOP
    no more messages from me. I only answer what you text. Say *START*
    > what's on tomorrow?
    Budget review
    > START
    Messages are on. Say *STOP*`,
    "a bare stop drops what is open as well, and says both": `
    > book a call with tom thursday at 10
    Shall I book this?
    > stop
    All right, I did not book it. … no more messages from me … *START*
    > yes
    There is nothing waiting for a yes.`,
    "a sentence in Dutch is answered in Dutch": `
    > stop met berichten
    je krijgt geen berichten meer van me … *START*
    > stuur me weer berichten
    Je krijgt weer berichten van me`,
    "start means something else to somebody who has stopped nothing": `
    > start
    I keep your calendar.
    > unsubscribe
    no more messages from me
    > start
    Messages are on
    > start messages again
    Messages are on`,
    "stop inside another sentence is about a meeting": `
    > book bus stop meeting tomorrow at 3pm
    Shall I book this?
    > stop by the office friday at 10
    Fri 27 Nov`,
  },
  begin,
);

test.each([
  ["book a call with tom thursday at 10", "a proposal"],
  ["book a call with tom", "a question for a time"],
  ["cancel my meeting tomorrow", "a cancellation, or which one"],
])("after %j, which leaves %s open, stop leaves nothing open", (text) => {
  const talk = begin();
  const before = talk.events().length;
  talk.say(text);
  expect(talk.pending()).not.toBeNull();
  talk.say("stop");
  expect(talk.pending()).toBeNull();
  expect(talk.events()).toHaveLength(before);
});

test("a button that is called Stop would be an answer, not a wish for silence", () => {
  const talk = begin();
  talk.say("book a call with tom thursday at 10");
  const id = talk.pending()?.id;
  expect(talk.say("Stop", `no:${id}`)).not.toContain("START");
});
