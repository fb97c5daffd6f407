import { shillings } from '@kipute/domain/money/senti';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { BetCard } from '../betting/BetCard.tsx';
import { emptyDraft } from '../betting/draft-store.ts';
import { KindChoice } from '../betting/KindChoice.tsx';
import { anOrder, aRound, aTable, finish, racingNow } from '../fixtures/a-round.ts';
import { OrderCard } from '../orders/OrderCard.tsx';
import { OutcomeLine, ResultCard } from '../orders/OutcomeCard.tsx';
import { BetBar } from '../placing/BetBar.tsx';
import type { BetState } from '../placing/bet-state.ts';
import { orderSum } from '../placing/order-sum.ts';
import type { BetView } from '../placing/use-betting.ts';
import { ProofCard } from '../proof/ProofCard.tsx';
import { StillRace } from '../race/StillRace.tsx';
import { HotCold } from '../results/HotCold.tsx';
import { ResultTable } from '../results/ResultTable.tsx';
import { TimerWords } from '../round/RoundHead.tsx';
import { RulesText } from './RulesText.tsx';

beforeAll(() => loadAreas('racing'));

const markup = (node: ReactNode): string => renderToStaticMarkup(node);
const spoken = (node: ReactNode): string =>
  markup(node)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const draft = { ...emptyDraft, numbers: { ...emptyDraft.numbers, champion: [3, 8] } };
function view(changes: Partial<BetView> = {}): BetView {
  const now = racingNow();
  return {
    ...{ now, round: aRound(), phase: 'betting', draft, notice: undefined, player: undefined },
    ...{ sum: orderSum(draft, now.table), state: { kind: 'ready' }, isOpen: true },
    ...changes,
  };
}
const tenView = (order: readonly number[]): BetView => {
  const ten = {
    ...draft,
    choice: 'ten-of-ten',
    numbers: { ...draft.numbers, 'ten-of-ten': order },
  };
  return view({ draft: ten as BetView['draft'] });
};

test('[RCP-10] every kind states odds and return of the table', () => {
  const words = spoken(<KindChoice table={aTable()} current="champion" />);
  for (const part of [
    'Bingwa ×9.69 marejesho 96.9%',
    'Bingwa + wa pili ×28 marejesho 62.2%',
    'Tatu bora ×56 marejesho 46.7%',
    'Kubwa / Ndogo ×1.97 marejesho 98.5%',
    '10 kwa 10 mfuko marejesho 89.7%*',
    'Kuu ×9.69 · ×1.97 · ×1.97',
  ]) {
    expect(words).toContain(part);
  }
  const other = aTable({ bets: [{ bet_type: 2, odds: 8.5, stated_return: 850_000 }] });
  expect(spoken(<KindChoice table={other} current="main" />)).toContain('×8.5 marejesho 85.0%');
});

describe('[RCP-16] a car', () => {
  test('is a button that says number, kind and odds, and if it is pressed', () => {
    const card = <BetCard view={view()} stake="here" />;
    expect(spoken(card)).toContain('Gari 3 3 Bingwa, odds 9.69');
    expect(markup(card).match(/aria-pressed="true"/g)).toHaveLength(3);
  });

  test('stays picked and cannot be changed once bets are closed', () => {
    const closed = markup(<BetCard view={view({ isOpen: false })} stake="beside" />);
    expect(closed.match(/disabled=""/g)).toHaveLength(10);
    expect(closed.match(/aria-pressed="true"/g)).toHaveLength(2);
  });
});

describe('[RCP-18] ten-of-ten', () => {
  test('rings the next place and names it', () => {
    const card = <BetCard view={tenView([3, 8])} stake="beside" />;
    expect(spoken(card)).toContain('Gusa gari litakaloshika nafasi ya 3');
    expect(spoken(card)).toContain('2 kati ya 10');
    expect(markup(card).match(/data-look="next"/g)).toHaveLength(1);
    expect(spoken(card)).toContain('Mfuko wa sasa: sarafu 1,284,300');
  });

  test('that is empty has nothing to take back, one that is whole nothing to tap', () => {
    expect(markup(<BetCard view={tenView([])} stake="beside" />)).toMatch(
      /disabled=""[^>]*>.{0,200}Rudisha/,
    );
    expect(spoken(<BetCard view={tenView(finish)} stake="beside" />)).toContain('umekamilika');
  });
});

const buttons = [
  [{ kind: 'ready' }, 'Weka dau'],
  [{ kind: 'sending' }, 'Inatuma…'],
  [{ kind: 'visitor' }, 'Ingia kuweka dau'],
  [{ kind: 'convert', missing: shillings(1_250) }, 'Badili salio kuwa sarafu'],
  [{ kind: 'closed' }, 'Dau zimefungwa'],
  [{ kind: 'paused', prompt: 'Tutarudi saa 6' }, 'Tutarudi saa 6'],
  [{ kind: 'forbidden' }, 'Akaunti yako hairuhusiwi kubashiri'],
  [{ kind: 'offline' }, 'Subiri intaneti'],
  [{ kind: 'refused', refusal: 'racing-pick-missing' }, 'Chagua gari'],
  [{ kind: 'refused', refusal: 'racing-stake-out-of-range' }, 'Dau 100 hadi 100,000'],
  [{ kind: 'refused', refusal: 'racing-too-many-tickets' }, 'Tiketi zisizidi 120'],
] as const satisfies readonly (readonly [BetState, string])[];

