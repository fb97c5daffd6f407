/**
 * Keeps the board of this process at the boosts of the database: reads them at the start, when one
 * is made, stopped or bet on anywhere, now and then, and tells the board again when a window opens
 * or ends. What a budget or a price has ended is written down by whichever process sees it first.
 */
import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';
import { boostsSpent } from '../betting/index.ts';
import type { SettingsOf } from '../settings/index.ts';
import { endBoosts, goingBoosts, type KeptBoost } from './boost-store.ts';
import type { BoostDeps } from './ports.ts';

/** Said after the commit. */
export const boostsChanged = defineTopic('boosts-changed', z.object({}));

/** An announcement can be lost; after this long everyone has read the change anyway. */
const REREAD_MS = 30_000;

export type BoostKeeper = {
  readonly refresh: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export function createBoostKeeper(deps: BoostDeps): BoostKeeper {
  const { board, bus, clock, database, log, settings } = deps;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  /** On the board until the next boundary, at which its prices are told anew. */
  const show = (boosts: readonly KeptBoost[]) => {
    board.setBoosts(boosts.map(shownBoost));
    clearTimeout(timer);
    if (isClosed) return;
    const now = clock.now().getTime();
    const next = boosts
      .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
      .filter((at) => at > now)
      .reduce((least, at) => Math.min(least, at - now), REREAD_MS);
    timer = setTimeout(refreshLater, Math.max(next, 1)).unref();
  };

  const reread = async () => {
    const now = clock.now();
    const read = await goingBoosts(database.read, now);
    const usedUp = read.filter((boost) => isUsedUp(boost, settings.current('bet')));
    show(read.filter((boost) => !usedUp.includes(boost)));
    if (usedUp.length > 0) {
      const ids = usedUp.map(({ id }) => id);
      await database.transact((tx) => endBoosts(tx, ids, { why: 'used-up', at: now }));
    }
  };

  // One read at a time, so that an older answer never lands on a newer one.
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const refresh = (): Promise<void> => {
    waiting ??= running.then(() => {
      waiting = undefined;
      return reread();
    });
    running = waiting.catch((err: unknown) => {
      log.warn({ err }, 'boosts: reload failed, known ones stay as they are');
      if (!isClosed) timer = setTimeout(refreshLater, REREAD_MS).unref();
    });
    return running;
  };
  const refreshLater = () => void refresh();

  board.onBoostOvertaken((boostId) => {
    database
      .transact((tx) => endBoosts(tx, [BigInt(boostId)], { why: 'overtaken', at: clock.now() }))
      .catch((err: unknown) =>
        log.error({ err, boostId }, 'boosts: an overtaken one is not written as ended'),
      );
  });
  settings.onChanged((section) => {
    if (section === 'bet') refreshLater();
  });
  const stops = [
    bus.subscribe(boostsChanged, refreshLater),
    bus.subscribe(boostsSpent, refreshLater),
    bus.onRejoin(refreshLater),
  ];
  return {
    refresh,
    close: async () => {
      isClosed = true;
      for (const stop of stops) stop();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Less than the least stake is left: whoever bets now would be refused one by one (BOOST-14). */
const isUsedUp = ({ budget, spent }: KeptBoost, { desktop, phone }: SettingsOf<'bet'>): boolean =>
  [desktop, phone].every(({ stakeMinimum }) => budget - spent < stakeMinimum);

const shownBoost = (boost: KeptBoost) => ({
  id: boost.id.toString(),
  selectionId: boost.selectionId.toString(),
  matchId: boost.matchId.toString(),
  rule: boost.rule,
  startsAt: boost.startsAt.getTime(),
  endsAt: boost.endsAt.getTime(),
  stakeMaximum: boost.stakeMaximum,
});
