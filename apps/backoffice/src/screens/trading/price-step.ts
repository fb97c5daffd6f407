/** One press moves a price by what a bettor would call a step at its height. */
const ladder = [
  { below: 2, step: 0.01 },
  { below: 3, step: 0.02 },
  { below: 5, step: 0.05 },
  { below: 10, step: 0.1 },
] as const;
const LONGEST_STEP = 0.5;

const stepAt = (odds: number): number =>
  ladder.find(({ below }) => odds < below)?.step ?? LONGEST_STEP;

type Priced = {
  readonly base_odds: number;
  readonly sold_odds: number;
  readonly price_shift: number;
};

/** The shift after one press, within what a hand may do to the price; in hundredths. */
export function steppedShift(
  { base_odds, sold_odds, price_shift }: Priced,
  way: 'up' | 'down',
  maximumPercent: number,
): number {
  const most = Math.floor(base_odds * maximumPercent) / 100;
  const step = stepAt(sold_odds) * (way === 'up' ? 1 : -1);
  const wanted = Math.max(-most, Math.min(most, price_shift + step));
  return Math.round(wanted * 100) / 100;
}
