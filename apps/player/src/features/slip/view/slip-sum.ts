import { formatOdds } from '@kipute/domain/betting/bet-odds';
import {
  type BetMoney,
  bestReturn,
  leastReturn,
  nextWinBonus,
  qualifyingLegs,
} from '@kipute/domain/betting/bet-return';
import { allOfThem, type BetShape, lineCount } from '@kipute/domain/betting/bet-shape';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { SlipConfig } from './slip-config.ts';
import type { SlipMode } from './slip-mode.ts';

type SumOptions = {
  readonly mode: SlipMode;
  /** Thousandths, of the legs on sale. */
  readonly odds: readonly number[];
  /** Of each single its own; else one. */
  readonly stakes: readonly Senti[];
  readonly paidWith: BetMoney['paidWith'];
  readonly terms: SlipConfig['terms'];
};

/** The figures of the slip, each from the one arithmetic of the house (SLIP-20). */
export type SlipSum = {
  /** Of the accumulator, or of the only single. */
  readonly totalOdds: string | undefined;
  /** How many orders are placed … */
  readonly bets: number;
  /** … and how many lines a system has. */
  readonly lines: number;
  readonly totalStake: Senti;
  readonly profit: Senti;
  readonly winBonusPercent: number;
  readonly winBonus: Senti;
  /** Where the house's ceiling was met: how much it is, and what it takes of the other lines. */
  readonly ceiling: { readonly maximum: Senti; readonly cut: Senti } | undefined;
  readonly tax: Senti;
  readonly paid: Senti;
  /** Of a system: what it pays when just one of its shortest lines wins. */
  readonly leastPaid: Senti | undefined;
};

const shapeOf = (mode: SlipMode): BetShape => (mode.kind === 'system' ? mode.shape : allOfThem);

export function slipSum({ mode, odds, stakes, paidWith, terms }: SumOptions): SlipSum | undefined {
  const [stake] = stakes;
  if (odds.length === 0 || stake === undefined || stakes.some((each) => each <= 0n)) {
    return undefined;
  }
  const shape = shapeOf(mode);
  const bets = mode.kind === 'single' ? odds.map((each) => [each]) : [odds];
  const stakeOf = (at: number): Senti => stakes[at] ?? stake;
  const returns = bets.map((legs, at) =>
    bestReturn({ shape, stake: stakeOf(at), paidWith, terms }, legs),
  );
  const [only] = returns;
  const add = (of: 'profit' | 'winBonus' | 'tax' | 'paid'): Senti =>
    senti(returns.reduce((sum, each) => sum + each[of], 0n));
  return {
    totalOdds:
      only && bets.length === 1 && mode.kind !== 'system' ? formatOdds(only.totalOdds) : undefined,
    bets: bets.length,
    lines: mode.kind === 'system' ? lineCount(shape, odds.length) : 1,
    totalStake: senti(bets.reduce((sum, _, at) => sum + stakeOf(at), 0n)),
    winBonusPercent: bets.length === 1 ? (only?.winBonusPercent ?? 0) : 0,
    profit: add('profit'),
    winBonus: add('winBonus'),
    ceiling: ceilingOf(returns.map(({ ceiling }) => ceiling)),
    tax: add('tax'),
    paid: add('paid'),
    leastPaid:
      mode.kind === 'system'
        ? leastReturn({ shape, stake, paidWith, terms }, odds).paid
        : undefined,
  };
}

/** Of several singles all that their ceilings take. */
function ceilingOf(all: readonly SlipSum['ceiling'][]): SlipSum['ceiling'] {
  const met = all.filter((ceiling) => ceiling !== undefined);
  const [first] = met;
  return first && { ...first, cut: senti(met.reduce((sum, { cut }) => sum + cut, 0n)) };
}

/** The step of the ladder above, and how much of the way there is done. */
export type NextStep = {
  readonly legsMissing: number;
  readonly percent: number;
  readonly doneShare: number;
  /** Thousandths: legs below do not count. */
  readonly oddsFrom: number;
};

/** Only an accumulator earns a bonus, so only there one more match is worth a word (SLIP-21). */
export function nextStep(
  mode: SlipMode,
  odds: readonly number[],
  { winBonus }: SlipConfig['terms'],
): NextStep | undefined {
  const next = mode.kind === 'all' && odds.length > 0 ? nextWinBonus(odds, winBonus) : undefined;
  if (!next) return undefined;
  const count = qualifyingLegs(odds, winBonus);
  const doneShare = count / (count + next.legsMissing);
  return { ...next, doneShare, oddsFrom: winBonus.oddsMinimum };
}
