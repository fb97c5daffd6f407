import { type PacedResult, runBetLoad } from '../place-bet/bet-load.ts';
import { type BetTerms, planOf } from '../place-bet/bet-plan.ts';
import { LEAD_IN_SECONDS } from '../place-bet/paced-load.ts';
import { countPlaced } from '../place-bet/placed-bets.ts';
import type { Stage } from './stage.ts';

export const CALM_SECONDS = 12;
/** What strains the server begins before the first bet that counts and ends after the last. */
export const STRAIN_SECONDS = CALM_SECONDS + 4;
export const BETS_PER_SECOND = 100;
/** Each player has a connection: with fewer, bets that wait for one would be charged for it. */
const PAGES_MAX = 1_000;

/** Answers how many bets it placed itself. */
export type Strain = () => Promise<number>;

/** Nobody may be refused, and every bet must stand in the books. */
export async function calmBets({ terms, world }: Stage, strain: Strain): Promise<PacedResult> {
  const { placed, calm, others } = await countPlaced(world.databaseUrl, async () => {
    const [calm, others] = await Promise.all([pacedBets(terms, 'calm', CALM_SECONDS), strain()]);
    return { calm, others };
  });
  const wanted = betsIn(CALM_SECONDS) + others;
  if (placed !== wanted) throw new Error(`of ${wanted} bets ${placed} were placed`);
  return calm;
}

/** With those that are sent before the measuring begins. */
export const betsIn = (seconds: number) => (LEAD_IN_SECONDS + seconds) * BETS_PER_SECOND;

export function pacedBets(terms: BetTerms, name: string, seconds: number): Promise<PacedResult> {
  return runBetLoad({
    ...planOf(terms, name),
    ...{ betsPerSecond: BETS_PER_SECOND, seconds },
    connections: PAGES_MAX,
    betsPerConnection: Math.ceil(betsIn(seconds) / PAGES_MAX),
  });
}
