import { expect, test } from 'vitest';
import { aPick } from './fixtures/a-pick.ts';
import { refusalOf, toggled } from './pick.ts';

const ids = (picks: readonly { id_card: string }[]) => picks.map(({ id_card }) => id_card);
const simba = aPick({ id_card: '1', eventId: '1001' });
const draw = aPick({ id_card: '2', eventId: '1001' });
const azam = aPick({ id_card: '3', eventId: '1002' });

const taps = [
  // before            tap     after
  [[], simba, ['1']],
  [[simba], simba, []],
  [[simba], azam, ['1', '3']],
  [[simba, azam], draw, ['3', '2']],
  [[azam, simba], simba, ['3']],
] as const;

test.each(taps)('[BRW-30] %#', (before, tap, after) => {
  expect(ids(toggled(before, tap))).toEqual(after);
});

const refusals = [
  // pick                                        refusal
  [{ id_card: '' }, 'no-selection'],
  [{ event_status: 1, isLive: 0 }, undefined],
  [{ event_status: 1, isLive: 1 }, undefined],
  [{ event_status: 2, isLive: 1 }, undefined],
  [{ event_status: 2, isLive: 0 }, 'not-live'],
  [{ id_card: '', event_status: 2, isLive: 0 }, 'no-selection'],
] as const;

test.each(refusals)('[BRW-31] %j is refused as %s', (said, refusal) => {
  expect(refusalOf(aPick(said))).toBe(refusal);
});
