import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { aLeg, anOrder } from '../../order/fixtures/an-order.ts';
import { wonSlipOf } from './WonPicture.tsx';

beforeAll(() => loadAreas('slip'));

const leg = { market: 'Mshindi (1X2)', match: 'Simba SC – Young Africans', odds: '2.45' };

test('[ORD-60] a won bet is told with its amount, its number without the first letter, its legs', () => {
  const details = [aLeg({ outcome: 4 }), aLeg({ outcome: 5, selection_name: 'Juu 2.5' })];
  expect(wonSlipOf(anOrder({ status: 4, details }), 'https://kipute.test')).toEqual({
    code: '01KABCDEF234567',
    link: 'https://kipute.test/order_lookup?number=01KABCDEF234567',
    totalOdds: '2.45',
    amount: 'TSh 2,305',
    legs: [
      { ...leg, pick: 'Simba SC', outcome: 'win' },
      { ...leg, pick: 'Juu 2.5', outcome: 'half-win' },
    ],
  });
});

test('[ORD-60] a system is told without total odds, its lost legs as lost', () => {
  const details = [aLeg({ outcome: 4 }), aLeg({ outcome: 3 }), aLeg({ outcome: 2 })];
  const won = wonSlipOf(anOrder({ status: 4, system_size: 2, details }), '');
  expect(won.totalOdds).toBeUndefined();
  expect(won.legs.map(({ outcome }) => outcome)).toEqual(['win', 'lose', 'refund']);
});
