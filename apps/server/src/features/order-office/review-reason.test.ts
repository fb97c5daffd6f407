import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { undecidables } from '@kipute/domain/grading/verdict';
import { describe, expect, test } from 'vitest';
import {
  type ReviewReason,
  refusedResultTexts,
  reviewReasonOf,
  reviewText,
  undecidableTexts,
} from './review-reason.ts';

const { open, abnormal, settled } = orderStatuses;
const { pending, win } = legOutcomes;

const disagreement = { reason: 'provider-disagrees', ours: 'win', theirs: 'lose' } as const;
const unsure = { outcome: legOutcomes.abnormal.id, why: disagreement };
const sure = { outcome: win.id, why: null };

describe('why a person must look at a leg', () => {
  test.each([
    // leg, order, last ruling, result refused, overdue → doubt
    [pending, open, undefined, undefined, false, undefined],
    [pending, abnormal, undefined, undefined, true, { reason: 'overdue' }],
    [pending, abnormal, undefined, undefined, false, undefined],
    [pending, open, undefined, undefined, true, undefined],
    [pending, abnormal, undefined, 'no-score', true, { reason: 'result-refused', why: 'no-score' }],
    [pending, open, undefined, 'part-above-whole', false, 'part-above-whole'],
    [pending, open, undefined, 'sport-not-graded', false, undefined],
    [legOutcomes.abnormal, abnormal, unsure, undefined, true, disagreement],
    [win, settled, unsure, undefined, false, disagreement],
    [win, settled, sure, 'no-score', true, undefined],
  ] as const)(
    '[STL-41] a leg %j of an order %j, last said %j, result refused as %s, overdue %s: %j',
    (leg, order, lastRuling, resultRefused, isOverdue, expected) => {
      const doubt = reviewReasonOf({
        ...{ outcome: leg.id, orderStatus: order.id, lastRuling, resultRefused, isOverdue },
      });
      const isRefusal = typeof expected === 'string';
      expect(doubt).toEqual(isRefusal ? { reason: 'result-refused', why: expected } : expected);
    },
  );
});

describe('what a clerk reads', () => {
  test.each([
    [disagreement, 'The result says "Won", the provider says "Lost"'],
    [
      { reason: 'result-refused', why: 'no-score' },
      'The result is not believed: The match has ended without a score',
    ],
    [
      { reason: 'result-refused', why: 'part-above-whole' },
      'The result is not believed: Half time is above full time',
    ],
    [
      { reason: 'nobody-can-tell', why: 'dead-heat' },
      'Cannot be decided automatically: Two share the place',
    ],
    [
      { reason: 'market-impossible', why: 'line-impossible' },
      'The market makes no sense: The line of the market is impossible',
    ],
    [{ reason: 'overdue' }, 'The time to wait for a result is over'],
  ] as const satisfies readonly (readonly [ReviewReason, string])[])(
    '[STL-41] %j',
    (doubt, text) => {
      expect(reviewText(doubt, 'en-US')).toBe(text);
      expect(reviewText(doubt, 'sw')).not.toBe(text);
    },
  );

  test('[STL-41] no two reasons read alike, in either language', () => {
    for (const texts of [refusedResultTexts, undecidableTexts]) {
      for (const language of ['sw', 'en'] as const) {
        const said = Object.values(texts).map((text) => text[language]);
        expect(new Set(said).size).toBe(said.length);
      }
    }
    expect(Object.keys(undecidableTexts).toSorted()).toEqual(undecidables.toSorted());
  });
});
