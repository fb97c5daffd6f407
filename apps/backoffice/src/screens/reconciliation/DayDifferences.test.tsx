import { closingReasons, differenceKinds } from '@kipute/contract/constants/money/reconciliation';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DayDifferences } from './DayDifferences.tsx';

const difference = {
  number: 1,
  kind: differenceKinds['other-amount'].id,
  direction: 'in',
  receipt: 'SKF7H4J9XA',
  reference: '0712000101',
  our_amount: 1_000,
  their_amount: 2_500,
  key: 'other-amount|in|SKF7H4J9XA',
  closed: {
    ...{ reason: closingReasons['operator-corrected'].id, note: 'they called' },
    ...{ by: { id: '7', name: 'Neema' }, at: '2026-11-18T09:00:00.000Z' },
  },
};
const day = { compared_at: '2026-11-18T00:30:00.000Z', difference_count: 0, differences: [] };
const shown = (row: object) => renderToStaticMarkup(<DayDifferences row={{ ...day, ...row }} />);

test('[REC-03, REC-10] a difference says what, which, both amounts, and how it was closed', () => {
  const html = shown({ difference_count: 3, differences: [difference] });
  for (const words of [
    'Another amount',
    'SKF7H4J9XA',
    '1,000',
    '2,500',
    'and 2 more',
    'they called',
  ]) {
    expect(html).toContain(words);
  }
});

test('[REC-03] a day without differences and one without a comparison say so', () => {
  expect(shown({})).toContain('No difference.');
  expect(shown({ compared_at: null })).toContain('Nobody has compared this day yet');
});
