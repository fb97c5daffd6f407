import { setTimeout as sleep } from 'node:timers/promises';
import { p99Of } from '../place-bet/paced-load.ts';
import { placingUrl, sealedBets } from '../place-bet/sealed-bets.ts';
import { isSentAway } from '../place-bet/sent-away.ts';
import type { FloodOrder, FloodPlan, FloodResult, FloodWord } from './flood.ts';
import { type FloodPage, openFloodPage, requestBuffer } from './flood-page.ts';

/** Three thousand pages with this pause ask fifteen thousand times a second, if they can. */
const PAUSE_MS = 200;
const CONNECT_AT_ONCE = 100;

let isOver = false;

process.on('message', async (message) => {
  const order = message as FloodOrder;
  if (order.type === 'end') {
    isOver = true;
    return;
  }
  const result = await flood(order.plan);
  process.send?.({ type: 'ended', ...result } satisfies FloodWord, () => process.exit(0));
});

async function flood(plan: FloodPlan): Promise<FloodResult> {
  const url = placingUrl(plan);
  const shares = (await sealedBets(plan)).map((bets) => bets.map((bet) => requestBuffer(url, bet)));
  const pages: FloodPage[] = [];
  while (pages.length < plan.connections) {
    const joining = Array.from({ length: CONNECT_AT_ONCE }, () => openFloodPage(url));
    pages.push(...(await Promise.all(joining)));
  }
  process.send?.({ type: 'begun' } satisfies FloodWord);
  const begunAt = performance.now();
  const tally: Tally = { waits: [], sentAway: 0, failed: 0 };
  await Promise.all(pages.map((page, at) => insist(page, shares[at] ?? [], tally)));
  for (const page of pages) page.leave();
  return {
    ...{ good: tally.waits.length, sentAway: tally.sentAway, failed: tally.failed },
    p99Ms: p99Of(tally.waits),
    seconds: (performance.now() - begunAt) / 1_000,
  };
}

type Tally = { readonly waits: number[]; sentAway: number; failed: number };

/** Asks for the same bet until it is taken, as a page does, and then for the next one. */
async function insist(page: FloodPage, bets: readonly Buffer[], tally: Tally): Promise<void> {
  await sleep(Math.random() * PAUSE_MS);
  for (let at = 0; at < bets.length && !isOver; ) {
    const askedAt = performance.now();
    const answer = await page.ask(bets[at] ?? Buffer.alloc(0));
    if (answer?.httpStatus === 200) {
      tally.waits.push(performance.now() - askedAt);
      at += 1;
    } else if (answer && isSentAway(answer.httpStatus, answer.text)) {
      tally.sentAway += 1;
    } else {
      tally.failed += 1;
      // A connection that broke stays broken.
      if (!answer) return;
    }
    await sleep(PAUSE_MS);
  }
}
