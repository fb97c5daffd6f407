import { expect, test } from 'vitest';
import { aLeg, anOrder } from '../order/fixtures/an-order.ts';
import { whyUnsettled } from './why-unsettled.ts';

const HOUR_MS = 3_600_000;
const startsAtMs = Date.parse(aLeg().fixture_date);
const noStatus = new Map<string, number>();

const byStatus = [
  // status, why
  [1, 'unpaid'],
  [3, 'abnormal'],
  [5, 'approval'],
  [7, 'counting'],
  [4, undefined],
  [6, undefined],
  [8, undefined],
] as const;

test.each(byStatus)('[ORD-20] an order of status %i waits for: %s', (status, kind) => {
  expect(whyUnsettled(anOrder({ status }), noStatus, startsAtMs)?.kind).toBe(kind);
});

const byMatch = [
  // status of the match, hours after its start, why
  [1, -1, { kind: 'matches', count: 1 }],
  [2, 1, { kind: 'matches', count: 1 }],
  [4, 1, { kind: 'matches', count: 1 }],
  [3, 2, { kind: 'results' }],
  [5, 2, { kind: 'called-off' }],
  [6, 2, { kind: 'results' }],
  [7, 2, { kind: 'called-off' }],
  [8, 2, { kind: 'results' }],
  [undefined, -1, { kind: 'matches', count: 1 }],
  [undefined, 5, { kind: 'results' }],
] as const;

test.each(byMatch)('[ORD-20] match of status %s, %i h after its start: %j', (...row) => {
  const [status, hours, why] = row;
  const statuses = status === undefined ? noStatus : new Map([['1001', status]]);
  expect(whyUnsettled(anOrder(), statuses, startsAtMs + hours * HOUR_MS)).toEqual(why);
});

test('[ORD-20] matches that have their result are not waited for', () => {
  const details = [aLeg({ outcome: 4 }), aLeg({ match_id: '2' }), aLeg({ match_id: '3' })];
  expect(whyUnsettled(anOrder({ details }), noStatus, startsAtMs)).toEqual({
    kind: 'matches',
    count: 2,
  });
});

test('[ORD-20] a lost bet says that it waits for money back; a system may have a lost leg', () => {
  const details = [aLeg({ outcome: 3 }), aLeg({ match_id: '2' }), aLeg({ match_id: '3' })];
  const lost = anOrder({ details, awaits_money_back: 1 });
  expect(whyUnsettled(lost, noStatus, startsAtMs)).toEqual({ kind: 'money-back' });
  const system = anOrder({ details, system_size: 2 });
  expect(whyUnsettled(system, noStatus, startsAtMs)).toEqual({ kind: 'matches', count: 2 });
});
