import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { expect, test } from 'vitest';
import { unheededRuling } from './as-ruled.ts';

test.each([
  // leg        ruling      breach
  ['win', 'win', undefined],
  ['abnormal', 'abnormal', undefined],
  ['win', 'abnormal', undefined],
  ['win', 'pending', undefined],
  ['pending', 'pending', undefined],
  ['pending', 'win', 'leg 2 of B1 is pending, ruled win'],
  ['pending', 'abnormal', 'leg 2 of B1 is pending, ruled abnormal'],
  ['abnormal', 'refund', 'leg 2 of B1 is abnormal, ruled refund'],
  ['win', 'lose', 'leg 2 of B1 is win, ruled lose'],
  ['half-win', 'half-lose', 'leg 2 of B1 is half-win, ruled half-lose'],
] as const)('[SIM-40] a leg that is %s where %s was ruled', (outcome, ruling, expected) => {
  const leg = (place: number, is: keyof typeof legOutcomes, ruled: keyof typeof legOutcomes) => ({
    ...{ serial: 'B1', place, outcome: legOutcomes[is].id, ruling: legOutcomes[ruled].id },
  });
  expect(unheededRuling([leg(1, 'lose', 'lose'), leg(2, outcome, ruling)])).toBe(expected);
});
