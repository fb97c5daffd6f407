import { setTimeout as delay } from 'node:timers/promises';
import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import type { Chance } from '../../chance.ts';
import { ofKind, type ServerName, serverNames } from '../../history.ts';
import { ticketsByHand } from '../../laws/racing/naive-races.ts';
import { type Person, phoneOf } from '../../world/people.ts';
import type { Action, Actor, Scene } from '../actor.ts';
import {
  atOnce,
  betting,
  betUntilAnswered,
  lookAtRaces,
  type ShownRound,
  type WantedRaceBet,
} from './race-requests.ts';

/** Those who bet, so that stakes of all games meet at one player. */
const BETTORS = 8;

/** Players bet on races in every way there is, and in some that nobody may. */
export const racingBettors: Actor<Scene> = {
  name: 'racing bettors',
  weight: 16,
  draw: (chance) => {
    const player = chance.integer({ from: 0, to: BETTORS - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ player, server, chance });
  },
};

type Turn = { readonly player: number; readonly server: ServerName; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 8, draw: (turn) => racing(turn, 'once') },
  { weight: 4, draw: (turn) => racing(turn, 'ten at once') },
  { weight: 1, draw: (turn) => racing(turn, 'with two contents') },
  { weight: 5, draw: rushing },
  { weight: 2, draw: racingAgain },
  { weight: 3, draw: racingUnfit },
];

type Habit = 'once' | 'ten at once' | 'with two contents';
type Wish = Omit<WantedRaceBet, 'roundId' | 'asks'>;
type Picks = WantedRaceBet['picks'];

const CARS = 10;
const kinds = ['champion', 'champion-and-runner-up', 'top-three', 'odd-even', 'big-small'] as const;
/** So few for each that rounds of many bets are paid for by one purse. */
const AMOUNTS = [100, 100, 150, 200, 700] as const;

function drawCars(chance: Chance, count: number): readonly number[] {
  const left = Array.from({ length: CARS }, (_, at) => at + 1);
  return Array.from({ length: count }, () => {
    const at = chance.integer({ from: 0, to: left.length - 1 });
    return left.splice(at, 1)[0] ?? 1;
  });
}

function drawPick(chance: Chance, kind: keyof typeof racingBetTypes): Picks[number] {
  const betType = racingBetTypes[kind].id;
  const many = (least: number, most: number) =>
    drawCars(chance, chance.integer({ from: least, to: most }));
  switch (kind) {
    case 'champion-and-runner-up':
      return { betType, numbers: many(2, 5) };
    case 'top-three':
      return { betType, numbers: many(3, 6) };
    case 'odd-even':
    case 'big-small':
      return { betType, numbers: [...chance.pick([[1], [2], [1, 2]])] };
    case 'ten-of-ten':
      return { betType, numbers: drawCars(chance, CARS) };
    default:
      return { betType, numbers: many(1, 4) };
  }
}

/** One kind, several, which is the main bet, or all ten in their order. */
function drawPicks(chance: Chance): Picks {
  const way = chance.pick(['one', 'one', 'main', 'ten'] as const);
  if (way === 'ten') return [drawPick(chance, 'ten-of-ten')];
  if (way === 'one') return [drawPick(chance, chance.pick(kinds))];
  return kinds.filter(() => chance.fraction() < 0.6).map((kind) => drawPick(chance, kind));
}

const kindOf = new Map<number, string>(
  Object.entries(racingBetTypes).map(([kind, { id }]) => [id, kind]),
);

const ticketsOf = (picks: Picks): number =>
  picks.reduce((all, { betType, numbers }) => {
    return all + ticketsByHand({ kind: kindOf.get(betType) ?? '', numbers }).length;
  }, 0);

function drawWish(chance: Chance): Wish {
  const drawn = drawPicks(chance);
  const picks = drawn.length > 0 ? drawn : [drawPick(chance, 'champion')];
  return {
    ...{ key: `simulated-${chance.word()}`, picks, tickets: ticketsOf(picks) },
    singleAmount: chance.pick(AMOUNTS),
  };
}

const wordsOf = ({ picks, singleAmount, key }: Wish): string => {
  const chosen = picks.map(({ betType, numbers }) => `${kindOf.get(betType)} ${numbers.join(' ')}`);
  return `${chosen.join(' + ')} for ${singleAmount} each, as ${key}`;
};

type Bettor = { readonly person: Person; readonly round: ShownRound };

/** Every so many of them bets on what is seen, though it has closed. */
const HASTY_OF = 4;
const LOOKS_MAX = 16;
const LOOK_AGAIN_MS = 500;

/** Who sees cars that run waits for the next race. */
async function openRound(scene: Scene, server: ServerName): Promise<ShownRound | undefined> {
  let round = await lookAtRaces(scene, server);
  for (let look = 0; look < LOOKS_MAX && isClosed(round); look += 1) {
    await delay(LOOK_AGAIN_MS);
    round = await lookAtRaces(scene, server);
  }
  return round;
}

