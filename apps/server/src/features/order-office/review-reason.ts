import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { legStandings } from '@kipute/contract/constants/betting/rulings';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import type { Abnormality } from '@kipute/domain/grading/reconcile';
import type { Undecidable } from '@kipute/domain/grading/verdict';
import { isLeftToProvider, type ReadingRefusal, type Ruling } from '../settlement/index.ts';

/** Why a person must look at a leg. */
export type ReviewReason = Abnormality | { readonly reason: 'overdue' };

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

/**
 * A ruling that is unsure says why itself, also of a leg that was decided before. A leg that waits
 * without one waits for a result that cannot be believed, or has waited too long (STL-41).
 */
export function reviewReasonOf(leg: AskedLeg): ReviewReason | undefined {
  const { lastRuling, resultRefused } = leg;
  if (lastRuling?.outcome === legOutcomes.abnormal.id && lastRuling.why) return lastRuling.why;
  if (leg.outcome !== legOutcomes.pending.id) return undefined;
  if (resultRefused && !isLeftToProvider(resultRefused)) {
    return { reason: 'result-refused', why: resultRefused };
  }
  const isFlagged = leg.orderStatus === orderStatuses.abnormal.id && leg.isOverdue;
  return isFlagged ? { reason: 'overdue' } : undefined;
}

