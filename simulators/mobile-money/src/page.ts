import { escaped, htmlPage } from '../../kit/html.ts';

const style = `
:root { --page: light-dark(#e9edf2, #0c1118); --card: light-dark(#fff, #1a222d);
  --line: light-dark(#d5dce5, #2e3947); --soft: light-dark(#5b6776, #9aa7b6);
  --yes: #14803c; --no: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); }
nav, main { max-width: 26rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding-bottom: 0; }
.wide { max-width: 60rem; }
.phone { background: var(--card); border: 10px solid #10151c; border-radius: 2.2rem;
  overflow: hidden; min-height: 38rem; box-shadow: 0 1rem 2.5rem #0004; }
.top { color: #fff; padding: 1.1rem 1.25rem; }
.top h1 { font-size: 1rem; margin: 0; font-weight: 500; display: flex; }
.top h1 span { margin-left: auto; }
.balance { font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.mpesa { background: #c21a1a; } .airtel { background: #a8122a; }
.mixx { background: #123a8c; } .halopesa { background: #b35300; }
section { padding: .9rem 1.25rem; border-top: 1px solid var(--line); }
h2 { font-size: .85rem; margin: 0 0 .5rem; color: var(--soft); font-weight: 600; }
.prompt { border: 2px solid var(--yes); border-radius: 1rem; padding: .9rem; margin: 0 0 .75rem; }
.prompt strong { font-size: 1.35rem; display: block; }
small, .soft { color: var(--soft); }
form { margin: 0; } label { display: block; margin: .5rem 0 .15rem; font-size: .85rem; }
input, select { width: 100%; font: inherit; padding: .55rem .7rem; border-radius: .6rem;
  border: 1px solid var(--line); background: transparent; color: inherit; }
select { background: var(--card); }
.buttons { display: flex; gap: .5rem; margin-top: .75rem; }
button { flex: 1; font: inherit; font-weight: 600; padding: .6rem .25rem; border: 0;
  border-radius: .6rem; color: #fff; background: #4a5666; min-height: 2.75rem; cursor: pointer; }
button small { display: block; color: inherit; font-weight: 400; }
.yes { background: var(--yes); } .no { background: var(--no); }
ol { list-style: none; margin: 0; padding: 0; }
li { padding: .5rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
li:first-child { border-top: 0; }
time { float: right; font-size: .8rem; color: var(--soft); margin-left: .5rem; }
.note { background: light-dark(#fff4d6, #3a3013); }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem;
  padding: 1rem; }
`;

type Frame = {
  readonly title: string;
  readonly body: string;
  readonly width?: 'phone' | 'wide';
  readonly script?: string;
};

/** Every page of the simulator: Swahili with English beside it. */
export function framed({ title, body: content, width = 'phone', script = '' }: Frame): string {
  const wide = width === 'wide' ? ' class="wide"' : '';
  const body = `<nav${wide}><a href="/">Simu · Phones</a><a href="/knobs">Vitufe · Knobs</a></nav>
<main${wide}>
${content}
</main>
${script === '' ? '' : `<script>${script}</script>`}`;
  return htmlPage({ title, style, body });
}

const amounts = new Intl.NumberFormat('en-US');

export const money = (amount: number): string => `TSh ${amounts.format(amount)}`;

type Choice = { readonly value: string; readonly title: string };

/** A choice of one, with the chosen one shown. */
export function select(name: string, choices: readonly Choice[], chosen: string): string {
  const options = choices.map(({ value, title }) => {
    const mark = value === chosen ? ' selected' : '';
    return `<option value="${value}"${mark}>${escaped(title)}</option>`;
  });
  return `<select name="${name}">${options.join('')}</select>`;
}
