import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { rowsOf } from '@kipute/contract/constants/choice';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setMatchState } from '../../features/live-odds/match-state.ts';
import { loadAreas, setLanguage } from '../../i18n/i18n.ts';
import { aLeg, anOrder } from './fixtures/an-order.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderRows } from './OrderRows.tsx';
import type { Order } from './order-result.ts';
import { SummarySums } from './SettledOrders.tsx';

beforeAll(() => loadAreas('orders', 'money'));
afterEach(() => vi.unstubAllGlobals());

async function speak(language: 'sw' | 'en'): Promise<void> {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await setLanguage(language);
}

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const card = (said?: Partial<Order>) =>
  spoken(renderToStaticMarkup(<OrderCard order={anOrder(said)} />));

test('[ORD-03] a card says number, time in East Africa, stake, odds and what it may pay', () => {
  const words = card();
  const parts = ['01KABCDEF234567', '14/11/2026 15:05', '1,000', '2.45', '2,305'];
  for (const part of [...parts, 'Unasubiri matokeo', 'Malipo tarajiwa']) {
    expect(words).toContain(part);
  }
  expect(words).not.toContain('B01KABCDEF234567');
});

test('[ORD-04] a decided one says how it ended', () => {
  expect(card({ status: 4 })).toContain('Umeshinda');
  expect(card({ status: 4, profit: 0, after_tax_amount: 0 })).toContain('Umepoteza');
  expect(card({ status: 4, profit: 0 })).toContain('Dau limerudi');
  expect(card({ status: 4, profit: 0, after_tax_amount: 500 })).toContain('Umepoteza nusu');
  expect(card({ status: 4, profit: 0, after_tax_amount: 500 })).toContain('Umerudishiwa TSh 500');
  expect(card({ status: 4, profit: 0, after_tax_amount: 900 })).toContain('Umepoteza sehemu');
  expect(card({ status: 6 })).toContain('Cashout');
});

test('[STL-36] a lost one that waits for money back says so on its card', async () => {
  expect(card({ awaits_money_back: 1 })).toContain('kwa sababu ya money back');
  expect(card()).not.toContain('money back');
  await speak('en');
  const inEnglish = card({ awaits_money_back: 1 });
  await speak('sw');
  expect(inEnglish).toContain('waits for the other matches because of money back');
});

const openStatuses = rowsOf(orderStatuses).filter(([, { id }]) => id !== 4);

test.each(openStatuses)('[ORD-04] status %s has its label in both languages', async (_, row) => {
  expect(card({ status: row.id })).toContain(row.sw);
  await speak('en');
  const inEnglish = card({ status: row.id });
  await speak('sw');
  expect(inEnglish).toContain(row.en);
});

test.each(rowsOf(legOutcomes))('[ORD-10] outcome %s has its label in both', async (_, row) => {
  const order = { details: [aLeg({ outcome: row.id })] };
  expect(card(order)).toContain(row.sw);
  await speak('en');
  const inEnglish = card(order);
  await speak('sw');
  expect(inEnglish).toContain(row.en);
});

test('[ORD-68] stake and payout of one that was cashed in part are those of the rest', () => {
  const part = { stake_in_play: 400, after_tax_amount: 922, cashed_amount: 550 };
  const open = card(part);
  expect(open).toContain('Dau lililo mchezoni TSh 400');
  expect(open).toContain('Malipo tarajiwa TSh 922');
  expect(open).not.toContain('1,000');
  expect(card({ ...part, status: 4 })).toContain('Dau lililobaki hadi mwisho TSh 400');
  expect(card({ ...part, status: 6, stake_in_play: 0 })).toContain('Dau TSh 1,000');
});

test('[ORD-72] money back for a lost leg stands on the card', () => {
  const lost = { status: 4, profit: 0, after_tax_amount: 0, virtual_return_amount: 500 } as const;
  expect(card(lost)).toContain('Umepoteza');
  expect(card(lost)).toContain('Rejesho la dau kama bonasi TSh 500');
  expect(card({ ...lost, virtual_return_amount: 0 })).not.toContain('Rejesho');
});

test('[ORD-09] a settled one says when, an open one does not', () => {
  const settlement_time = '2026-11-14T18:10:00.000Z';
  expect(card({ status: 4, settlement_time })).toContain('Ulikamilika 14/11/2026 21:10');
  expect(card()).not.toContain('Ulikamilika');
});

test('[ORD-18] one that waits for a person says so on its card', () => {
  expect(card({ status: 5 })).toContain('Mhudumu anahakiki kabla ya kukulipa.');
  expect(card({ status: 5 })).toContain('Malipo yanayohakikiwa TSh 2,305');
  expect(card({ status: 3 })).toContain('Wafanyakazi wetu wanayakagua');
  expect(card()).not.toContain('yanahakikiwa');
});

const score = { homeScore: '01', awayScore: '00', periods: null };
const inPlay = { status: 2, statusName: '', ...score, time: '63' };