/** What a clerk reads. */
export function reviewText(reviewed: ReviewReason, locale: Locale): string {
  switch (reviewed.reason) {
    case 'provider-disagrees': {
      const [ours, theirs] = [reviewed.ours, reviewed.theirs].map((outcome) =>
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
      return because(locale, nobodyTells, undecidableTexts[reviewed.why]);
    case 'market-impossible':
      return because(locale, marketImpossible, undecidableTexts[reviewed.why]);
    case 'result-refused':
      return because(locale, resultRefused, refusedResultTexts[reviewed.why]);
    case 'overdue':
      return textIn(locale, {
        sw: 'Muda wa kusubiri matokeo umepita',
        en: 'The time to wait for a result is over',
      });
  }
}

const nobodyTells = { sw: 'Hakuna anayeweza kusema', en: 'Cannot be decided automatically' };
const marketImpossible = { sw: 'Soko lenyewe halina maana', en: 'The market makes no sense' };
const resultRefused = { sw: 'Matokeo hayaaminiki', en: 'The result is not believed' };

type Words = Parameters<typeof textIn>[1];

const because = (locale: Locale, what: Words, why: Words): string =>
  `${textIn(locale, what)}: ${textIn(locale, why)}`;

/** Why a result is not believed, or not understood. */
export const refusedResultTexts: Readonly<Record<ReadingRefusal, Localised>> = {
  'sport-not-graded': {
    sw: 'Mchezo huu hauhesabiwi na sisi',
    en: 'We do not grade this sport',
  },
  'status-unknown': {
    sw: 'Hali ya mechi haijulikani',
    en: 'The status of the match is unknown',
  },
  'sides-not-named': {
    sw: 'Timu zote mbili hazijatajwa',
    en: 'The two sides are not named',
  },
  'counts-contradict': {
    sw: 'Hesabu moja imetajwa mara mbili tofauti',
    en: 'One count was told twice and differently',
  },
  'unknown-part': {
    sw: 'Kuna kipindi ambacho mchezo huu hauna',
    en: 'It names a part that this sport does not have',
  },
  'count-impossible': {
    sw: 'Kuna hesabu isiyowezekana (hasi au si kamili)',
    en: 'A count is impossible (negative, or no whole number)',
  },
  'minute-impossible': {
    sw: 'Kuna dakika isiyowezekana katika mechi',
    en: 'It names a minute no match can have',
  },
  'played-though-cancelled': {
    sw: 'Mechi iliyofutwa ina matokeo',
    en: 'A cancelled match has counts',
  },
  'no-score': { sw: 'Mechi imekwisha bila matokeo', en: 'The match has ended without a score' },
  'part-above-whole': {
    sw: 'Matokeo ya mapumziko yamezidi ya mwisho',
    en: 'Half time is above full time',
  },
  'parts-do-not-add-up': {
    sw: 'Vipindi havijumlishi kuwa matokeo ya mwisho',
    en: 'The parts do not add up to the whole',
  },
  'units-do-not-add-up': {
    sw: 'Hesabu hazilingani, kama kadi, mashuti au penalti',
    en: 'Counts do not add up, such as cards, shots or penalties',
  },
  'ending-impossible': {
    sw: 'Mechi ya mchezo huu haiwezi kumalizika hivyo',
    en: 'No match of this sport can end like that',
  },
  'stage-contradicts-score': {
    sw: 'Hatua ya kumalizika inapinga matokeo',
    en: 'The stage at which it ended contradicts the score',
  },
  'shoot-out-level': {
    sw: 'Mikwaju ya penalti imeisha sare',
    en: 'The penalty shoot-out ended level',
  },
  'winner-contradicts-score': {
    sw: 'Mshindi anapinga matokeo',
    en: 'The winner contradicts the score',
  },
  'qualifier-contradicts-shoot-out': {
    sw: 'Timu iliyosonga mbele ndiyo iliyoshindwa kwa penalti',
    en: 'The team that went through lost the shoot-out',
  },
  'line-up-impossible': {
    sw: 'Kikosi kilichotajwa hakiwezekani',
    en: 'The line-up is impossible',
  },
  'incident-outside-its-part': {
    sw: 'Tukio liko nje ya kipindi chake',
    en: 'An incident lies outside its part',
  },
  'incidents-out-of-order': {
    sw: 'Matukio hayako kwa mpangilio',
    en: 'Incidents are out of order',
  },
  'incidents-do-not-add-up': {
    sw: 'Matukio ni mengi kuliko yaliyohesabiwa',
    en: 'There are more incidents than were counted',
  },
  'player-not-in-line-up': {
    sw: 'Mchezaji hayumo kwenye kikosi',
    en: 'A player is not in the line-up',
  },
};

/** Why a result that is believed does not decide a selection. */
export const undecidableTexts: Readonly<Record<Undecidable, Localised>> = {
  'unknown-betting-type': { sw: 'Aina ya soko haijulikani', en: 'The betting type is unknown' },
  'unknown-part': { sw: 'Mchezo hauna kipindi hiki', en: 'The sport has no such part' },
  'provider-decides': {
    sw: 'Matokeo hayaelezi; mtoa odds ndiye anayeamua',
    en: 'No result tells; the provider decides',
  },
  'pick-does-not-fit': {
    sw: 'Chaguo halilingani na soko lake',
    en: 'The selection does not fit its market',
  },
  'line-impossible': {
    sw: 'Kiwango cha soko hakiwezekani',
    en: 'The line of the market is impossible',
  },
  'minutes-impossible': {
    sw: 'Dakika za soko haziwezekani',
    en: 'The minutes of the market are impossible',
  },
  'market-lacks-unit': {
    sw: 'Soko halitaji linachohesabu',
    en: 'The market does not say what it counts',
  },
  'market-lacks-line': { sw: 'Soko halina kiwango', en: 'The market has no line' },
  'market-lacks-number': {
    sw: 'Soko halitaji ni la ngapi',
    en: 'The market does not say which one in order',
  },
  'market-lacks-minutes': { sw: 'Soko halitaji dakika', en: 'The market names no minutes' },
  'market-lacks-team': { sw: 'Soko halitaji timu', en: 'The market names no team' },
  'market-lacks-player': { sw: 'Soko halitaji mchezaji', en: 'The market names no player' },
  'market-lacks-score': {
    sw: 'Matokeo ya wakati wa kubashiri hayajulikani',
    en: 'How it stood when the bet was made is not known',
  },
  'quarter-line-combined': {
    sw: 'Kiwango cha robo kimeunganishwa na kingine',
    en: 'A quarter line is combined with another',
  },
  'count-missing': { sw: 'Hesabu haijatajwa', en: 'The count was not told' },
  'order-missing': { sw: 'Mpangilio haujatajwa', en: 'The order was not told' },
  'minute-missing': { sw: 'Dakika haijatajwa', en: 'The minute was not told' },
  'method-missing': { sw: 'Namna haijatajwa', en: 'The way was not told' },
  'player-missing': { sw: 'Mfungaji hajatajwa', en: 'Who scored was not told' },
  'line-up-missing': { sw: 'Kikosi hakijatajwa', en: 'The line-up was not told' },
  'dead-heat': { sw: 'Wawili wamegawana nafasi', en: 'Two share the place' },
  'ending-missing': { sw: 'Namna ya kumalizika haijatajwa', en: 'How it ended was not told' },
};
