import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '@kipute/tools/start/world';
import { openBenchPage } from '../load/bench-page.ts';

const PATIENCE_MS = 60_000;
const ASK_EVERY_MS = 200;

/** Until so many matches are in play on the board, and can be bet on. */
export async function untilBoardHas(world: World, matches: number): Promise<void> {
  const { client } = await openBenchPage({ ...world, as: 'visitor' });
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    // One that is just taking in a world may refuse a call.
    const live = await client.call('atlassian/get_rolling_ball_number', {}).catch(() => null);
    if (live && live.total >= matches) return;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error(`the board did not get its ${matches} matches`);
}
