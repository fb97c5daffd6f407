import { setTimeout as sleep } from 'node:timers/promises';
import type { World } from '@kipute/tools/start/world';
import { openBenchPage } from '../load/bench-page.ts';

export type MeasuredPage = { readonly name: string; readonly address: string };

const PATIENCE_MS = 120_000;
const ASK_EVERY_MS = 500;
/** Of the ten that home shows of a list; fewer, and the world is still on its way. */
const MATCHES_ON_SALE = 5;
const ON_SALE = 1;

/** Where first visits begin: at home, on a match somebody shared, among the results of a search. */
export async function measuredPages(world: World): Promise<readonly MeasuredPage[]> {
  const site = world.playerAddress;
  return [
    { name: '/home', address: `${site}/home` },
    { name: '/markets', address: `${site}/markets?id=${await popularMatch(world)}` },
    { name: '/search_result', address: `${site}/search_result?key_word=ligi` },
  ];
}

/** A match that has not begun, so that it stays the same while it is measured. */
async function popularMatch(world: World): Promise<string> {
  const { client } = await openBenchPage({ ...world, as: 'visitor' });
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (Date.now() < giveUpAt) {
    const home = await client.call('atlassian/popular_events', {}).catch(() => null);
    const popular = home?.popular_match ?? [];
    const onSale = popular.filter(({ way_3 }) => way_3.W1?.statusId === ON_SALE);
    if (onSale[0] && onSale.length >= MATCHES_ON_SALE) return onSale[0].id;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error('home did not get its matches');
}
