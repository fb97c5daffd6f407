import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { setMatchState } from '../../features/live-odds/match-state.ts';
import { loadAreas, setLanguage } from '../../i18n/i18n.ts';
import { aLeg, anOrder } from '../order/fixtures/an-order.ts';
import type { Order } from '../order/order-result.ts';
import { OrderDetail } from './OrderDetail.tsx';

beforeAll(() => loadAreas('orders', 'money'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const detail = (said?: Partial<Order>) =>
  spoken(renderToStaticMarkup(<OrderDetail order={anOrder(said)} />));

async function inEnglish(draw: () => string): Promise<string> {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await setLanguage('en');
  const words = draw();
  await setLanguage('sw');
  vi.unstubAllGlobals();
  return words;
}

const score = { homeScore: '02', awayScore: '10', periods: null };
const course = { statusName: 'Inaendelea', ...score, time: '63' };

test('[ORD-10, ORD-12] every leg and every line of the money is there', () => {
  const words = detail({ win_bonus: 43 });
  const legs = ['Simba SC – Young Africans', 'Mshindi (1X2)', 'Ligi Kuu Bara', '2.45'];
  const money = [
    'Dau (salio)',
    '1,000',
    'Ushindi kabla ya kodi',
    '1,450',
    'Bonasi ya ushindi',
    '43',
  ];
  for (const part of [...legs, ...money, 'Kodi ya zuio (10%)', '145', '2,305']) {
    expect(words).toContain(part);
  }
});

test('[ORD-71] a decided leg shows how its match ended', () => {
  const details = [aLeg({ outcome: 4, score: '0:3' })];
  expect(detail({ status: 4, details })).toContain('Simba SC 0–3 Young Africans');
});

test('[ORD-11] how many are through is said in words', () => {
  const details = [aLeg({ outcome: 4 }), aLeg({ selection_id: '2' })];
  expect(detail({ details })).toContain('Zimeshinda 1 · zinasubiri 1 · zimepoteza 0');
});

test('[ORD-20] why it is not settled is said; of one that is settled, nothing', () => {
  const of = (match_id: string) => ({ details: [aLeg({ match_id })] });
  setMatchState('1101', { status: 2, ...course }, Date.now());
  setMatchState('1102', { status: 3, ...course }, Date.now());
  expect(detail(of('1101'))).toContain('mechi 1 haijaisha');
  expect(detail(of('1102'))).toContain('Tunasubiri matokeo rasmi');
  expect(detail({ status: 5 })).toContain('Mhudumu anahakiki kabla ya kukulipa');
  expect(detail({ status: 4, details: [aLeg({ outcome: 4 })] })).not.toContain('Tunasubiri');
});

test('[ORD-13, ORD-15] a match in play shows its minute, score and need, one to come its kick-off', () => {
  const details = [aLeg({ match_id: '2001' })];
  expect(detail({ details })).toContain('19:00');
  setMatchState('2001', { status: 2, ...course }, Date.now());
  const words = detail({ details });
  for (const part of ['63', 'Simba SC 2–10 Young Africans', 'Inahitaji magoli 9 ya Simba SC']) {
    expect(words).toContain(part);
  }
  expect(words).toContain('Matokeo yakibaki hivi TSh 0');
  expect(words).not.toContain('19:00');
});

test('[ORD-13] a leg that is decided needs no score', () => {
  setMatchState('2002', { status: 2, ...course }, Date.now());
  const details = [aLeg({ match_id: '2002', outcome: 4 })];
  expect(detail({ details })).not.toContain('2–10');
});

const explained = [
  // outcome, Swahili, English
  [1, 'Wafanyakazi wetu wanakagua matokeo haya.', 'We are checking this result.'],
  [2, 'Limefutwa: linahesabiwa kwa odds 1.00.', 'Void: counts as odds 1.00.'],
  [5, 'Nusu ya dau imeshinda kwa odds hizi, nusu imerudi.', 'Half the stake won at these odds'],
  [6, 'Umepoteza nusu ya dau, nusu imerudi.', 'Half the stake lost, half was refunded.'],
] as const;

test.each(explained)('[ORD-19] a leg of outcome %i is explained', async (outcome, sw, en) => {
  const details = [aLeg({ outcome })];
  expect(detail({ details })).toContain(sw);
  expect(await inEnglish(() => detail({ details }))).toContain(en);
});

test.each([0, 3, 4] as const)('[ORD-19] outcome %i needs no explanation', (outcome) => {
  const words = detail({ details: [aLeg({ outcome })] });
  for (const [, sw] of explained) expect(words).not.toContain(sw);
});

const settled = { status: 4, settlement_time: '2026-11-14T18:10:00.000Z' } as const;

test('[ORD-12] a decided bet says what came of it in lines, and when', () => {
  const words = detail({ ...settled, win_bonus: 43, details: [aLeg({ outcome: 4 })] });
  const money = ['Dau (salio) TSh 1,000', 'Ushindi kabla ya kodi TSh 1,450'];
  const paid = ['Kodi ya zuio (10%) TSh 145', 'Malipo TSh 2,305', 'Ulikamilika 14/11/2026 21:10'];
  for (const part of [...money, 'Bonasi ya ushindi TSh 43', ...paid]) {
    expect(words).toContain(part);
  }
});

test('[ORD-72, SLIP-22] money back and a ceiling are lines of their own', async () => {
  const lost = { ...settled, profit: 0, after_tax_amount: 0, virtual_return_amount: 500 };
  expect(detail(lost)).toContain('Rejesho la dau kama bonasi TSh 500');
  expect(await inEnglish(() => detail(lost))).toContain('Money back as bonus TSh 500');
  const byCredit = { pay_payable: 0, virtual_pay_amount: 1_000, virtual_return_amount: 1_000 };
  expect(detail({ ...lost, ...byCredit })).not.toContain('Rejesho');
  const capped = { win_bonus: 600, profit: 20_000, tax_amount: 2_000, after_tax_amount: 19_000 };
  expect(detail(capped)).toContain('Kikomo cha ushindi TSh −600');
  expect(detail()).not.toContain('Kikomo');
});

test('[ORD-17] a credit stake that came back is told as it came back', () => {
  const words = detail({
    ...{ ...settled, pay_payable: 0, virtual_pay_amount: 1_000 },
    ...{ profit: 0, tax_amount: 0, after_tax_amount: 0, details: [aLeg({ outcome: 2 })] },
  });
  expect(words).toContain('Umerudishiwa TSh 1,000');
});

test('[ORD-18] a payout that waits for a person is not called paid', () => {
  const words = detail({ status: 5, details: [aLeg({ outcome: 4 })] });
  expect(words).toContain('Malipo yanayohakikiwa TSh 2,305');
});

test('[ORD-70] a bet that was paid anew says so, one that was paid once does not', async () => {
  expect(detail({ ...settled, corrections: 1 })).toContain('Matokeo yalisahihishwa');
  expect(await inEnglish(() => detail({ ...settled, corrections: 1 }))).toContain(
    'we settled it again',
  );
  expect(detail(settled)).not.toContain('Matokeo yalisahihishwa');
});

test('[ORD-54] where a bet stands is heard when it changes', () => {
  const markup = renderToStaticMarkup(<OrderDetail order={anOrder({ ...settled })} />);
  expect(spoken(/role="status".*?<\/p>/.exec(markup)?.[0] ?? '')).toContain('Umeshinda');
});

test('[ORD-60] the picture is offered for a bet that won, and for no other', () => {
  expect(detail({ ...settled, details: [aLeg({ outcome: 4 })] })).toContain('Shiriki ushindi');
  expect(detail({ ...settled, profit: 0, after_tax_amount: 0 })).not.toContain('Shiriki ushindi');
  expect(detail()).not.toContain('Shiriki ushindi');
});

const whys = [
  // status of the order, Swahili, English
  [1, 'Dau la mkeka huu bado halijakatwa', 'has not been taken yet'],
  [2, 'haijaisha', 'is not over'],
  [3, 'Wafanyakazi wetu wanayakagua', 'We are checking it'],
  [5, 'Mhudumu anahakiki kabla ya kukulipa', 'We check it before we pay'],
  [7, 'Malipo yanahesabiwa sasa', 'We are working out your payout'],
] as const;

test.each(whys)('[ORD-20] an order of status %i says why in both languages', async (...row) => {
  const [status, sw, en] = row;
  const details = [aLeg({ fixture_date: '2999-01-01T00:00:00.000Z' })];
  expect(detail({ status, details })).toContain(sw);
  expect(await inEnglish(() => detail({ status, details }))).toContain(en);
});

test('[STL-36] a lost bet that is still open says on what it waits, in both languages', async () => {
  const lost: Partial<Order> = {
    status: 2,
    awaits_money_back: 1,
    details: [aLeg({ outcome: 3 }), aLeg({ match_id: '2' })],
  };
  expect(detail(lost)).toContain('Unasubiri mechi nyingine kwa sababu ya money back');
  expect(await inEnglish(() => detail(lost))).toContain('because of money back');
  expect(detail()).not.toContain('money back');
});
