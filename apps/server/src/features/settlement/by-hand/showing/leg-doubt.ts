import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { legStandings } from '@kipute/contract/constants/betting/rulings';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { Abnormality } from '@kipute/domain/grading/reconcile';
import type { ReadingRefusal } from '../../reading/result-of-match.ts';
import type { Ruling } from '../../rulings/ruling.ts';
import { refusedResultTexts, undecidableTexts } from './doubt-texts.ts';

/** Why a person must look at a leg. */
export type Doubt = Abnormality | { readonly reason: 'overdue' };

type AskedLeg = {
  /** A leg outcome of the contract. */
  readonly outcome: number;
  /** Of its order; a number of the contract. */
  readonly orderStatus: number;
  readonly lastRuling: Pick<Ruling, 'outcome' | 'why'> | undefined;
  /** Why the result of its match is not believed right now. */
  readonly resultRefused: ReadingRefusal | undefined;
  readonly isOverdue: boolean;
};

/** These leave the word to the provider; every other refusal leaves it to a person. */
const leftToProvider: readonly ReadingRefusal[] = [
  'sport-not-graded',
  'status-unknown',
  'sides-not-named',
];

/**
 * A ruling that is unsure says why itself, also of a leg that was decided before. A leg that waits
 * without one waits for a result that cannot be believed, or has waited too long (STL-41).
 */
export function doubtAbout(leg: AskedLeg): Doubt | undefined {
  const { lastRuling, resultRefused } = leg;
  if (lastRuling?.outcome === legOutcomes.abnormal.id && lastRuling.why) return lastRuling.why;
  if (leg.outcome !== legOutcomes.pending.id) return undefined;
  if (resultRefused && isForPerson(resultRefused)) {
    return { reason: 'result-refused', why: resultRefused };
  }
  const isFlagged = leg.orderStatus === orderStatuses.abnormal.id && leg.isOverdue;
  return isFlagged ? { reason: 'overdue' } : undefined;
}

type Believed = Extract<Abnormality, { reason: 'result-refused' }>['why'];

function isForPerson(refusal: ReadingRefusal): refusal is Believed {
  return !leftToProvider.includes(refusal);
}

/** What a clerk reads. */
export function doubtText(doubt: Doubt, locale: Locale): string {
  switch (doubt.reason) {
    case 'provider-disagrees': {
      const [ours, theirs] = [doubt.ours, doubt.theirs].map((outcome) =>
        textIn(locale, legStandings[outcome]),
      );
      const text = {
        sw: `Matokeo yanasema "${ours}", mtoa odds anasema "${theirs}"`,
        en: `The result says "${ours}", the provider says "${theirs}"`,
      };
      return textIn(locale, text);
    }
    case 'provider-cannot-tell':
      return textIn(locale, {
        sw: 'Mtoa odds amefunga soko bila kusema matokeo',
        en: 'The provider has closed it without saying how it ended',
      });
    case 'nobody-can-tell':
      return because(locale, nobodyTells, undecidableTexts[doubt.why]);
    case 'market-impossible':
      return because(locale, marketImpossible, undecidableTexts[doubt.why]);
    case 'result-refused':
      return because(locale, resultRefused, refusedResultTexts[doubt.why]);
    case 'overdue':
      return textIn(locale, {
        sw: 'Muda wa kusubiri matokeo umepita',
        en: 'The time to wait for a result is over',
      });
  }
}

const nobodyTells = { sw: 'Hakuna anayeweza kusema', en: 'Nobody can tell' };
const marketImpossible = { sw: 'Soko lenyewe halina maana', en: 'The market makes no sense' };
const resultRefused = { sw: 'Matokeo hayaaminiki', en: 'The result is not believed' };

type Words = Parameters<typeof textIn>[1];

const because = (locale: Locale, what: Words, why: Words): string =>
  `${textIn(locale, what)}: ${textIn(locale, why)}`;
