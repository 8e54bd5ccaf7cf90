/** The fakes' style sheet: light and dark, from 320 pixels up, system fonts. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d2327; --soft: #5b6670; --line: #d9dee3; --paper: #fff; --ground: #f3f5f7;
  --accent: #b3470b; --on-accent: #fff; --good: #1a7040; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ecef; --soft: #9aa6b0; --line: #353d45; --paper: #1c2126;
  --ground: #14181c; --accent: #ff9a57; --on-accent: #1d1209; --good: #6fd39b; --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
header { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: center; padding: .6rem 1rem;
  background: var(--paper); border-bottom: 1px solid var(--line); }
header strong { color: var(--accent); }
nav { display: flex; flex-wrap: wrap; }
nav a { padding: .4rem .35rem; font-size: .9375rem; border-radius: .4rem; color: var(--soft); text-decoration: none; }
nav a[aria-current] { color: var(--ink); background: var(--ground); }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; line-height: 1.25; margin: .5rem 0 1rem; }
h2 { font-size: 1.05rem; margin: 0 0 .5rem; }
a { color: var(--accent); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem; margin: 0 0 1rem; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
.grid .card { margin: 0; }
.rows { list-style: none; margin: 0; padding: 0; }
.rows li { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: space-between;
  padding: .6rem 0; border-top: 1px solid var(--line); }
.rows li:first-child { border-top: 0; }
.rows .main { flex: 1 1 12rem; min-width: 0; }
.soft { color: var(--soft); font-size: .875rem; }
.on { color: var(--good); font-weight: 600; }
.off { color: var(--soft); }
.bad { color: var(--bad); font-weight: 600; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin: 0 0 1rem; }
code, pre, .copy { font: .875rem/1.45 ui-monospace, monospace; }
.copy { user-select: all; }
pre { margin: 0; white-space: pre-wrap; }
form { margin: 0; }
button { font: inherit; min-height: 2.75rem; padding: .4rem .9rem; border-radius: .5rem; border: 1px solid var(--line);
  background: var(--paper); color: var(--ink); cursor: pointer; }
button.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
button.wide { width: 100%; text-align: left; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
label { display: block; margin: 0 0 .75rem; }
input[type="text"], input[type="email"] { display: block; width: 100%; min-height: 2.75rem; padding: .4rem .6rem; font: inherit;
  border: 1px solid var(--line); border-radius: .5rem; background: var(--paper); color: var(--ink); }
select { display: block; min-height: 2.75rem; padding: .4rem .6rem; font: inherit; color: var(--ink); background: var(--paper);
  border: 1px solid var(--line); border-radius: .5rem; }
summary { cursor: pointer; }
svg { display: block; max-width: 14rem; background: #fff; }
input[type="checkbox"] { width: 1.2rem; height: 1.2rem; vertical-align: -.2rem; margin-right: .4rem; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff; resize: vertical; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem .9rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; }
.narrow { max-width: 26rem; margin: 0 auto; }
.stack { display: grid; gap: .6rem; }
.stack > * { margin: 0; }
`;
