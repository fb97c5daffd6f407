import { expect, test } from 'vitest';
import { isOnSale, phaseOf, sellsLiveOffers } from './phase.ts';

const START = 1_000;

const phases = [
  // status  now    phase         on sale  by live offers
  [1, START - 1, 'pre-match', true, false],
  [1, START, 'overdue', false, false],
  [1, START + 1, 'overdue', false, false],
  [2, START - 1, 'live', true, true],
  [2, START + 1, 'live', true, true],
  [3, START + 1, 'over', false, false],
  [4, START + 1, 'paused', false, true],
  [5, START - 1, 'over', false, false],
  [6, START + 1, 'over', false, false],
  [7, START + 1, 'over', false, false],
  [8, START + 1, 'over', false, false],
] as const;

test.each(phases)(
  '[ODB-02, ODB-03] a match in status %d at %d of 1000 is %s',
  (status, now, phase, onSale, byLiveOffers) => {
    const found = phaseOf({ status, startsAt: START }, now);
    expect([found, isOnSale(found), sellsLiveOffers(found)]).toEqual([phase, onSale, byLiveOffers]);
  },
);
