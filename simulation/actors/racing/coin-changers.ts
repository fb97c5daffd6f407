import type { Chance } from '../../chance.ts';
import { type ServerName, serverNames } from '../../history.ts';
import type { Action, Actor, Scene } from '../actor.ts';
import {
  atOnce,
  converting,
  convertUntilAnswered,
  type WantedConversion,
} from './race-requests.ts';

const CHANGERS = 8;

/** Balance becomes coin and coin becomes balance, while both are bet with. */
export const coinChangers: Actor<Scene> = {
  name: 'coin changers',
  weight: 8,
  draw: (chance) => {
    const player = chance.integer({ from: 0, to: CHANGERS - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ player, server, chance });
  },
};

type Turn = { readonly player: number; readonly server: ServerName; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 6, draw: (turn) => changing(turn, 'once') },
  { weight: 3, draw: (turn) => changing(turn, 'ten at once') },
  { weight: 2, draw: (turn) => changing(turn, 'with two contents') },
  { weight: 2, draw: changingTooMuch },
  { weight: 1, draw: changingByAWrongClock },
];

function drawWish(chance: Chance): WantedConversion {
  return {
    ...{ key: `simulated-${chance.word()}`, asks: 'fit', clockOffMs: 0 },
    direction: chance.pick(['to-coin', 'to-coin', 'to-balance'] as const),
    amount: chance.integer({ from: 1, to: 4_000 }),
  };
}

const wordsOf = ({ amount, direction, key }: WantedConversion): string =>
  `${amount} ${direction}, as ${key}`;

const byPerson = (
  { player }: Turn,
  act: (scene: Scene, person: Scene['world']['people']['players'][number]) => Promise<unknown>,
): Action<Scene>['play'] => {
  return async (scene) => {
    const person = scene.world.people.players[player];
    if (person) await act(scene, person);
  };
};

function changing(turn: Turn, habit: 'once' | 'ten at once' | 'with two contents'): Action<Scene> {
  const { player, server, chance } = turn;
  const wish = drawWish(chance);
  const other = { ...wish, amount: wish.amount + 1 };
  return {
    says: `player ${player} changes ${habit} at ${server}: ${wordsOf(wish)}`,
    play: byPerson(turn, async (scene, person) => {
      const asking = { person, server };
      if (habit === 'once') return await convertUntilAnswered(scene, asking, wish);
      const wanted =
        habit === 'ten at once' ? Array.from({ length: 10 }, () => wish) : [wish, other];
      return await atOnce(scene, asking, wanted, converting);
    }),
  };
}

const MORE_THAN_THERE_IS = 50_000_000;

function changingTooMuch(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const wish = { ...drawWish(chance), amount: MORE_THAN_THERE_IS, asks: 'unfit' } as const;
  return {
    says: `player ${player} changes more than there is at ${server}: ${wordsOf(wish)}`,
    play: byPerson(turn, (scene, person) => convertUntilAnswered(scene, { person, server }, wish)),
  };
}

const CLOCK_OFF_MS = 6 * 60_000;

function changingByAWrongClock(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const clockOffMs = chance.pick([-CLOCK_OFF_MS, CLOCK_OFF_MS]);
  const wish = { ...drawWish(chance), clockOffMs, asks: 'unfit' } as const;
  return {
    says: `player ${player} changes by a clock that is ${clockOffMs} ms off at ${server}: ${wordsOf(wish)}`,
    play: byPerson(turn, (scene, person) => convertUntilAnswered(scene, { person, server }, wish)),
  };
}
