import { beforeAll, expect, test } from 'vitest';
import type { CashOutStep } from '../../../features/cash-out/offers/offer.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { aLeg } from '../../order/fixtures/an-order.ts';
import { stepLines } from './step-lines.ts';

beforeAll(() => loadAreas('orders'));

const details = [aLeg(), aLeg({ selection_name: 'Azam FC', team_home: 'Azam FC', outcome: 6 })];
const first = 'Simba SC (Simba SC – Young Africans)';
const second = 'Azam FC (Azam FC – Young Africans)';

const cases: readonly [CashOutStep, readonly [string, string, string]][] = [
  // step, name, detail, effect
  [{ kind: 'stake', leg: -1, stake: 1_000 }, ['Dau lililo mchezoni', '', 'TSh 1,000']],
  [
    { kind: 'open-leg', leg: 0, placed_odds: 2, fair_odds: '1.25', factor: '1.6' },
    [first, 'odds zako 2.00 ÷ za sasa 1.25', '× 1.6'],
  ],
  [
    { kind: 'open-leg', leg: 0, placed_odds: 2.455, fair_odds: '2.166666', factor: '1.133076' },
    [first, 'odds zako 2.46 ÷ za sasa 2.167', '× 1.133'],
  ],
  [{ kind: 'decided-leg', leg: 1, outcome: 6, factor: '0.5' }, [second, 'Umepoteza nusu', '× 0.5']],
  [
    { kind: 'lines', leg: -1, lines: 3, legs_each: [2] },
    ['Michanganyiko 3 ya machaguo 2, kila mmoja na sehemu sawa ya dau', '', ''],
  ],
  [
    { kind: 'profit-ceiling', leg: -1, promised: 9_000, returned: 6_000 },
    ['Kikomo cha faida: TSh 6,000 badala ya TSh 9,000', '', ''],
  ],
  [{ kind: 'margin', leg: -1, percent: 5 }, ['Sehemu ya kampuni', '', '− 5%']],
  [
    { kind: 'payout-ceiling', leg: -1, payout: 1_900 },
    ['Si zaidi ya malipo ya mkeka', '', 'TSh 1,900'],
  ],
  [
    { kind: 'tax', leg: -1, percent: 10, tax: 52 },
    ['Kodi ya zuio (10%) kwa kinachozidi dau', '', '− TSh 52'],
  ],
];

test.each(cases)('[ORD-67] %j in words', (step, [name, detail, effect]) => {
  expect(stepLines([step], { details })).toEqual([{ name, detail, effect }]);
});

test('[ORD-67] the lines stand in the order of the sum', () => {
  const steps = cases.map(([step]) => step);
  expect(stepLines(steps, { details }).map(({ name }) => name)).toEqual(
    cases.map(([, [name]]) => name),
  );
});
