import type { BookedSelection } from '@kipute/contract/calls/betting/booked-selection';
import { expect, test } from 'vitest';
import { aPick } from '../picks/fixtures/a-pick.ts';
import { bookedSlip } from './booked-picks.ts';

function booked(id_card: string, state: BookedSelection['state']): BookedSelection {
  const { error: _error, ...selection } = aPick({ id_card, eventId: id_card });
  return { ...selection, state };
}

test('[ORD-42] what is gone is counted, the rest becomes picks in their order', () => {
  const selections = [booked('3', 'open'), booked('1', 'gone'), booked('2', 'closed')];
  expect(bookedSlip(selections)).toEqual({
    picks: [aPick({ id_card: '3', eventId: '3' }), aPick({ id_card: '2', eventId: '2' })],
    goneCount: 1,
  });
});
