import { serverNames } from '../../history.ts';
import type { Action } from '../actor.ts';
import type { Asking } from '../asking-on.ts';
import type { Scene } from '../scene.ts';
import { openPage } from '../sessions.ts';
import { askForCashOut, askUntilCashed, type WantedCashOut } from './cash-out-requests.ts';
import { chooseOrder, chooseOrderOfOthers, type OfferedOrder } from './placed-orders.ts';
import { orderWords, type Turn } from './turn.ts';

type Habit = 'once' | 'ten at once' | 'with two contents' | 'for more than it is worth';

/** All of it as often as any other third. */
const shares = [100, 100, 100, 1, 10, 33, 50, 75, 99] as const;
/** A price may fall while the page waits: who wants to sell accepts a little less than is shown. */
const acceptedParts = [0.5, 0.9, 1] as const;
const STALE_PART = 2;

export function cashing(turn: Turn, habit: Habit): Action<Scene> {
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
export function cashingAllTwice(turn: Turn): Action<Scene> {
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
export function cashingOfOthers(turn: Turn): Action<Scene> {
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
