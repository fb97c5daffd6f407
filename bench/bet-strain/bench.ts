import { boardTopics } from '@kipute/contract/live-board';
import { budgetMeasure, type Measure, ratioMeasure } from '../measure.ts';
import {
  type BetLoadResult,
  type BetTerms,
  countPlaced,
  type PacedResult,
  placedPerSecond,
  planOf,
  runBetLoad,
} from '../stage/bet-load.ts';
import { LEAD_IN_SECONDS } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { steadyChanges } from '../stage/price-changes.ts';
import { joinReaders } from '../stage/socket-readers.ts';
import { type OddsStage, onOddsStage } from '../stage/stage.ts';
import { startFlood } from './flood.ts';
import {
  makeUpcomingWorld,
  type UpcomingWorld,
  upcomingLegs,
  WIDE_MARKET,
} from './upcoming-world.ts';

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
  const { shed, failures } = stream;
  console.log(
    `  flood of ${Math.round(others.seconds)} s: ` +
      `${others.good} answered with p99 ${Math.round(others.p99Ms)} ms, ` +
      `${others.shed} shed, ${others.failed} failed; ` +
      `of ${CALM_SECONDS * BETS_PER_SECOND} calm bets ${shed} were shed; ${placed} placed`,
  );
  const failed = others.failed + failures - shed;
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

const CALM_PLAYERS = 1_000;
const MATCHES_IN_PLAY = 1;

type Stage = OddsStage<UpcomingWorld> & {
  /** Of the calm players. */
  readonly terms: BetTerms;
};

/** Durable, as it is for `place-bet`: a bet is answered when nothing can take it back. */
function onStage<Value>(work: (stage: Stage) => Promise<Value>): Promise<Value> {
  const place = {
    name: 'bench-bet-strain',
    durability: 'durable',
    matches: MATCHES_IN_PLAY,
  } as const;
  return onOddsStage({ ...place, odds: makeUpcomingWorld() }, async (stage) => {
    const { world, page, odds } = stage;
    const terms: BetTerms = {
      playerAddress: world.playerAddress,
      players: await makeCrowd(world.databaseUrl, CALM_PLAYERS),
      purchase: { call: 'order_list/add', legs: await upcomingLegs(page.client, odds) },
    };
    return await work({ ...stage, terms });
  });
}

const CALM_SECONDS = 12;
/** What strains the server begins before the first bet that counts and ends after the last. */
const STRAIN_SECONDS = CALM_SECONDS + 4;
const BETS_PER_SECOND = 100;
/** Each player has a connection: with fewer, bets that wait for one would be charged for it. */
const PAGES_MAX = 1_000;

/** Answers how many bets it placed itself. */
type Strain = () => Promise<number>;

/** Nobody may be refused, and every bet must stand in the books. */
async function calmBets({ terms, world }: Stage, strain: Strain): Promise<PacedResult> {
  const { placed, calm, others } = await countPlaced(world.databaseUrl, async () => {
    const [calm, others] = await Promise.all([pacedBets(terms, 'calm', CALM_SECONDS), strain()]);
    return { calm, others };
  });
  const wanted = betsIn(CALM_SECONDS) + others;
  if (placed !== wanted) throw new Error(`of ${wanted} bets ${placed} were placed`);
  return calm;
}

/** With those that are sent before the measuring begins. */
const betsIn = (seconds: number) => (LEAD_IN_SECONDS + seconds) * BETS_PER_SECOND;

function pacedBets(terms: BetTerms, name: string, seconds: number): Promise<PacedResult> {
  return runBetLoad({
    ...planOf(terms, name),
    ...{ betsPerSecond: BETS_PER_SECOND, seconds },
    connections: PAGES_MAX,
    betsPerConnection: Math.ceil(betsIn(seconds) / PAGES_MAX),
  });
}

const READERS = 200;

/** One who bets as much as all others together: one purse, one line to stand in. */
async function oneBusyPlayer({ terms, world }: Stage): Promise<number> {
  const players = await makeCrowd(world.databaseUrl, 1);
  await pacedBets({ ...terms, players }, 'busy', STRAIN_SECONDS);
  return betsIn(STRAIN_SECONDS);
}

/** The match with the wide market is followed, and all its prices move at once, each second. */
async function wideMarketMoves(stage: Stage): Promise<number> {
  const { odds } = stage;
  const topics = [boardTopics.match(odds.wideMatchId, 'sw')];
  const readers = await joinReaders({ ...stage, topics, readers: READERS });
  const pace = { changesPerSecond: WIDE_MARKET, changesPerBatch: WIDE_MARKET };
  const moving = { ...stage, odds: { ...odds, offerIds: [odds.wideOfferIds] } };
  await steadyChanges(moving, { ...pace, seconds: STRAIN_SECONDS });
  readers.stop();
  return 0;
}
