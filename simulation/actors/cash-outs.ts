import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from '../chance.ts';
import { serverNames } from '../history.ts';
import type { Action, Actor, Scene } from './actor.ts';
import {
  askForCashOut,
  askUntilCashed,
  askUntilRuled,
  type Choice,
  chooseOrder,
  chooseOrderOfOthers,
  type OfferedOrder,
  type WantedCashOut,
} from './cash-out-requests.ts';
import { type Asking, openPage } from './sessions.ts';

/** Players give open bets back, whole and in part, or leave a rule that does it for them. */
export const cashOuts: Actor<Scene> = {
  name: 'cash-outs',
  weight: 12,
  draw: (chance) => {
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ server, place: chance.fraction(), chance });
  },
};

const deeds: readonly Deed[] = [
  { weight: 6, draw: (turn) => cashing(turn, 'once') },
  { weight: 4, draw: (turn) => cashing(turn, 'ten at once') },
  { weight: 2, draw: (turn) => cashing(turn, 'with two contents') },
  { weight: 2, draw: (turn) => cashing(turn, 'for more than it is worth') },
  { weight: 3, draw: cashingAllTwice },
  { weight: 1, draw: cashingOfOthers },
  { weight: 6, draw: settingRule },
  { weight: 3, draw: replacingRule },
  { weight: 2, draw: cancellingRule },
  { weight: 1, draw: cancellingRuleOfOthers },
];

/** Where somebody acts, and on which order. */
type Turn = Choice & { readonly chance: Chance };

type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const orderWords = ({ place, server }: Choice): string =>
  `order ${place.toFixed(3)} of those placed, at ${server}`;

type Habit = 'once' | 'ten at once' | 'with two contents' | 'for more than it is worth';

/** All of it as often as any other third. */
const shares = [100, 100, 100, 1, 10, 33, 50, 75, 99] as const;
/** A price may fall while the page waits: who wants to sell accepts a little less than is shown. */
const acceptedParts = [0.5, 0.9, 1] as const;
const STALE_PART = 2;

function cashing(turn: Turn, habit: Habit): Action<Scene> {
  const { chance } = turn;
  const sharePercent = chance.pick(shares);
  const isStale = habit === 'for more than it is worth';
  const acceptedPart = isStale ? STALE_PART : chance.pick(acceptedParts);
  const key = `simulated-${chance.word()}`;
  const wish = { key, sharePercent, acceptedPart };
  return {
    says: `${sharePercent} % is cashed out, ${habit}, for ${acceptedPart} of its worth, as ${key}: ${orderWords(turn)}`,
    play: async (scene) => {
      const offered = await chooseOrder(scene, turn);
      if (offered) await cash(scene, offered.asking, wishesOf(wantedOf(offered, wish), habit));
    },
  };
}

function wishesOf(wanted: WantedCashOut, habit: Habit): readonly WantedCashOut[] {
  if (habit === 'ten at once') return Array.from({ length: 10 }, () => wanted);
  const other = { ...wanted, sharePercent: (wanted.sharePercent % 99) + 1 };
  return habit === 'with two contents' ? [wanted, other] : [wanted];
}

type Wish = { readonly key: string; readonly sharePercent: number; readonly acceptedPart: number };

/** What is locked is asked for all the same, for a shilling. */
function wantedOf({ orderId, paid }: OfferedOrder, wish: Wish): WantedCashOut {
  const { key, sharePercent, acceptedPart } = wish;
  const accepted = Math.floor((paid * sharePercent * acceptedPart) / 100);
  return { key, orderId, sharePercent, acceptedAmount: Math.max(accepted, 1) };
}

/** Several at once, at both servers; if nobody answered, the first is asked on. */
async function cash(
  scene: Scene,
  { person, server }: Asking,
  wishes: readonly WantedCashOut[],
): Promise<void> {
  const page = await openPage(scene, person, server);
  const place = serverNames.indexOf(server);
  const asked = wishes.map(async (wanted, at) => {
    const there = serverNames[(place + at) % serverNames.length] ?? server;
    return page ? await askForCashOut(scene, { person, page, server: there }, wanted) : 'lost';
  });
  const answers = await Promise.all(asked);
  const isAnswered = answers.some((answer) => answer === 'done' || answer === 'refused');
  const [wanted] = wishes;
  if (!isAnswered && wanted) await askUntilCashed(scene, { person, server }, wanted);
}

/** Two intentions for all that is in play, at the same moment: one of them finds nothing left. */
function cashingAllTwice(turn: Turn): Action<Scene> {
  const { chance } = turn;
  const keys = [`simulated-${chance.word()}`, `simulated-${chance.word()}`] as const;
  return {
    says: `all is cashed out twice at once, as ${keys.join(' and ')}: ${orderWords(turn)}`,
    play: async (scene) => {
      const offered = await chooseOrder(scene, turn);
      if (!offered) return;
      const asked = keys.map((key) => {
        const wanted = wantedOf(offered, { key, sharePercent: 100, acceptedPart: 0.5 });
        return askUntilCashed(scene, offered.asking, wanted);
      });
      await Promise.all(asked);
    },
  };
}

/** Somebody tries the number of an order that is not theirs. */
function cashingOfOthers(turn: Turn): Action<Scene> {
  const { server, place, chance } = turn;
  const player = chance.integer({ from: 0, to: 7 });
  const key = `simulated-${chance.word()}`;
  return {
    says: `player ${player} cashes out what is somebody else's, as ${key}: ${orderWords(turn)}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const orderId = person && chooseOrderOfOthers(scene, person, place);
      if (!orderId) return;
      const wanted = { key, orderId, sharePercent: 100, acceptedAmount: 1 };
      await askUntilCashed(scene, { person, server }, wanted);
    },
  };
}

/** Of what is offered now. Those below 1 fire at once, those above when the match goes well. */
const thresholdParts = [0.6, 0.95, 1.02, 1.1, 1.3, 2, 50] as const;
/** What is locked for now may be worth a little soon. */
const LOCKED_WORTH = 300;

const thresholdOf = ({ paid }: OfferedOrder, part: number): number =>
  Math.max(Math.floor((paid || LOCKED_WORTH) * part), 1);

function settingRule(turn: Turn): Action<Scene> {
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
function replacingRule(turn: Turn): Action<Scene> {
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

function cancellingRule(turn: Turn): Action<Scene> {
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
function cancellingRuleOfOthers(turn: Turn): Action<Scene> {
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
