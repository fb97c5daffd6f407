import { setTimeout as delay } from 'node:timers/promises';
import type { Api } from '@kipute/api-client/api';
import type { Chance } from '../chance.ts';
import { type Answer, ofKind, type ServerName, serverNames } from '../history.ts';
import { type Person, phoneOf } from '../world/people.ts';
import type { Answered } from '../world/wire.ts';
import type { Action, Actor, Scene } from './actor.ts';
import {
  askAtOnce,
  askOnce,
  askUntilAnswered,
  balanceOf,
  legOf,
  type Slip,
} from './bet-requests.ts';
import { drawPicks, pickOffers, type Shelf } from './offers.ts';
import { openPage, sessionsOf, signIn } from './sessions.ts';
import { type Turn, unfitBetting } from './unfit-bets.ts';

/** Those who pay in and out, so that bets meet withdrawals at one purse, and three more. */
const BETTORS = 8;

/** So many players bet what they have on what is on offer, and look what became of it. */
export const createBettors = (count: number): Actor<Scene> => ({
  name: 'bettors',
  weight: 20,
  draw: (chance) => {
    const player = chance.integer({ from: 0, to: count - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ player, server, chance });
  },
});

export const bettors = createBettors(BETTORS);

type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 12, draw: (turn) => betting(turn, 'once') },
  { weight: 3, draw: (turn) => betting(turn, 'ten at once') },
  { weight: 1, draw: (turn) => betting(turn, 'with two contents') },
  { weight: 4, draw: rushing },
  { weight: 2, draw: bettingTheLast },
  { weight: 3, draw: unfitBetting },
  { weight: 3, draw: lookingAtBets },
  { weight: 2, draw: sharing },
  { weight: 2, draw: openingCode },
];

type Habit = 'once' | 'ten at once' | 'with two contents';

const STAKE = { from: 100, to: 4_000 };
/** How many legs, and of how many the lines of a system are; 0 when all must win. */
const shapes = [
  { weight: 4, legs: 1, systemSize: 0 },
  { weight: 3, legs: 2, systemSize: 0 },
  { weight: 3, legs: 4, systemSize: 0 },
  { weight: 1, legs: 7, systemSize: 0 },
  { weight: 1, legs: 3, systemSize: 2 },
  { weight: 1, legs: 5, systemSize: 3 },
  { weight: 1, legs: 5, systemSize: 4 },
  { weight: 1, legs: 3, systemSize: 102 },
  { weight: 1, legs: 4, systemSize: 101 },
] as const;

function drawWish(chance: Chance) {
  const { legs, systemSize } = chance.byWeight(shapes);
  const shelf: Shelf = chance.pick(['before', 'before', 'before', 'both', 'live']);
  const wish = {
    picks: drawPicks(chance, legs),
    shelf: shelf === 'live' && legs > 2 ? ('both' as const) : shelf,
  };
  const paidWith = chance.pick(['balance', 'balance', 'balance', 'credit'] as const);
  const stake = chance.integer(STAKE);
  const key = `simulated-${chance.word()}`;
  return { ...wish, slip: { key, asks: 'fit', stake, paidWith, systemSize } as const };
}

function betting({ player, server, chance }: Turn, habit: Habit): Action<Scene> {
  const { picks, shelf, slip } = drawWish(chance);
  const shape = slip.systemSize > 0 ? `${slip.systemSize} of ${picks.length}` : picks.length;
  const bet = `${slip.stake} by ${slip.paidWith} on ${shape} (${shelf})`;
  return {
    says: `player ${player} bets ${bet} at ${server}, ${habit}, as ${slip.key}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const shown = await pickOffers(scene, { server, shelf, picks });
      if (!person || !shown) return;
      const legs = shown.offers.map(legOf);
      await place(scene, { person, server: shown.server, habit }, { ...slip, legs });
    },
  };
}

type Placing = { readonly person: Person; readonly server: ServerName; readonly habit: Habit };

async function place(scene: Scene, { person, server, habit }: Placing, slip: Slip): Promise<void> {
  if (habit === 'once') {
    await askUntilAnswered(scene, { person, server }, slip);
  } else {
    const slips =
      habit === 'ten at once'
        ? Array.from({ length: 10 }, () => slip)
        : [slip, { ...slip, stake: slip.stake + 1 }];
    await askAtOnce(scene, { person, server }, slips);
  }
}

const RUSH = 10;
/** Over the time in which faults come, so that some of them are on their way whenever one does. */
const RUSH_EVERY_MS = 80;

/** One bet after another without waiting for any answer, each wanted once. */
function rushing({ player, server, chance }: Turn): Action<Scene> {
  const { slip, ...wish } = drawWish(chance);
  const picks = wish.picks.slice(0, 1);
  return {
    says: `player ${player} bets ${slip.stake} ${RUSH} times in a rush at ${server}, as ${slip.key}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const shown = await pickOffers(scene, { server, shelf: 'before', picks });
      if (!person || !shown) return;
      const legs = shown.offers.map(legOf);
      const asked = Array.from({ length: RUSH }, async (_, at) => {
        await delay(at * RUSH_EVERY_MS);
        const own: Slip = { ...slip, key: `${slip.key}-${at}`, systemSize: 0, legs };
        await askUntilAnswered(scene, { person, server: shown.server }, own);
      });
      await Promise.all(asked);
    },
  };
}

