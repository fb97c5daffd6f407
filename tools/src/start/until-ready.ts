import { setTimeout as sleep } from 'node:timers/promises';
import type { BroughtUp } from './bring-up.ts';

const READY_WITHIN_MS = 120_000;
const ASK_EVERY_MS = 250;

/**
 * A world is handed over when its server is alive. While that still reads the odds it is late for
 * everything, and on a busy machine load shedding turns the first sign-in away as overloaded.
 */
export async function untilReady({
  playerAddress,
}: Pick<BroughtUp, 'playerAddress'>): Promise<void> {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const response = await fetch(`${playerAddress}/readyz`);
    const said = await response.text();
    if (response.ok) return;
    if (Date.now() > giveUpAt) throw new Error(`the server did not get ready: ${said}`);
    await sleep(ASK_EVERY_MS);
  }
}
