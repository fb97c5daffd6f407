import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 1_000;
const CALM_LOOKS = 3;
const BUSY_AT_MOST = 0.25;
const PATIENCE_MS = 15_000;

/**
 * Servers that have just come up still load and compile. A browser measured beside them would be
 * charged for that; a player's phone never is. What never calms down is measured as it is.
 */
export async function waitForCalm(): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let calm = 0; calm < CALM_LOOKS && Date.now() < giveUpAt; ) {
    const before = timesOfAll();
    await sleep(LOOK_EVERY_MS);
    const after = timesOfAll();
    const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
    calm = busy <= BUSY_AT_MOST ? calm + 1 : 0;
  }
}

function timesOfAll(): { readonly idle: number; readonly all: number } {
  const times = cpus().map(({ times: of }) => of);
  const sum = (pick: (of: (typeof times)[number]) => number) =>
    times.reduce((total, of) => total + pick(of), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}
