/** The style of every page here: light and dark, from 360 pixels up. */
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
main:has(.phone) { padding: 0; }
main:has(.wide) { max-width: 90rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.125rem; margin: 1rem 0 .25rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
code { background: var(--paper); padding: 0 .25em; border-radius: .25rem; }
.bar { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; padding: .5rem 1rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
.bar nav { display: flex; gap: 1rem; }
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
pre { overflow-x: auto; background: var(--ground); padding: .75rem; border-radius: .5rem; }
summary { cursor: pointer; min-height: 1.75rem; color: var(--accent); }

::placeholder { color: var(--quiet); opacity: 1; }

.phone { display: flex; flex-direction: column; height: calc(100dvh - 3.25rem); max-width: 44rem; margin: 0 auto; background: var(--ground); }
.phone-head { padding: .5rem 1rem; border-bottom: 1px solid var(--line); background: var(--paper); }
.phone-head h1 { font-size: 1.125rem; margin: 0; }
.phone-head summary { min-height: 1.75rem; cursor: pointer; color: var(--accent); }
/* Reversed, so that the newest message is in view without a script. */
.log { flex: 1; overflow-y: auto; padding: 1rem; display: flex; flex-direction: column-reverse; }
.messages { display: flex; flex-direction: column; gap: .5rem; }
.day { align-self: center; background: var(--paper); border-radius: 1rem; padding: 0 .75rem; font-size: .875rem; color: var(--quiet); margin: .25rem 0; }
.bubble { max-width: 85%; padding: .5rem .75rem; border-radius: .875rem; background: var(--theirs); border: 1px solid var(--line); align-self: flex-start; }
.bubble.mine { align-self: flex-end; background: var(--mine); }
.bubble p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.bubble .small { display: block; font-size: .8125rem; color: var(--quiet); text-align: end; }
.bubble.mine .small { color: var(--ink); }
.bubble blockquote { margin: 0 0 .25rem; padding: .125rem .5rem; border-inline-start: 3px solid var(--accent); font-size: .875rem; color: var(--quiet);
  display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
.bubble.mine blockquote { color: var(--ink); }
.bubble .read { color: var(--accent); font-weight: 700; }
.bubble form { display: grid; gap: .375rem; margin-top: .5rem; }
.bubble form button { width: 100%; text-align: start; }
.bubble summary { cursor: pointer; color: var(--accent); min-height: 2rem; padding: .25rem 0; }
.bubble button small { display: block; color: var(--quiet); }
.composer { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; padding: .75rem 1rem; background: var(--paper); border-top: 1px solid var(--line); }
.composer input[type=text] { flex: 1; min-width: 0; }
#quoting { flex-basis: 100%; }
.typing { color: var(--quiet); font-style: italic; margin: 0; }

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
