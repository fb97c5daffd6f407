import { escaped } from '../../../kit/html.ts';
import type { MoneyNetwork } from '../network/network.ts';
import { framed, money, select } from '../page.ts';
import { type PartyName, partyNames } from '../party-name.ts';
import type { Knobs, knobChoices } from './knobs.ts';

const titles: Readonly<Record<keyof Knobs, string>> = {
  callbacks: 'Taarifa · Callbacks',
  callbackDelayMs: 'Ucheleweshaji wa taarifa (ms) · Callback delay',
  toldAmount: 'Kiasi kinachotajwa · Told amount',
  line: 'Mtandao · Line',
  answerDelayMs: 'Ucheleweshaji wa jibu (ms) · Answer delay',
  float: 'Salio la malipo · Float',
  prompts: 'Anayejibu maombi · Who answers prompts',
  promptLifetimeMs: 'Muda wa ombi (ms) · Prompt lifetime',
  payoutDelayMs: 'Ucheleweshaji wa kutuma (ms) · Payout delay',
};

const partyTitles: Readonly<Record<PartyName, string>> = {
  mpesa: 'M-Pesa',
  airtel: 'Airtel Money',
  mixx: 'Mixx by Yas',
  selcom: 'Selcom',
  azampay: 'AzamPay (HaloPesa)',
};

type Choices = typeof knobChoices;
type ChoiceTitles = {
  readonly [Name in keyof Choices]: Readonly<Record<Choices[Name][number], string>>;
};

const choiceTitles: ChoiceTitles = {
  callbacks: {
    once: 'mara moja · once',
    twice: 'mara mbili · twice',
    never: 'hakuna · never',
    'refused-then-paid': 'imekataliwa, kisha imelipwa · refused, then paid',
    'paid-then-refused': 'imelipwa, kisha imekataliwa · paid, then refused',
  },
  toldAmount: { right: 'sahihi · right', wrong: 'si sahihi · wrong' },
  line: {
    up: 'mzima · up',
    dropped: 'unakatika · dropped',
    error: 'kosa 500 · error 500',
    hangs: 'haujibu · hangs',
    'answer-lost': 'jibu limepotea · answer lost',
    'answer-cut': 'mtandao umekatika kabla ya jibu · cut before the answer',
  },
  float: { normal: 'lipo · there', empty: 'tupu · empty' },
  prompts: {
    'by-hand': 'mtu · a person',
    approve: 'kubali zote · approve all',
    refuse: 'kataa zote · refuse all',
    ignore: 'puuza zote · ignore all',
  },
};

function choicesOf(name: keyof Knobs) {
  const titles: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = choiceTitles;
  const ofKnob = titles[name];
  return ofKnob && Object.entries(ofKnob).map(([value, title]) => ({ value, title }));
}

function field(name: keyof Knobs, knobs: Knobs): string {
  const list = choicesOf(name);
  const control = list
    ? select(name, list, String(knobs[name]))
    : `<input name="${name}" inputmode="numeric" value="${knobs[name]}">`;
  return `<label>${titles[name]}${control}</label>`;
}

function card(network: MoneyNetwork, party: PartyName): string {
  const knobs = network.knobs.of(party);
  const names = Object.keys(titles) as (keyof Knobs)[];
  return `<form class="card" method="post" action="/knobs/${party}">
<h2>${partyTitles[party]} · ${money(network.merchant.at(party).float)}</h2>
${names.map((name) => field(name, knobs)).join('')}
<div class="buttons"><button class="yes">Weka<small>Set</small></button></div>
${shown(network.party(party)?.shows?.() ?? [])}</form>`;
}

const LINES_SHOWN = 10;

function shown(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.slice(0, LINES_SHOWN).map((line) => `<li>${escaped(line)}</li>`);
  return `<h2>Lipa bili · Pay-bill</h2><ol>${items.join('')}</ol>`;
}

/** Every party with what goes wrong at it. */
export function knobsPage(network: MoneyNetwork): string {
  const cards = partyNames.map((party) => card(network, party));
  return framed({
    title: 'Vitufe · Knobs',
    width: 'wide',
    body: `<div class="cards">${cards.join('')}</div>`,
  });
}
