import type { Chance } from '../chance.ts';
import type { ServerName } from '../history.ts';
import type { Action, Scene } from './actor.ts';
import {
  askUntilAnswered,
  balanceOf,
  legOf,
  type Slip,
  type SubmittedLeg,
} from './bet-requests.ts';
import { drawPicks, matchesOnOffer, pickOffers } from './offers.ts';
import { type Asking, openPage } from './sessions.ts';

export type Turn = {
  readonly player: number;
  readonly server: ServerName;
  readonly chance: Chance;
};

const MORE_THAN_THERE_IS = 'more than there is';
/** One more nobody may bet at all. */
const LARGEST_STAKE = 2_999_999;

/** What is wrong with a slip of three good legs of three matches. */
const faults: Readonly<Record<string, (slip: Slip, sibling: SubmittedLeg | undefined) => Slip>> = {
  'a stake of nothing': (slip) => ({ ...slip, stake: 0 }),
  'a stake below nothing': (slip) => ({ ...slip, stake: -slip.stake }),
  'half a shilling': (slip) => ({ ...slip, stake: slip.stake + 0.5 }),
  'more than anybody may': (slip) => ({ ...slip, stake: 3_000_001 }),
  [MORE_THAN_THERE_IS]: (slip) => ({ ...slip, stake: LARGEST_STAKE }),
  'no legs': (slip) => ({ ...slip, legs: [] }),
  'sixty-one legs': (slip) => ({ ...slip, legs: sixtyOne(slip.legs) }),
  'an unknown selection': (slip) => withFirst(slip, { outcomeId: '123456789' }),
  'a leg of another match': (slip) => withFirst(slip, { eventId: '1' }),
  'a better price than there is': (slip) => withFirst(slip, { seen_odds: 90_000 }),
  'two legs of one match': (slip, sibling) =>
    sibling ? { ...slip, legs: [...slip.legs, sibling] } : { ...slip, legs: [] },
  'three of three': (slip) => ({ ...slip, systemSize: 3 }),
  'a line of one': (slip) => ({ ...slip, systemSize: 1 }),
};

function withFirst(slip: Slip, difference: Partial<SubmittedLeg>): Slip {
  return {
    ...slip,
    legs: slip.legs.map((leg, at) => (at === 0 ? { ...leg, ...difference } : leg)),
  };
}

const sixtyOne = (legs: Slip['legs']): Slip['legs'] =>
  Array.from({ length: 61 }, (_, at) => legs[at % legs.length]).filter((leg) => leg !== undefined);

/** A page gone wrong, or somebody who tries what the page would not send. */
export function unfitBetting({ player, server, chance }: Turn): Action<Scene> {
  const [fault, spoil] = chance.pick(Object.entries(faults));
  const picks = drawPicks(chance, 3);
  const stake = chance.integer({ from: 100, to: 1_000 });
  const key = `simulated-${chance.word()}`;
  return {
    says: `player ${player} bets ${fault} at ${server}, as ${key}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const shown = await pickOffers(scene, { server, shelf: 'before', picks });
      if (!person || !shown) return;
      if (fault === MORE_THAN_THERE_IS && (await isRich(scene, { person, server }))) return;
      const { offers } = shown;
      const slip: Slip = {
        ...{ key, asks: 'unfit', stake, paidWith: 'balance', systemSize: 0 },
        legs: offers.map(legOf),
      };
      const sibling = await siblingOf(scene, { server, selectionId: offers[0]?.id_card ?? '' });
      await askUntilAnswered(scene, { person, server: shown.server }, spoil(slip, sibling));
    },
  };
}

/** In a week somebody may have won so much that the largest stake is theirs to bet, or soon is. */
async function isRich(scene: Scene, { person, server }: Asking): Promise<boolean> {
  const page = await openPage(scene, person, server);
  const balance = page && (await balanceOf(scene, page, server));
  return balance === undefined || balance > LARGEST_STAKE / 3;
}

/** Another selection of the same match. */
async function siblingOf(
  scene: Scene,
  { server, selectionId }: { readonly server: ServerName; readonly selectionId: string },
): Promise<SubmittedLeg | undefined> {
  const { offers: matches } = await matchesOnOffer(scene, server, 'before');
  const own = matches.find((offers) => offers.some(({ id_card }) => id_card === selectionId));
  const other = own?.find(({ id_card }) => id_card !== selectionId);
  return other && legOf(other);
}
