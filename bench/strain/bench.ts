import { boardTopics } from '@kipute/contract/live-board';
import { budgetMeasure, type Measure } from '../measure.ts';
import { runLoad } from '../stage/http-load.ts';
import { steadyChanges } from '../stage/price-changes.ts';
import { makeWorld } from '../stage/provider-world.ts';
import { joinReaders } from '../stage/socket-readers.ts';
import { type OddsStage, onOddsStage } from '../stage/stage.ts';

const MATCHES = 50;
const READERS = 2_000;
const SECONDS = 10;
/** What a busy evening asks for beside what strains the server. */
const CALLS_PER_SECOND = 300;
const CONNECTIONS = 8;
/** As `place-bet` has it: nobody notices less. */
const P99_MS_MAX = 100;

/** Resolves, when it has been going on for long enough, with what ends it. */
type Strain = () => Promise<() => void>;

const calm: Strain = async () => () => {};

/** How soon the home lists are answered while something else strains the server. */
export async function benchStrain(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: 100, wideMarket: 1_000 });
  return onOddsStage({ odds, matches: MATCHES }, async (stage) => {
    await callsMeanwhile(stage, calm);
    return [
      await measured(stage, 'calm', calm),
      await measured(stage, 'reconnect storm of 2,000', () => storm(stage)),
      await measured(stage, 'feed at 5,000 changes/s', () => busyFeed(stage)),
      await measured(stage, '1,000 outcomes in a market', () => wideMarketMoves(stage)),
    ];
  });
}

async function measured(stage: OddsStage, name: string, strain: Strain): Promise<Measure> {
  const p99Ms = await callsMeanwhile(stage, strain);
  return budgetMeasure(
    `strain: p99 of a call, ${name}`,
    { amount: p99Ms, unit: 'ms' },
    { atMost: P99_MS_MAX },
  );
}

async function callsMeanwhile({ page }: OddsStage, strain: Strain): Promise<number> {
  const target = await page.targetOf('atlassian/popular_events');
  const [{ p99Ms, failures }, end] = await Promise.all([
    runLoad({
      ...target,
      connections: CONNECTIONS,
      callsPerSecond: CALLS_PER_SECOND,
      seconds: SECONDS,
    }),
    strain(),
  ]);
  end();
  if (failures > 0) throw new Error(`${failures} of the calls failed`);
  return p99Ms;
}

/** Everybody comes at once and follows a match, as after a restart. */
async function storm({ world, page, odds }: OddsStage) {
  const [matchId = ''] = odds.matchIds;
  const topics = [boardTopics.match(matchId, 'sw')];
  return (await joinReaders({ world, page, topics, readers: READERS, atOnce: true })).stop;
}

async function busyFeed(stage: OddsStage) {
  const pace = { changesPerSecond: 5_000, changesPerBatch: 50, seconds: SECONDS };
  await steadyChanges(stage, pace);
  return () => {};
}

/** The match with the wide market is followed, and all its prices move again and again. */
async function wideMarketMoves(stage: OddsStage) {
  const { odds } = stage;
  const matchId = odds.matchIds.at(-1) ?? '';
  const topics = [boardTopics.match(matchId, 'sw')];
  const readers = await joinReaders({ ...stage, topics, readers: READERS / 10 });
  const offerIds = odds.offerIds.slice(-1);
  const pace = { changesPerSecond: 1_000, changesPerBatch: 100, seconds: SECONDS };
  await steadyChanges({ ...stage, odds: { ...odds, offerIds } }, pace);
  return readers.stop;
}
