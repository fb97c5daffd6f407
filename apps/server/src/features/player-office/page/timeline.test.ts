import { billTypes } from '@kipute/contract/constants/money/bills';
import { expect, test } from 'vitest';
import { eventView } from './timeline.ts';

const line = (cause: keyof typeof billTypes, serialNumber: string) =>
  eventView(
    {
      ...{ source: 'bill', key: '1', at: new Date(0), code: billTypes[cause].id },
      ...{ amount: -50_000n, serialNumber, detail: 'cash' },
    },
    'en-US',
  );

test.each([
  ['bet-placed', 'A1', 'order'],
  ['racing-placed', 'R1', 'racing-order'],
  ['racing-result', 'R1', 'racing-order'],
  ['casino-placed', 'k-7', 'casino-round'],
  ['casino-won', 'k-7', 'casino-round'],
  // Cut to fit the line, it would be found nowhere.
  ['casino-won', 'k'.repeat(40), 'none'],
  ['casino-reward', '', 'none'],
  ['deposit', 'D1', 'deposit'],
] as const)('[GMO-15] %s %s is about a %s', (cause, serialNumber, kind) => {
  expect(line(cause, serialNumber).subject.kind).toBe(kind);
});
