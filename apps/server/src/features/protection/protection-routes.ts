import { fromWireShillings, type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { appliesAt, type LimitChange, standingOf } from '@kipute/domain/protection/play-limit';
import { pauseEnd, pauseInForce } from '@kipute/domain/protection/play-pause';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import {
  type LimitInForce,
  leftByLimits,
  limitsInForce,
  type ProtectionDeps,
  playCauses,
  stakeCauses,
  stakeKinds,
} from './limits-in-force.ts';
import {
  changesOf,
  insertChange,
  insertPause,
  lockPlayOf,
  pauseEndOf,
  pausesOf,
} from './protection-store.ts';

export type ProtectionRoutes = HandlersFor<
  | 'play_limit/inquire'
  | 'play_limit/left'
  | 'play_limit/set'
  | 'play_pause/add'
  | 'play_session/inquire'
>;

export function protectionRoutes(deps: ProtectionDeps): ProtectionRoutes {
  const { database, clock, wallet, settings } = deps;
  const raiseAfterHours = () => settings.current('protection').raiseAfterHours;
  return {
    'play_limit/inquire': async (_, { caller: { playerId } }) => {
      const now = clock.now();
      const limits = await limitsInForce({ wallet, now }, database.read, playerId);
      const pause = pauseInForce(await pausesOf(database.read, playerId), now);
      return answer({
        limits: limits.map((limit) => ({
          ...limitView(limit),
          raise_after_hours: raiseAfterHours(),
        })),
        pause: pause ? { length: pause.length, ends_at: pause.endsAt.toISOString() } : null,
      });
    },
    'play_limit/left': async (_, { caller: { playerId } }) => {
      const now = clock.now();
      const { read } = database;
      const left = await leftByLimits({ wallet, now }, read, { playerId, kinds: stakeKinds });
      const ends = await pauseEndOf(read, playerId, now);
      return answer({ stake: wireAmount(left), pause_ends_at: ends?.toISOString() ?? null });
    },
    'play_limit/set': async ({ kind, period, amount }, { caller: { playerId } }) => {
      const wanted = amount === null ? undefined : fromWireShillings(amount);
      const askedAt = clock.now();
      const at = await database.transact(async (tx) => {
        await lockPlayOf(tx, playerId);
        const changes = await changesOf(tx, playerId);
        const own = changes.filter((one) => one.kind === kind && one.period === period);
        const applies = appliesAt(standingOf(own, askedAt).inForce, wanted, {
          ...{ now: askedAt, raiseAfterHours: raiseAfterHours() },
        });
        const change = { playerId, kind, period, amount: wanted, askedAt, appliesAt: applies };
        await insertChange(tx, change);
        return applies;
      });
      return answer({ applies_at: at.toISOString() });
    },
    'play_pause/add': async ({ length }, { caller: { playerId } }) => {
      const askedAt = clock.now();
      const endsAt = pauseEnd(length, askedAt);
      await database.transact((tx) => insertPause(tx, { playerId, length, askedAt, endsAt }));
      return answer({ ends_at: endsAt.toISOString() });
    },
    'play_session/inquire': async ({ since: begun }, { caller: { playerId } }) => {
      const since = new Date(begun);
      const staked = -(await wallet.cashFlowOf(database.read, {
        playerId,
        causes: stakeCauses,
        since,
      }));
      const net = await wallet.cashFlowOf(database.read, { playerId, causes: playCauses, since });
      return answer({
        staked: toWireShillings(senti(staked > 0n ? staked : 0n)),
        net_result: toWireShillings(net),
      });
    },
  };
}

const wireAmount = (amount: Senti | undefined): number | null =>
  amount === undefined ? null : toWireShillings(amount);

function limitView({ kind, period, inForce, used, awaited }: LimitInForce) {
  return {
    kind,
    period,
    amount: wireAmount(inForce),
    used: toWireShillings(used),
    awaited: awaited ? awaitedView(awaited) : null,
  };
}

function awaitedView({ amount, appliesAt: at }: LimitChange) {
  return { amount: wireAmount(amount), applies_at: at.toISOString() };
}