const isClosed = (round: ShownRound | undefined): boolean =>
  round !== undefined && Date.parse(round.end_bet_time) <= Date.now();

/** Nothing happens while no races are held. */
const onRound = (
  { player, server }: Turn,
  act: (scene: Scene, bettor: Bettor) => Promise<void>,
): Action<Scene>['play'] => {
  const isHasty = player % HASTY_OF === 0;
  return async (scene) => {
    const person = scene.world.people.players[player];
    const round = isHasty ? await lookAtRaces(scene, server) : await openRound(scene, server);
    if (person && round) await act(scene, { person, round });
    // What is told when the cars run and when they are in is looked at as well.
    await lookAtRaces(scene, server);
  };
};

const betOn = (round: ShownRound, wish: Wish): WantedRaceBet => ({
  ...{ ...wish, asks: 'fit', roundId: round.id },
});

function racing(turn: Turn, habit: Habit): Action<Scene> {
  const { player, server, chance } = turn;
  const wish = drawWish(chance);
  return {
    says: `player ${player} bets on a race ${habit} at ${server}: ${wordsOf(wish)}`,
    play: onRound(turn, async (scene, { person, round }) => {
      const bet = betOn(round, wish);
      if (habit === 'once') {
        await betUntilAnswered(scene, { person, server }, bet);
        return;
      }
      const other = { ...bet, singleAmount: bet.singleAmount + 100 };
      const bets = habit === 'ten at once' ? Array.from({ length: 10 }, () => bet) : [bet, other];
      await atOnce(scene, { person, server }, bets, betting);
    }),
  };
}

const RUSH = 8;
/** Over the time in which faults come, so that some of them are on their way whenever one does. */
const RUSH_EVERY_MS = 80;

/** Up to the last moment, one after another, without waiting for any answer. */
function rushing(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const wishes = Array.from({ length: RUSH }, () => drawWish(chance));
  return {
    says: `player ${player} bets on a race ${RUSH} times in a rush at ${server}, first ${wishes[0]?.key}`,
    play: onRound(turn, async (scene, { person, round }) => {
      const asked = wishes.map(async (wish, at) => {
        await delay(at * RUSH_EVERY_MS);
        await betUntilAnswered(scene, { person, server }, betOn(round, wish));
      });
      await Promise.all(asked);
    }),
  };
}

/** A page that was left open sends once more what was answered long ago. */
function racingAgain({ player, server, chance }: Turn): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `player ${player} sends race bet ${place.toFixed(3)} of theirs again at ${server}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const asked = ofKind(scene.history.all(), 'race-bet-asked');
      const own = person ? asked.filter(({ phone }) => phone === phoneOf(person)) : [];
      const chosen = own[Math.floor(place * own.length)];
      if (!person || !chosen) return;
      const { kind: _, phone: __, answer: ___, order: ____, ...wanted } = chosen;
      await betUntilAnswered(scene, { person, server }, wanted);
    },
  };
}

const { id: tenOfTen } = racingBetTypes['ten-of-ten'];

/** What is wrong with a bet; none of them may ever be placed. */
const faults: Readonly<Record<string, (bet: WantedRaceBet) => WantedRaceBet>> = {
  'no cars': (bet) => ({ ...bet, picks: [{ betType: racingBetTypes.champion.id, numbers: [] }] }),
  'no picks': (bet) => ({ ...bet, picks: [], tickets: 0 }),
  'a car that there is not': (bet) => ({
    ...{ ...bet, picks: [{ betType: racingBetTypes.champion.id, numbers: [11] }], tickets: 1 },
  }),
  'ten of ten with a car twice': (bet) => ({
    ...{ ...bet, picks: [{ betType: tenOfTen, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 9] }] },
    tickets: 1,
  }),
  'nine of ten': (bet) => ({
    ...{ ...bet, picks: [{ betType: tenOfTen, numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }], tickets: 1 },
  }),
  'another number of tickets': (bet) => ({ ...bet, tickets: bet.tickets + 1 }),
  'less than a ticket costs': (bet) => ({ ...bet, singleAmount: 1 }),
  'more than a ticket may cost': (bet) => ({ ...bet, singleAmount: 1_000_001 }),
  'a round that was long ago': (bet) => ({ ...bet, roundId: '202601010001' }),
};

function racingUnfit(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const [fault, spoil] = chance.pick(Object.entries(faults));
  const wish = drawWish(chance);
  return {
    says: `player ${player} bets on a race with ${fault} at ${server}, as ${wish.key}`,
    play: onRound(turn, async (scene, { person, round }) => {
      const bet = { ...spoil(betOn(round, wish)), asks: 'unfit' as const };
      await betUntilAnswered(scene, { person, server }, bet);
    }),
  };
}