test('[ORD-06] a leg in play shows minute, score and how it stands, on the card itself', () => {
  const details = [aLeg({ match_id: '3001' })];
  expect(card({ details })).toMatch(/Simba SC – Young Africans (Leo|\d\d\/\d\d)/);
  setMatchState('3001', inPlay, Date.now());
  const words = card({ details });
  for (const part of ['63', 'Simba SC 1–0 Young Africans', 'Kwa sasa inashinda']) {
    expect(words).toContain(part);
  }
  expect(words).toContain('Matokeo yakibaki hivi TSh 2,305');
});

test('[ORD-71] a decided leg shows how its match ended, where that was told', () => {
  const ended = (score: string) => card({ status: 4, details: [aLeg({ outcome: 3, score })] });
  expect(ended('2:1')).toContain('Simba SC 2–1 Young Africans');
  expect(ended('')).toContain('Simba SC – Young Africans');
});

const legsOf = (...matchIds: readonly string[]) =>
  matchIds.map((match_id) =>
    aLeg({
      match_id,
      selection_id: match_id,
      team_home: `Timu ${match_id}`,
      fixture_date: '2999-01-01T00:00:00.000Z',
    }),
  );

test('[ORD-06] of many legs the one in play stands on the card, the others are marks', () => {
  setMatchState('3103', inPlay, Date.now());
  const words = card({ details: legsOf('3101', '3102', '3103', '3104') });
  expect(words).toContain('Timu 3103');
  for (const other of ['3101', '3102', '3104']) expect(words).not.toContain(`Timu ${other}`);
  expect(words).toContain('Machaguo mengine 3');
  expect(words).toContain('Mechi 3 ambazo hazijaanza zimehesabiwa kuwa zimeshinda.');
});

test('[ORD-05] a settled bet tells teams and picks of up to five legs, of more four', () => {
  const ids = ['1', '2', '3', '4', '5', '6'].map((each) => `330${each}`);
  const five = card({ status: 4, details: legsOf(...ids.slice(0, 5)) });
  for (const id of ids.slice(0, 5)) expect(five).toContain(`Timu ${id}`);
  expect(five).not.toContain('mengine');
  const six = card({ status: 4, details: legsOf(...ids) });
  expect(six).toContain('Timu 3304');
  expect(six).not.toContain('Timu 3305');
  expect(six).toContain('Machaguo mengine 2');
});

test('[ORD-16] what hangs on a leg that cannot be told is said to be so', () => {
  setMatchState('3201', inPlay, Date.now());
  const details = [aLeg({ match_id: '3201', pick: null })];
  expect(card({ details })).toContain('Matokeo yakibaki hivi Bado haijulikani');
});

test('[ORD-05] every leg has the mark of its outcome', () => {
  const outcomes = [0, 1, 2, 3, 4, 5, 6] as const;
  const details = outcomes.map((outcome) => aLeg({ selection_id: `${outcome}`, outcome }));
  const words = card({ details });
  const marks = ['Inasubiri', 'Matokeo yana hitilafu', 'Limefutwa', 'Umepoteza', 'Umeshinda'];
  for (const mark of [...marks, 'Umeshinda nusu', 'Umepoteza nusu', 'Mkeka wa mechi 7']) {
    expect(words).toContain(mark);
  }
});

test('[ORD-03] a system says how many of how many', () => {
  const details = [aLeg(), aLeg({ selection_id: '2' }), aLeg({ selection_id: '3' })];
  expect(card({ system_size: 2, details })).toContain('System 2 kati ya 3');
  expect(card({ system_size: 102, details })).toContain('Trixie ya mechi 3');
  expect(card({ system_size: 101, details })).toContain('Patent ya mechi 3');
  // The product of all odds is no price of its lines.
  expect(card({ system_size: 102, details })).not.toContain('Odds');
});

test('[ORD-75] the summary of a period says what was staked, what came back and the difference', () => {
  const said = (net: number) =>
    spoken(
      renderToStaticMarkup(
        <SummarySums summary={{ bets: 3, stakes: 3_000, returns: 3_000 + net, net }} />,
      ),
    );
  expect(said(-1_200)).toContain('Dau TSh 3,000 Ulizopata TSh 1,800 Tofauti − TSh 1,200');
  expect(said(500)).toContain('Tofauti TSh 500');
  expect(spoken(renderToStaticMarkup(<SummarySums summary={undefined} />))).toContain('Dau –');
});

const list = (view: Parameters<typeof OrderRows>[0]['list']) =>
  renderToStaticMarkup(<OrderRows list={view} tab="open" />);
const fetchNextPage = () => {};
const rows = [anOrder()];

test('[ORD-02] a list is loading, failed, empty or here, and grows by more', () => {
  expect(list({ status: 'loading', fetchNextPage })).toContain('aria-hidden="true"');
  expect(list({ status: 'failed', fetchNextPage })).toContain('Imeshindwa kupakia');
  expect(list({ status: 'empty', fetchNextPage })).toContain('Hakuna mkeka unaoendelea');
  expect(list({ status: 'ready', rows, count: 1, tail: 'end', fetchNextPage })).not.toContain(
    'zaidi',
  );
  expect(list({ status: 'ready', rows, count: 25, tail: 'more', fetchNextPage })).toContain(
    'Mikeka 1 kati ya 25',
  );
});