describe('[RCP-14] the bar', () => {
  test.each(buttons.map(([state, words]) => [words, state] as const))(
    'says: %s',
    (words, state) => {
      const said = spoken(<BetBar view={view({ state })} place="bar" />);
      expect(said).toContain(words);
      expect(said).toContain('Tiketi 2 × 200 · ukishinda 1,938');
      expect(said).toContain('Sarafu 400');
    },
  );

  test('leads to the coin page with what is missing', () => {
    const bar = (
      <BetBar view={view({ state: { kind: 'convert', missing: shillings(1_250) } })} place="bar" />
    );
    expect(markup(bar)).toContain('href="/racing_coin?amount=1250"');
  });

  test('is nothing of money for who takes a break', () => {
    const state = { kind: 'resting', until: '2026-12-17T22:00:00Z' } as const;
    const said = spoken(<BetBar view={view({ state })} place="bar" />);
    expect(said).toContain('Umejipumzisha hadi 18/12/2026');
    expect(said).not.toContain('Sarafu');
  });
});

test('[RCP-15] without an answer one asks again with the same key, or leaves it', () => {
  const said = spoken(<BetBar view={view({ state: { kind: 'unsure' } })} place="bar" />);
  expect(said).toContain('haliwezi kuwekwa mara mbili');
  expect(said).toContain('Angalia tena');
});

const spokenSeconds = [
  [60, 'Zimebaki sekunde 60'],
  [59, ''],
  [10, 'Zimebaki sekunde 10'],
  [0, 'Dau za raundi hii zimefungwa'],
] as const;
test.each(spokenSeconds)('[RCP-04] at %d seconds is said: %s', (seconds, words) => {
  expect(spoken(<TimerWords seconds={seconds} />).trim()).toBe(words);
});

test('[RCP-32] the list of places edges one’s own cars', () => {
  const race = <StillRace order={finish} orders={[anOrder()]} />;
  expect(spoken(race)).toContain('Inasasishwa kila sekunde 3 · magari yako: 3, 8');
  expect(markup(race).match(/data-mine="true"/g)).toHaveLength(2);
});

describe('[RCP-41] after the race', () => {
  const round = aRound({ result: finish, status: 3 });
  const won = anOrder({ status: 2, result: 1, paid: 1_938, round });
  const lost = anOrder({ status: 2, result: 2, round });

  test('a win is its amount', () => {
    expect(spoken(<ResultCard round={round} orders={[won]} />)).toContain('Umeshinda Sarafu 1,938');
  });

  test('a loss is one line', () => {
    expect(spoken(<OutcomeLine round={round} orders={[lost]} />).trim()).toBe(
      'Umepoteza sarafu 400 Raundi 375 · bingwa ni gari 3 Thibitisha',
    );
  });

  test('who did not bet sees the first three alone', () => {
    const said = spoken(<ResultCard round={round} orders={[]} />);
    expect(said).not.toContain('Ume');
    expect(markup(<OutcomeLine round={round} orders={[]} />)).toBe('');
  });
});

test('[RCP-42] a bet tells its round, tickets, price and proof', () => {
  const round = aRound({ result: finish, status: 3 });
  const card = <OrderCard order={anOrder({ status: 2, result: 1, paid: 1_938, round })} />;
  for (const part of [
    'Bingwa · Raundi 375',
    '2 × 200',
    'sarafu 400',
    'sarafu 1,938',
    'Umeshinda',
  ]) {
    expect(spoken(card)).toContain(part);
  }
  expect(markup(card)).toContain('href="/racing/proof?id=202611190375"');
});

test('[RCP-50] a result has the champion’s sides, a cancelled round says so', () => {
  const rounds = [
    aRound({ result: finish, status: 3 }),
    aRound({ id: '202611190376', issue: 376, refunded: 1 }),
  ];
  const said = spoken(<ResultTable rounds={rounds} shows="all" />);
  expect(said).toContain('Witiri Ndogo');
  expect(said).toContain('Imefutwa, dau zimerudishwa');
});

test('[RCP-51] hot and cold say that rounds are independent', () => {
  expect(spoken(<HotCold now={racingNow()} />)).toContain('Kila raundi ni huru');
  expect(markup(<HotCold now={racingNow({ rounds: 0 })} />)).toBe('');
});

test('[RCP-52] the rules are those of the table', () => {
  const said = spoken(<RulesText now={racingNow()} />);
  for (const part of [
    'Bingwa ×9.69 96.9%',
    'sekunde 150',
    'tiketi 120',
    'kodi ya 10%',
    '5% ya kila',
    'dakika kumi',
  ]) {
    expect(said).toContain(part);
  }
  const other = racingNow({ table: aTable({ tax_rate: 12, ten_of_ten_pool_percent: 0 }) });
  expect(spoken(<RulesText now={other} />)).toContain('kodi ya 12%');
  expect(spoken(<RulesText now={other} />)).not.toContain('ya kila dau la 10');
});

test('[RCP-70] before the end a proof says what is sealed', () => {
  const said = spoken(<ProofCard round={aRound()} />);
  expect(said).toContain('a'.repeat(64));
  expect(said).toContain('Mbegu bado imefungwa');
  expect(said).not.toContain('Pakua');
});
