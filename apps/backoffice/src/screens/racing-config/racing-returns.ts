import { type RacingKind, type RacingTerms, racingKinds } from '@kipute/domain/racing/racing-bet';
import { type RoundPace, roundsOfDay } from '@kipute/domain/racing/round-schedule';
import { statedReturn } from '@kipute/domain/racing/stated-return';
import { racingTexts } from '../../i18n/texts/racing.ts';
import type { Effect } from '../_form-kit/definition/form.ts';

type Draft = Readonly<Record<string, unknown>>;

/** Nine right places force the tenth, so nine share the pool; the table ends below them. */
const POOL_FROM = 9;
const WHOLE_STAKE = 1_000_000;
const ROUNDS_MAX = 9_998;

export const oddsFields = {
  champion: 'champion_odds',
  'champion-and-runner-up': 'champion_and_runner_up_odds',
  'top-three': 'top_three_odds',
  'odd-even': 'odd_even_odds',
  'big-small': 'big_small_odds',
} as const satisfies Record<Exclude<RacingKind, 'ten-of-ten'>, string>;

/** What a part of the form is said at. */
export const fieldOfKind = (kind: RacingKind) =>
  kind === 'ten-of-ten' ? 'ten_of_ten' : oddsFields[kind];

const thousandths = (odds: unknown): number => Math.round(Number(odds ?? 0) * 1_000);

type Step = Readonly<Record<string, unknown>>;

const isStep = ({ right, multiplier }: Step): boolean =>
  [right, multiplier].every(
    (cell) => cell !== '' && Number.isInteger(Number(cell ?? Number.NaN)),
  ) &&
  Number(right) >= 1 &&
  Number(right) < POOL_FROM &&
  Number(multiplier) >= 0;

function termsOf(now: Draft): RacingTerms {
  const steps = ((now.ten_of_ten ?? []) as readonly Step[]).filter(isStep);
  return {
    odds: {
      champion: thousandths(now.champion_odds),
      'champion-and-runner-up': thousandths(now.champion_and_runner_up_odds),
      'top-three': thousandths(now.top_three_odds),
      'odd-even': thousandths(now.odd_even_odds),
      'big-small': thousandths(now.big_small_odds),
    },
    tenOfTen: steps.map(({ right, multiplier }) => ({
      ...{ right: Number(right), multiplier: Number(multiplier) },
    })),
    tenOfTenPoolFrom: POOL_FROM,
  };
}

/** Of a million staked what comes back, the part for the pool of ten-of-ten included (RAC-30). */
export function returnNow(kind: RacingKind, now: Draft): number {
  const back = statedReturn(kind, termsOf(now));
  const fed = kind === 'ten-of-ten' ? Number(now.ten_of_ten_pool_percent ?? 0) * 10_000 : 0;
  return Math.round(back + fed);
}

const inPercent = (millionths: number): string => (millionths / 10_000).toFixed(2);

/** Beside the odds while somebody types them. */
export function returnEffect(kind: RacingKind, now: Draft): Effect | undefined {
  const back = returnNow(kind, now);
  const percent = inPercent(back);
  if (back >= WHOLE_STAKE) {
    return { text: racingTexts.returnsTooMuch, slots: { percent }, tone: 'bad' };
  }
  if (back === 0) return undefined;
  const text = kind === 'ten-of-ten' ? racingTexts.returnsWithPool : racingTexts.returns;
  return { text, slots: { percent, kept: inPercent(WHOLE_STAKE - back) } };
}

const paceOf = (now: Draft): RoundPace => ({
  bettingSeconds: Number(now.betting_seconds ?? 0),
  closedSeconds: Number(now.closed_seconds ?? 0),
  raceSeconds: Number(now.race_seconds ?? 0),
  resultSeconds: Number(now.result_seconds ?? 0),
});

const secondsOf = (pace: RoundPace): number =>
  Object.values(pace).reduce((sum, seconds) => sum + seconds, 0);

export function paceEffect(now: Draft): Effect | undefined {
  const pace = paceOf(now);
  const seconds = secondsOf(pace);
  if (!(seconds > 0)) return undefined;
  const rounds = roundsOfDay(pace).toLocaleString('en-US');
  return roundsOfDay(pace) > ROUNDS_MAX
    ? { text: racingTexts.tooMany, slots: { rounds }, tone: 'bad' }
    : { text: racingTexts.aDay, slots: { rounds, seconds } };
}

/** The first thing that the server would refuse as a whole (GMO-07). */
export function refusalOf(values: Draft) {
  if (roundsOfDay(paceOf(values)) > ROUNDS_MAX) {
    return { field: 'betting_seconds', text: racingTexts.tooManyRounds } as const;
  }
  const impossible = racingKinds.find((kind) => returnNow(kind, values) >= WHOLE_STAKE);
  if (impossible) return { field: fieldOfKind(impossible), text: racingTexts.impossible } as const;
  const rights = ((values.ten_of_ten ?? []) as readonly Step[]).map(({ right }) => right);
  if (new Set(rights).size < rights.length) {
    return { field: 'ten_of_ten', text: racingTexts.tenTwice } as const;
  }
  const minimum = Number(values.bet_amount_min);
  const below = (['bet_amount_max', 'ten_of_ten_amount_max'] as const).find(
    (field) => Number(values[field]) < minimum,
  );
  return below && ({ field: below, text: racingTexts.belowMinimum } as const);
}
