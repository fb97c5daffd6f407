import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import type { BetLoadResult } from '../place-bet/bet-load.ts';
import { planOf } from '../place-bet/bet-plan.ts';
import { makeCrowd } from '../place-bet/crowd.ts';
import { countPlaced, placedPerSecond } from '../place-bet/placed-bets.ts';
import { BETS_PER_SECOND, CALM_SECONDS, calmBets, pacedBets } from './calm-bets.ts';
import { startFlood } from './flood.ts';
import { onStage, type Stage } from './stage.ts';
import { oneBusyPlayer, wideMarketMoves } from './strains.ts';

const FLOOD_PLAYERS = 2_000;
/** More than the server takes at once; each asks five times a second while it is refused. */
const FLOOD_PAGES = 3_000;
const FLOOD_BETS_PER_PAGE = 20;
/** As `place-bet` has it: nobody notices less. */
const P99_MS_MAX = 100;
const FLOOD_P99_MS_MAX = 250;

/** How soon calm players have their bets placed while something else strains the server. */
export async function benchBetStrain(): Promise<readonly Measure[]> {
  return await onStage(async (stage) => {
    const { world, terms } = stage;
    await placedPerSecond(world.databaseUrl, planOf(terms, 'warm'));
    const flatOut = await placedPerSecond(world.databaseUrl, planOf(terms, 'flat-out'));
    const calm = await calmBets(stage, async () => 0);
    const busyPlayer = await calmBets(stage, () => oneBusyPlayer(stage));
    const wideMarket = await calmBets(stage, () => wideMarketMoves(stage));
    return [
      p99Measure('calm', calm, P99_MS_MAX),
      p99Measure('one player sends 100 bets/s', busyPlayer, P99_MS_MAX),
      p99Measure('1,000 outcomes in a market', wideMarket, P99_MS_MAX),
      ...(await measureFlood(stage, { flatOut, calm })),
    ];
  });
}

const p99Measure = (name: string, { p99Ms }: BetLoadResult, atMost: number): Measure =>
  budgetMeasure(`bet-strain: p99 of a bet, ${name}`, { amount: p99Ms, unit: 'ms' }, { atMost });

type Before = { readonly flatOut: number; readonly calm: BetLoadResult };

/**
 * Many ask for far more than can be done: some are sent away, and the others are served in time.
 * The p99 is that of the calm players' bets that were taken.
 */
async function measureFlood(stage: Stage, before: Before): Promise<readonly Measure[]> {
  const { placed, others, stream } = await floodMeanwhile(stage);
  const { sentAway, failures } = stream;
  console.log(
    `  flood of ${Math.round(others.seconds)} s: ` +
      `${others.good} answered with p99 ${Math.round(others.p99Ms)} ms, ` +
      `${others.sentAway} sent away, ${others.failed} failed; ` +
      `of ${CALM_SECONDS * BETS_PER_SECOND} calm bets ${sentAway} were sent away; ${placed} placed`,
  );
  const failed = others.failed + failures - sentAway;
  return [
    p99Measure('flood', stream, Math.max(FLOOD_P99_MS_MAX, Math.ceil(2 * before.calm.p99Ms))),
    ratioMeasure(
      'bet-strain: placed in the flood',
      { ours: placed / others.seconds, limit: before.flatOut, unit: 'bets/s' },
      0.5,
    ),
    budgetMeasure('bet-strain: failed in the flood', { amount: failed, unit: '' }, { atMost: 0 }),
  ];
}

async function floodMeanwhile({ world, terms }: Stage) {
  const players = await makeCrowd(world.databaseUrl, FLOOD_PLAYERS);
  const plan = {
    ...planOf({ ...terms, players }, 'flood'),
    connections: FLOOD_PAGES,
    betsPerConnection: FLOOD_BETS_PER_PAGE,
  };
  return await countPlaced(world.databaseUrl, async () => {
    const flood = startFlood(plan);
    await flood.begun;
    const stream = await pacedBets(terms, 'calm', CALM_SECONDS);
    return { stream, others: await flood.end() };
  });
}
