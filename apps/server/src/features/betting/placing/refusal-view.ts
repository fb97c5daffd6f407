import type { ErrorCode } from '@kipute/contract/errors';
import { formatShillings } from '@kipute/domain/money/senti';
import type { BetRefusal, LegRefusal } from '../bet-request.ts';

/** What is refused as a whole; refused legs are told one by one instead. */
const onTheWire = {
  'site-maintenance': 'site-maintenance',
  'betting-paused': 'betting-paused',
  'slip-empty': 'slip-empty',
  'too-many-legs': 'too-many-legs',
  'system-unfit': 'system-unfit',
  'stake-not-whole': 'stake-not-whole',
  'stake-below-minimum': 'stake-below-minimum',
  'stake-above-maximum': 'stake-above-maximum',
  'boost-stake-above-maximum': 'boost-stake-above-maximum',
  'boost-budget-short': 'boost-budget-short',
  'betting-forbidden': 'betting-forbidden',
  'play-paused': 'play-paused',
  'own-limit-reached': 'own-limit-reached',
  'daily-winnings-reached': 'daily-winnings-reached',
  'funds-short': 'funds-short',
  'request-key-used': 'request-key-used',
  'referred-bet-waiting': 'referred-bet-waiting',
  overloaded: 'overloaded',
} as const satisfies Record<
  Extract<BetRefusal, string> | 'overloaded' | 'referred-bet-waiting',
  ErrorCode
>;

type RefusalOnWire = {
  readonly code: ErrorCode;
  readonly values?: Readonly<Record<string, string>>;
  /** Then they are told, and the code only where there is no place for them. */
  readonly legs: readonly LegRefusal[];
};

export function refusalOnWire(refusal: BetRefusal | keyof typeof onTheWire): RefusalOnWire {
  if (typeof refusal === 'string') return { code: onTheWire[refusal], legs: [] };
  switch (refusal.code) {
    case 'legs-refused':
      return { code: 'referred-legs-gone', legs: refusal.legs };
    case 'trader-first':
      return { code: 'referred-alone', legs: [] };
    default:
      return {
        code: refusal.code,
        values: { amount: formatShillings(refusal.maximum) },
        legs: [],
      };
  }
}