/** All that is in the purse, at the same moment from two phones, as two bets. */
function bettingTheLast({ player, server, chance }: Turn): Action<Scene> {
  const wishes = [drawWish(chance), drawWish(chance)];
  const keys = wishes.map(({ slip }) => slip.key).join(' and ');
  return {
    says: `player ${player} bets the last shilling twice at ${server} and the other, as ${keys}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const pages = person && (await twoPages(scene, person, server));
      const balance = pages && (await balanceOf(scene, pages[0], server));
      if (!pages || balance === undefined) return;
      const stake = Math.floor(balance);
      const asked = wishes.map(async ({ picks, shelf, slip }, at) => {
        const shown = await pickOffers(scene, { server: serverNames[at] ?? server, shelf, picks });
        if (!shown) return;
        const place = { person, page: pages[at] ?? pages[0], server: shown.server };
        const legs = shown.offers.map(legOf);
        const all: Slip = { ...slip, paidWith: 'balance', stake, legs };
        const answer = await askOnce(scene, place, all);
        if (answer === 'done' || answer === 'refused') return;
        await askUntilAnswered(scene, { person, server }, all);
      });
      await Promise.all(asked);
    },
  };
}

type Page = NonNullable<Awaited<ReturnType<typeof openPage>>>;

async function twoPages(
  scene: Scene,
  person: Person,
  server: ServerName,
): Promise<readonly [Page, Page] | undefined> {
  const one = await openPage(scene, person, server);
  await signIn(scene, { person, site: 'player', server, password: 'right' });
  const newest = sessionsOf(scene.history.all(), person).at(-1);
  return one && newest && [one, { site: newest.site, token: newest.token }];
}

function lookingAtBets({ player, server }: Turn): Action<Scene> {
  return {
    says: `player ${player} looks at their bets at ${server}`,
    play: async (scene) => {
      const { world, history } = scene;
      const person = world.people.players[player];
      const page = person && (await openPage(scene, person, server));
      if (!page) return;
      const askedAfter = history.all().length;
      const answered = await world.wire.call({ ...page, server }, betsListed);
      if (answered.answer !== 'done' || answered.content === undefined) return;
      const serials = answered.content;
      history.add({ kind: 'bets-looked-up', phone: phoneOf(person), askedAfter, serials });
    },
  };
}

/** Anybody, signed in or not; now and then two phones share the same at once. */
function sharing({ server, chance }: Pick<Turn, 'server' | 'chance'>): Action<Scene> {
  const picks = drawPicks(chance, chance.integer({ from: 1, to: 3 }));
  const hands = chance.pick([1, 1, 3]);
  return {
    says: `${hands} phones share ${picks.length} selections at ${server}`,
    play: async (scene) => {
      const shown = await pickOffers(scene, { server, shelf: 'before', picks });
      if (!shown) return;
      const shared = shown.offers.map(({ id_card, eventId }) => ({
        selection_id: id_card,
        match_id: eventId,
      }));
      await Promise.all(Array.from({ length: hands }, () => share(scene, shown.server, shared)));
    },
  };
}

type Shared = { readonly selection_id: string; readonly match_id: string };

async function share({ world, history }: Scene, server: ServerName, shared: readonly Shared[]) {
  const answered = await world.wire.call({ server, site: 'player' }, (api) =>
    api.share_list.add({ share_data: [...shared] }),
  );
  const { answer } = answered;
  const code = answered.answer === 'done' ? answered.content.code : '';
  const selectionIds = shared.map(({ selection_id }) => selection_id);
  history.add({ kind: 'code-made', selectionIds, answer, code });
}

/** Who is turned away for another reason has not learnt anything of the code. */
function openingOf(answered: Answered<unknown>): Answer {
  const isUnknown = answered.answer === 'refused' && answered.code === 'booking-code-unknown';
  return answered.answer === 'refused' && !isUnknown ? 'lost' : answered.answer;
}

/** A code that somebody was told. */
function openingCode({ server, chance }: Pick<Turn, 'server' | 'chance'>): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `somebody opens code ${place.toFixed(3)} at ${server}`,
    play: async ({ world, history }) => {
      const told = ofKind(history.all(), 'code-made').filter(({ answer }) => answer === 'done');
      const code = told[Math.floor(place * told.length)]?.code;
      if (code === undefined) return;
      const answered = await world.wire.call({ server, site: 'player' }, (api) =>
        api.atlassian.get_order({ code }),
      );
      const answer = openingOf(answered);
      const opened = answered.answer === 'done' ? answered.content.share_data : [];
      const selectionIds = opened.map(({ id_card }) => id_card);
      history.add({ kind: 'code-opened', code, answer, selectionIds });
    },
  };
}

const PAGE_SIZE = 100;

/**
 * Serial numbers of all bets in both lists of a player. The open ones are asked for first: a bet
 * that is decided meanwhile is in both lists, and counts once. Undefined when a list has more than
 * a page: while somebody leafs, bets move from list to list, and one that is missed proves nothing.
 */
export async function betsListed(api: Api): Promise<readonly string[] | undefined> {
  const open = await serialsIn(api, 'open');
  const decided = await serialsIn(api, 'decided');
  if (!open || !decided) return undefined;
  const moved = new Set(decided);
  return [...open.filter((serial) => !moved.has(serial)), ...decided];
}

async function serialsIn(
  api: Api,
  list: 'open' | 'decided',
): Promise<readonly string[] | undefined> {
  const { content, count } = await api.order_list.user_inquire({
    page_size: PAGE_SIZE,
    settled: list === 'decided' ? 1 : 0,
  });
  return count > PAGE_SIZE ? undefined : content.map(({ serial_number }) => serial_number);
}
