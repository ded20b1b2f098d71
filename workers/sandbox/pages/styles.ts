/** The style of every page here: light and dark, from 320 pixels up. */
export const styles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4f2ee, #17191c); --paper: light-dark(#ffffff, #212428); --ink: light-dark(#1d2126, #eceff2);
  --quiet: light-dark(#5a6169, #a9b1ba); --line: light-dark(#d9d5cd, #3a3f46); --accent: light-dark(#2a5d8f, #8fc1f0);
  --on-accent: light-dark(#ffffff, #10202f); --mine: light-dark(#d9e9f7, #23435f); --theirs: light-dark(#ffffff, #2b2f35);
  --error: light-dark(#a5261c, #ffb1a8);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
body:has(.phone) { display: flex; flex-direction: column; height: 100dvh; }
main:has(.phone) { flex: 1; min-height: 0; width: 100%; padding: 0; }
main:has(.wide) { max-width: 90rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.125rem; margin: 1rem 0 .25rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { background: var(--paper); padding: 0 .25em; border-radius: .25rem; }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .5rem 1rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
.bar nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
.bar a { display: inline-block; padding: .25rem 0; }
.brand { font-weight: 700; text-decoration: none; color: var(--ink); }
.quiet { color: var(--quiet); }
.error { color: var(--error); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 1rem 0; }
.card h2 { margin-top: 0; }
button, input, select { font: inherit; color: inherit; }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem; cursor: pointer;
  border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); text-decoration: none; }
button.second, .button { background: transparent; color: var(--accent); }
input:not([type=radio], [type=checkbox], [type=hidden]), select { min-height: 2.75rem; padding: .5rem; border-radius: .5rem;
  border: 1px solid var(--quiet); background: var(--paper); max-width: 100%; }
.pay { display: grid; gap: 0 2rem; max-width: 60rem; } .pay .card { align-self: start; }
.amount { font-size: 2.25rem; line-height: 1.2; font-weight: 600; margin: .5rem 0; } .amount .quiet { font-size: 1rem; font-weight: 400; }
@media (min-width: 48rem) { .pay { grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr); } }
.mails { list-style: none; padding: 0; }
.mail-text { white-space: pre-wrap; }
.mail-html { width: 100%; min-height: 24rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
.facts dd { margin: 0; }
fieldset { border: 0; padding: 0; margin: 0 0 1rem; }
legend { font-weight: 600; }
.choice { display: block; padding: .5rem 0; margin: 0; }
.field { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0; }
.toolbar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin: .5rem 0; }
.field .long { flex: 1 1 20rem; min-width: 0; }
.toolbar label { min-width: 0; }
th { overflow-wrap: normal; white-space: nowrap; width: 1%; min-width: 4rem; }
thead th { white-space: normal; width: auto; }
td { overflow-wrap: anywhere; min-width: 3.5rem; }
.order td:nth-last-child(-n+2) { overflow-wrap: normal; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
caption { text-align: start; font-weight: 600; padding-bottom: .25rem; }
th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
/* Too narrow for so many columns: each row is a list of its own. */
@media (max-width: 40rem) {
  .many, .many tbody, .many tr, .many th, .many td, .many caption { display: block; width: auto; }
  .many thead { display: none; }
  .many tr { border-bottom: 1px solid var(--line); padding: .375rem 0; }
  .many tr > * { border: 0; padding: 0; }
  .many th[scope=row] { font-weight: 600; }
  .many td::before { content: attr(data-head) " "; color: var(--quiet); font-size: .875rem; }
}
thead th { color: var(--quiet); font-size: .875rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--ground); padding: .75rem; border-radius: .5rem; }
summary { cursor: pointer; min-height: 1.75rem; color: var(--accent); }

::placeholder { color: var(--quiet); opacity: 1; }

/* The phone wears the messenger's clothes: its wall, its bubbles with tails and ticks, its system's own font. */
.phone { --wall: light-dark(#efeae2, #0b141a); --dots: light-dark(rgb(17 27 33 / .05), rgb(233 237 239 / .04)); --top: light-dark(#008069, #1f2c33);
  --in: light-dark(#ffffff, #202c33); --out: light-dark(#d9fdd3, #005c4b); --said: light-dark(#111b21, #e9edef); --meta: light-dark(#54656f, #c6d2d8);
  --tick: light-dark(#0a6fa8, #7fd0f7); --reply: light-dark(#00705a, #53d3b4); --box: light-dark(#f0f2f5, #1f2c33); --field: light-dark(#ffffff, #2a3942);
  --accent: var(--reply); --quiet: var(--meta); --ink: var(--said); --paper: var(--box);
  color: var(--said); display: flex; flex-direction: column; height: 100%; max-width: 44rem; margin: 0 auto; font-size: .9375rem; line-height: 1.4;
  background: radial-gradient(var(--dots) 1.5px, transparent 2px) 0 0 / 22px 22px, radial-gradient(var(--dots) 1px, transparent 1.5px) 11px 11px / 22px 22px, var(--wall); }
.phone-head { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 0 .75rem; padding: .5rem 1rem; background: var(--top); color: #fff; }
.phone-head .face { width: 2.5rem; height: 2.5rem; padding: .5rem; border-radius: 50%; background: #fff; fill: #1c45c4; }
.phone-head .face path + path { fill: none; stroke: #fff; stroke-width: 2.2; stroke-linecap: round; }
.phone-head h1 { font-size: 1.0625rem; line-height: 1.25; margin: 0; }
.phone-head h1 .quiet { display: block; font-weight: 400; font-size: .8125rem; color: #fff; }
.phone-head summary { display: flex; align-items: center; min-height: 2.75rem; cursor: pointer; color: #fff; font-size: .8125rem; }
.phone-head :focus-visible { outline-color: #fff; }
.phone-head details[open] { grid-column: 1 / -1; }
.phone-head button.second { color: #fff; border-color: #fff; }
.phone-head select, .phone-head input:not([type=hidden]) { color: var(--said); background: var(--field); }
/* Reversed, so that the newest message is in view without a script. */
.log { flex: 1; min-height: 5rem; overflow-y: auto; padding: 1rem; display: flex; flex-direction: column-reverse; }
.messages { display: flex; flex-direction: column; gap: .25rem; }
.day, .notice { align-self: center; background: var(--in); border-radius: .5rem; padding: .25rem .75rem; font-size: .8125rem; color: var(--meta); margin: .25rem 0; box-shadow: 0 1px .5px rgb(11 20 26 / .13); }
.notice { text-align: center; background: light-dark(#fff3c9, #182229); color: light-dark(#4d4326, #ffd279); }
.bubble { position: relative; max-width: 85%; padding: .375rem .5625rem .1875rem; border-radius: .625rem; background: var(--in); color: var(--said); box-shadow: 0 1px .5px rgb(11 20 26 / .13); align-self: flex-start; display: flow-root; }
.bubble.mine { align-self: flex-end; background: var(--out); }
.bubble.first { margin-top: .375rem; border-start-start-radius: 0; }
.bubble.mine.first { border-radius: .625rem 0 .625rem .625rem; }
.bubble.first::before { content: ""; position: absolute; top: 0; left: -.5rem; border: .5rem solid transparent; border-top-color: var(--in); border-right: 0; }
.bubble.mine.first::before { left: auto; right: -.5rem; border-right: .5rem solid transparent; border-left: 0; border-top-color: var(--out); }
.bubble p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.bubble .small { float: right; margin: .25rem 0 .25rem .75rem; font-size: .75rem; color: var(--meta); white-space: nowrap; }
.bubble .small a { color: var(--meta); }
.bubble blockquote { margin: 0 0 .25rem; padding: .25rem .5rem; border-inline-start: 4px solid var(--reply); border-radius: .375rem; background: light-dark(rgb(17 27 33 / .05), rgb(11 20 26 / .3)); font-size: .875rem; color: var(--said); }
/* Two lines, and nothing of the third below them. */
.bubble blockquote p { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; white-space: normal; }
.bubble [role=img] { letter-spacing: -.35em; margin-inline-end: .35em; }
.bubble .read { color: var(--tick); }
/* Answers to tap: lines of the bubble, as wide as it is. */
.bubble form, .bubble details { clear: both; margin: 0 -.5625rem; border-top: 1px solid light-dark(#e4e6e7, #37444c); }
.bubble form:last-child, .bubble details:last-child { margin-bottom: -.1875rem; }
.bubble form button { width: 100%; min-height: 2.75rem; border: 0; background: none; color: var(--reply); font-weight: 500; text-align: center; }
.bubble summary { display: flex; align-items: center; justify-content: center; cursor: pointer; color: var(--reply); font-weight: 500; min-height: 2.75rem; }
/* As in the messenger: what opens a list is told from what answers. */
.bubble summary::before { content: "☰" / ""; margin-inline-end: .5rem; }
.bubble details form { margin: 0; }
.bubble details form button { text-align: start; padding-inline: .75rem; color: var(--said); font-weight: 400; }
.bubble button small { display: block; color: var(--meta); }
.ideas { padding: 0 1rem .5rem; max-height: 65dvh; overflow-y: auto; }
.ideas summary { display: flex; align-items: center; width: fit-content; min-height: 2.75rem; color: var(--reply); font-weight: 500; }
.ideas ul { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: 0; padding: 0; }
.ideas button { min-height: 2.75rem; padding: .375rem .875rem; border: 0; border-radius: 1.125rem; background: var(--in); color: var(--said); text-align: start; box-shadow: 0 1px .5px rgb(11 20 26 / .13); }
.ideas small { display: block; font-size: .75rem; color: var(--reply); font-weight: 500; }
.composer { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; padding: .5rem .75rem; background: var(--box); }
.composer textarea { flex: 1; min-width: 0; min-height: 2.75rem; max-height: 9rem; padding: .625rem 1rem; border: 1px solid transparent; border-radius: 1.375rem; background: var(--field); color: inherit; font: inherit; resize: none; field-sizing: content; }
.composer input[type=file] { width: 6.5rem; font-size: .75rem; }
.composer .small { font-size: .8125rem; color: var(--meta); display: inline-flex; align-items: center; gap: .25rem; min-height: 2.75rem; }
.composer button { width: 2.75rem; padding: .625rem; border: 0; border-radius: 50%; background: light-dark(#008069, #00a884); }
.composer button svg { display: block; fill: light-dark(#ffffff, #0b141a); }
/* On a phone the words and what sends them are the first line, as in the messenger. */
@media (max-width: 36rem) { .composer textarea { flex-basis: calc(100% - 3.25rem); } .composer .small { order: 1; white-space: nowrap; } .composer .small:has([type=file]) { flex: 1; } .composer input[type=file] { flex: 1; min-width: 0; } }
#quoting { flex-basis: 100%; }
#quoting blockquote { margin: 0; padding: .25rem .5rem; border-inline-start: 4px solid var(--reply); border-radius: .375rem; background: var(--field); }
.typing { color: var(--meta); font-style: italic; margin: 0; }

.week { display: grid; gap: .75rem; list-style: none; padding: 0; margin: 1rem 0; }
.week > li { background: var(--paper); border: 1px solid var(--line); border-radius: .5rem; min-width: 0; }
.week h2 { font-size: 1rem; margin: 0; padding: .5rem; border-bottom: 1px solid var(--line); }
.week .today h2 { background: var(--mine); }
.event { display: block; margin: .25rem; padding: .25rem .5rem; border-radius: .375rem; background: var(--mine); color: var(--ink);
  border-inline-start: 4px solid var(--accent); font-size: .875rem; text-decoration: none; overflow: hidden; }
.event.cancelled { background: transparent; text-decoration: line-through; border-style: dashed; }
.event b { display: block; }
.hours { position: relative; }
.hour { display: none; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 30rem) { .facts { grid-template-columns: 1fr; } .facts dd { margin-bottom: .5rem; } }
@media (min-width: 48rem) {
  .week { grid-template: auto auto auto / repeat(7, minmax(0, 1fr)); gap: 0 .25rem; }
  .week > li { display: grid; grid-row: span 3; grid-template-rows: subgrid; }
  .week h2 { font-size: .875rem; }
  .allday { min-height: 1.5rem; border-bottom: 1px solid var(--line); }
  .hours { height: calc(var(--hours) * 3rem); background: repeating-linear-gradient(var(--line) 0 1px, transparent 1px 3rem); }
  .hours .event { position: absolute; margin: 0; top: var(--top); height: var(--height); min-height: 1.5rem; left: var(--left); width: var(--width); padding: 0 .25rem; }
  .hours .event:hover, .hours .event:focus { z-index: 2; }
  .hour { display: block; position: absolute; right: .125rem; top: var(--top); font-size: .6875rem; color: var(--quiet); line-height: 1; pointer-events: none; }
}
`;
