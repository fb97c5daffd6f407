import { boardTopics } from '@kipute/contract/live-board';
import { joinReaders } from '../fan-out/odds-readers.ts';
import { steadyChanges } from '../odds/steady-changes.ts';
import { makeCrowd } from '../place-bet/crowd.ts';
import { betsIn, pacedBets, STRAIN_SECONDS } from './calm-bets.ts';
import type { Stage } from './stage.ts';
import { WIDE_MARKET } from './upcoming-world.ts';

const READERS = 200;

/** One who bets as much as all others together: one purse, one line to stand in. */
export async function oneBusyPlayer({ terms, world }: Stage): Promise<number> {
  const players = await makeCrowd(world.databaseUrl, 1);
  await pacedBets({ ...terms, players }, 'busy', STRAIN_SECONDS);
  return betsIn(STRAIN_SECONDS);
}

/** The match with the wide market is followed, and all its prices move at once, each second. */
export async function wideMarketMoves(stage: Stage): Promise<number> {
  const { odds } = stage;
  const topics = [boardTopics.match(odds.wideMatchId, 'sw')];
  const readers = await joinReaders({ ...stage, topics, readers: READERS });
  const pace = { changesPerSecond: WIDE_MARKET, changesPerBatch: WIDE_MARKET };
  const moving = { ...stage, odds: { ...odds, offerIds: [odds.wideOfferIds] } };
  await steadyChanges(moving, { ...pace, seconds: STRAIN_SECONDS });
  readers.stop();
  return 0;
}
