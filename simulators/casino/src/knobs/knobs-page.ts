import { escaped, htmlPage, timeOf } from '../../../kit/html.ts';
import type { BookLine } from '../books/books.ts';
import type { Provider } from '../provider.ts';
import type { KnobBoard, Knobs, knobChoices } from './knobs.ts';

const titles: Readonly<Record<keyof Knobs, string>> = {
  lateMs: 'Ucheleweshaji (ms) · Late',
  copies: 'Nakala · Copies',
  order: 'Mpangilio · Order',
  answers: 'Majibu · Answers',
  signature: 'Saini · Signature',
  stakes: 'Madau · Stakes',
  provider: 'Mtoa michezo · Provider',
};

type Choices = typeof knobChoices;
type ChoiceTitles = {
  readonly [Name in keyof Choices]: Readonly<Record<Choices[Name][number], string>>;
};

const choiceTitles: ChoiceTitles = {
  copies: { once: 'moja · once', twice: 'mara mbili · twice' },
  order: { 'in-order': 'kwa zamu · in order', reordered: 'umevurugika · reordered' },
  answers: {
    heard: 'yanasikika · heard',
    'first-lost': 'la kwanza linapotea · first is lost',
    lost: 'yote yanapotea · all are lost',
  },
  signature: { right: 'sahihi · right', wrong: 'si sahihi · wrong' },
  stakes: {
    usual: 'kawaida · usual',
    'rollback-first': 'rudisho kwanza · rollback first',
  },
  provider: { up: 'yupo · up', down: 'hayupo · down' },
};

const style = `
body { margin: 0 auto; max-width: 76rem; padding: 1rem; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
.card { border: 1px solid #8886; border-radius: 1rem; padding: 1rem; overflow-x: auto; }
label { display: block; margin: .5rem 0 .15rem; font-size: .85rem; }
input, select, button { font: inherit; width: 100%; padding: .5rem; border-radius: .5rem;
  border: 1px solid #8888; box-sizing: border-box; }
button { margin-top: .75rem; background: #14803c; color: #fff; border: 0; font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-size: .8rem; margin-top: 1rem; }
td, th { text-align: left; padding: .25rem .4rem; border-bottom: 1px solid #8884; white-space: nowrap; }
`;

function field(name: keyof Knobs, knobs: Knobs): string {
  const choices: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = choiceTitles;
  const ofKnob = choices[name];
  const control = ofKnob
    ? `<select name="${name}">${Object.entries(ofKnob)
        .map(([value, title]) => {
          const selected = value === knobs[name] ? ' selected' : '';
          return `<option value="${value}"${selected}>${title}</option>`;
        })
        .join('')}</select>`
    : `<input name="${name}" inputmode="numeric" value="${knobs[name]}">`;
  return `<label>${titles[name]}${control}</label>`;
}

const LINES_SHOWN = 25;

function rowOf({ move, at, answers }: BookLine): string {
  const words = answers.map(({ word }) => word).join(', ') || '…';
  const shillings = new Intl.NumberFormat('en').format(move.amount / 100);
  const cells = [move.kind, move.transaction, move.player, move.round, shillings, words];
  return `<tr><td>${timeOf(at)}</td>${cells.map((text) => `<td>${escaped(text)}</td>`).join('')}</tr>`;
}

function card({ name, books, line }: Provider, knobs: Knobs): string {
  const names = Object.keys(titles) as (keyof Knobs)[];
  const heads = ['Saa · At', 'Nini · Kind', 'Namba · Id', 'Mchezaji · Player', 'Raundi · Round'];
  const head = [...heads, 'TSh', 'Jibu · Answered'].map((text) => `<th>${text}</th>`).join('');
  return `<section class="card"><h2>${name}</h2>
<p>Pochi · Wallet: ${escaped(line.walletUrl ?? '–')}</p>
<form method="post" action="/knobs/${name}">${names.map((one) => field(one, knobs)).join('')}
<button>Weka · Set</button></form>
<table><tr>${head}</tr>${books.lastLines(LINES_SHOWN).map(rowOf).join('')}</table></section>`;
}

/** Both providers with what goes wrong at them, and what they last asked for. */
export function knobsPage(providers: readonly Provider[], knobs: KnobBoard): string {
  const cards = providers.map((provider) => card(provider, knobs.of(provider.name)));
  return htmlPage({
    title: 'Kasino · Casino (simulated)',
    style,
    body: `<h1>Kasino · Casino (simulated)</h1><div class="cards">${cards.join('')}</div>`,
  });
}
