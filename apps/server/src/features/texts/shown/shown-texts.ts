import type { BaseLogger } from 'pino';
import { z } from 'zod';
import { type Bus, defineTopic } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readShown, type ShownVersion } from '../text-store.ts';

/** Said after the commit; whoever keeps the versions reads them again. */
export const textsChanged = defineTopic('texts-changed', z.object({}));

export type ShownTexts = {
  /** What is in effect now, in the order of lists. */
  readonly all: () => readonly ShownVersion[];
  /** The same array until something else is in effect. */
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type ShownDeps = {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'warn'>;
};

/** An announcement can be lost; after this long everyone has read the change anyway. */
const REREAD_MS = 30_000;

/**
 * The versions in effect, in the memory of every process. Those that wait for their time are read
 * with them and begin by the clock, in every process at once (TXT-03, TXT-05).
 */
export async function createShownTexts(deps: ShownDeps): Promise<ShownTexts> {
  const { database, bus, clock, log } = deps;
  const read = () => readShown(database.read, clock.now());
  let known = await read();
  let inEffect: { readonly at: number; readonly until: number; readonly rows: typeof known } =
    latestReleases(known, clock.now());

  // One read at a time, so that an older answer never lands on a newer one.
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const reread = async () => {
    waiting = undefined;
    known = await read();
    inEffect = latestReleases(known, clock.now());
  };
  const refresh = (): Promise<void> => {
    waiting ??= running.then(reread);
    running = waiting.catch((error: unknown) =>
      log.warn({ err: error }, 'texts: reload failed, cached versions stay in use'),
    );
    return running;
  };
  const refreshLater = () => void refresh();
  const stops = [bus.subscribe(textsChanged, refreshLater), bus.onRejoin(refreshLater)];
  const timer = setInterval(refreshLater, REREAD_MS).unref();
  return {
    all: () => {
      const now = clock.now();
      const isOver = now.getTime() >= inEffect.until || now.getTime() < inEffect.at;
      if (isOver) inEffect = latestReleases(known, now);
      return inEffect.rows;
    },
    refresh,
    close: async () => {
      clearInterval(timer);
      for (const stop of stops) stop();
      await running;
    },
  };
}

/** Of each text the latest release, of equal ones the higher number; and how long that holds. */
function latestReleases(known: readonly ShownVersion[], now: Date) {
  const latest = new Map<bigint, ShownVersion>();
  let until = Number.POSITIVE_INFINITY;
  for (const one of known) {
    if (one.version.releasedAt > now) {
      until = Math.min(until, one.version.releasedAt.getTime());
      continue;
    }
    const best = latest.get(one.id);
    if (!best || isLater(one, best)) latest.set(one.id, one);
  }
  return { at: now.getTime(), until, rows: [...latest.values()] };
}

function isLater({ version }: ShownVersion, { version: other }: ShownVersion): boolean {
  const later = version.releasedAt.getTime() - other.releasedAt.getTime();
  return later === 0 ? version.number > other.number : later > 0;
}
