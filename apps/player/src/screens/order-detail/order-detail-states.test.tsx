import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { setMatchState } from '../../features/live-odds/match-states.ts';
import { loadAreas, setLanguage } from '../../i18n/i18n.ts';
import { aLeg, anOrder } from '../order/fixtures/an-order.ts';
import type { Order } from '../order/order-result.ts';
import { OrderDetail } from './OrderDetail.tsx';

beforeAll(() => loadAreas('orders', 'money'));

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const detail = (said?: Partial<Order>) =>
  spoken(renderToStaticMarkup(<OrderDetail order={anOrder(said)} />));

const course = { statusName: 'Inaendelea', homeScore: '02', awayScore: '10', time: '63' };

test('[ORD-10, ORD-12] every leg and every line of the money is there', () => {
  const words = detail({ win_bonus: 43 });
  const legs = ['Simba SC – Young Africans', 'Mshindi (1X2)', 'Ligi Kuu Bara', '2.45'];
  const money = ['Dau (salio)', '1,000', 'Faida', '1,450', 'Bonasi ya ushindi', '43'];
  for (const part of [...legs, ...money, 'Kodi (10%)', '145', '2,305']) {
    expect(words).toContain(part);
  }
});

test('[ORD-11] how many are through is said in words', () => {
  const details = [aLeg({ outcome: 4 }), aLeg({ selection_id: '2' })];
  expect(detail({ details })).toContain('Zimepita 1 · zinasubiri 1 · zimepotea 0');
});

test('[ORD-20] why it is not settled is said; of one that is settled, nothing', () => {
  const of = (match_id: string) => ({ details: [aLeg({ match_id })] });
  setMatchState('1101', { status: 2, ...course }, Date.now());
  setMatchState('1102', { status: 3, ...course }, Date.now());
  expect(detail(of('1101'))).toContain('mechi 1 bado haijakwisha');
  expect(detail(of('1102'))).toContain('Tunasubiri matokeo rasmi');
  expect(detail({ status: 5 })).toContain('Malipo yanahakikiwa na mtu');
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
  expect(words).toContain('Mechi zikiisha hivi sasa TSh 0');
  expect(words).not.toContain('19:00');
});

test('[ORD-13] a leg that is decided needs no score', () => {
  setMatchState('2002', { status: 2, ...course }, Date.now());
  const details = [aLeg({ match_id: '2002', outcome: 4 })];
  expect(detail({ details })).not.toContain('2–10');
});

const whys = [
  // status of the order, Swahili, English
  [1, 'Dau la mkeka huu bado halijakatwa', 'has not been taken yet'],
  [2, 'bado haijakwisha', 'is not over'],
  [3, 'Wafanyakazi wetu wanayakagua', 'Our staff is looking into it'],
  [5, 'Malipo yanahakikiwa na mtu', 'A person checks the payout'],
  [7, 'Malipo yanahesabiwa sasa', 'is being counted now'],
] as const;

test.each(whys)('[ORD-20] an order of status %i says why in both languages', async (...row) => {
  const [status, sw, en] = row;
  const details = [aLeg({ fixture_date: '2999-01-01T00:00:00.000Z' })];
  expect(detail({ status, details })).toContain(sw);
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await setLanguage('en');
  const inEnglish = detail({ status, details });
  await setLanguage('sw');
  vi.unstubAllGlobals();
  expect(inEnglish).toContain(en);
});
