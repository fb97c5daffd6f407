import { setTimeout as delay } from 'node:timers/promises';
import type { Action } from '../actor.ts';
import type { Scene } from '../scene.ts';
import { askUntilRuled } from './cash-out-requests.ts';
import { chooseOrder, chooseOrderOfOthers, type OfferedOrder } from './placed-orders.ts';
import { orderWords, type Turn } from './turn.ts';

/** Of what is offered now. Those below 1 fire at once, those above when the match goes well. */
const thresholdParts = [0.6, 0.95, 1.02, 1.1, 1.3, 2, 50] as const;
/** What is locked for now may be worth a little soon. */
const LOCKED_WORTH = 300;

const thresholdOf = ({ paid }: OfferedOrder, part: number): number =>
  Math.max(Math.floor((paid || LOCKED_WORTH) * part), 1);

export function settingRule(turn: Turn): Action<Scene> {
  const part = turn.chance.pick(thresholdParts);
  return {
    says: `a rule is set at ${part} of the worth of ${orderWords(turn)}`,
    play: async (scene) => {
      const offered = await chooseOrder(scene, turn);
      if (!offered) return;
      const { asking, orderId } = offered;
      await askUntilRuled(scene, asking, { orderId, threshold: thresholdOf(offered, part) });
    },
  };
}

/** Two pages, each with a rule of its own; the one that came last stands. */
export function replacingRule(turn: Turn): Action<Scene> {
  const { chance } = turn;
  const parts = [chance.pick(thresholdParts), chance.pick(thresholdParts)];
  return {
    says: `rules are set at ${parts.join(' and ')} of the worth of ${orderWords(turn)}`,
    play: async (scene) => {
      const offered = await chooseOrder(scene, turn);
      if (!offered) return;
      const { asking, orderId } = offered;
      const asked = parts.map((part) =>
        askUntilRuled(scene, asking, { orderId, threshold: thresholdOf(offered, part) }),
      );
      await Promise.all(asked);
    },
  };
}

/** Below what is offered, so that it fires; about when its job is due it is taken back. */
const FIRING_PART = 0.6;
const REGRET_MS = { from: 0, to: 2_500 };

export function cancellingRule(turn: Turn): Action<Scene> {
  const afterMs = turn.chance.integer(REGRET_MS);
  return {
    says: `a rule is set that fires at once and is cancelled after ${afterMs} ms, on ${orderWords(turn)}`,
    play: async (scene) => {
      const offered = await chooseOrder(scene, turn);
      if (!offered) return;
      const { asking, orderId } = offered;
      await askUntilRuled(scene, asking, { orderId, threshold: thresholdOf(offered, FIRING_PART) });
      await delay(afterMs);
      await askUntilRuled(scene, asking, { orderId, threshold: null });
    },
  };
}

/** By the number of an order that is not theirs. */
export function cancellingRuleOfOthers(turn: Turn): Action<Scene> {
  const { server, place, chance } = turn;
  const player = chance.integer({ from: 0, to: 7 });
  return {
    says: `player ${player} cancels the rule of ${orderWords(turn)}, which is somebody else's`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const orderId = person && chooseOrderOfOthers(scene, person, place);
      if (orderId) await askUntilRuled(scene, { person, server }, { orderId, threshold: null });
    },
  };
}
