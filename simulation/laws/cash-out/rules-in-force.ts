import { type CashOutHappening, type Happening, ofKind } from '../../history.ts';

export type RuleAsked = Extract<CashOutHappening, { kind: 'rule-asked' }>;

/** What was asked about the rules of each order, but for what certainly was not done. */
export function rulesAsked(
  happenings: readonly Happening[],
): ReadonlyMap<string, readonly RuleAsked[]> {
  const asked = ofKind(happenings, 'rule-asked').filter(({ answer }) => answer !== 'refused');
  return Map.groupBy(asked, ({ orderId }) => orderId);
}

/** Certainly before: its answer was there when the other one left. */
const isBefore = (one: RuleAsked, other: RuleAsked): boolean =>
  one.answer === 'done' && one.answeredAt < other.askedAt;

/**
 * Which of these may be in force at a moment. Several may: of what was asked at once nobody knows
 * which came last, and what has no answer may come true at any time.
 */
export function mayBeInForce(asked: readonly RuleAsked[], at: number): readonly RuleAsked[] {
  const known = asked.filter(({ askedAt }) => askedAt <= at);
  const answered = known.filter(({ answer, answeredAt }) => answer === 'done' && answeredAt < at);
  return known.filter((one) => !answered.some((later) => isBefore(one, later)));
}
