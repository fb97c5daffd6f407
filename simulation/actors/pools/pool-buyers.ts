import { setTimeout as delay } from 'node:timers/promises';
import { guessingBetTypes, poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { Chance } from '../../chance.ts';
import { ofKind, type ServerName, serverNames } from '../../history.ts';
import { type Person, phoneOf } from '../../world/people.ts';
import type { Action, Actor, Scene } from '../actor.ts';
import { balanceOf } from '../bet-requests.ts';
import { openPage } from '../sessions.ts';
import {
  askAtOnce,
  askUntilAnswered,
  type IssueOnSale,
  linesOf,
  type WantedTicket,
} from './ticket-requests.ts';

/** Those who bet, so that stakes of both meet at one purse. */
const BUYERS = 8;

/** Players buy tickets of jackpot and Lucky Six, and some of what nobody sells. */
export const poolBuyers: Actor<Scene> = {
  name: 'pool buyers',
  weight: 14,
  draw: (chance) => {
    const player = chance.integer({ from: 0, to: BUYERS - 1 });
    const server = chance.pick(serverNames);
    return chance.byWeight(deeds).draw({ player, server, chance });
  },
};

type Turn = { readonly player: number; readonly server: ServerName; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<Scene> };

const deeds: readonly Deed[] = [
  { weight: 8, draw: (turn) => buying(turn, 'once') },
  { weight: 4, draw: (turn) => buying(turn, 'ten at once') },
  { weight: 1, draw: (turn) => buying(turn, 'with two contents') },
  { weight: 4, draw: rushing },
  { weight: 2, draw: buyingForTheLast },
  { weight: 2, draw: buyingWithoutMoney },
  { weight: 2, draw: buyingAgain },
  { weight: 3, draw: buyingUnfit },
];

type Habit = 'once' | 'ten at once' | 'with two contents';

/** As many of each as the largest simulated game has, and drawn before it is known which it is. */
const PLACES = 3;

/** What somebody would like, in whatever is on sale. */
type Wish = Pick<WantedTicket, 'key' | 'multiplier' | 'paidWith'> & {
  readonly place: number;
  readonly results: readonly string[];
  readonly scores: readonly string[];
};

const singles = ['1', 'X', '2'] as const;
const doubles = ['1X', '12', 'X2'] as const;
/** Few of them, so that somebody is right. */
const scores = ['0-0', '1-0', '0-1', '1-1', '2-1', 'other'] as const;

function drawWish(chance: Chance): Wish {
  const result = () => chance.pick(chance.pick([singles, singles, doubles]));
  return {
    key: `simulated-${chance.word()}`,
    place: chance.fraction(),
    multiplier: chance.pick([1, 1, 1, 2, 3]),
    paidWith: chance.pick(['balance', 'balance', 'balance', 'credit'] as const),
    results: [...Array.from({ length: PLACES }, result), chance.pick(singles)],
    scores: Array.from({ length: PLACES + 1 }, () => chance.pick(scores)),
  };
}

function ticketOf(wish: Wish, issue: IssueOnSale): WantedTicket {
  const { key, multiplier, paidWith, results } = wish;
  const written = issue.game === guessingBetTypes.jackpot.id ? results : wish.scores;
  const picks = singled(written.slice(0, issue.guess_number), issue.max_doubles);
  return {
    ...{ key, asks: 'fit', issueId: issue.id, multiplier, paidWith, picks },
    reservePicks: written.slice(PLACES, PLACES + issue.reserves),
    lines: linesOf(picks, multiplier),
  };
}

/** Doubles beyond what a game allows become single. */
function singled(picks: readonly string[], doublesMax: number): readonly string[] {
  let left = doublesMax;
  return picks.map((pick) => {
    if (!/^[1X2]{2}$/.test(pick)) return pick;
    left -= 1;
    return left < 0 ? pick.charAt(0) : pick;
  });
}

/** The simulated games' issue of that place; the house's own are too large for a dozen matches. */
async function chooseIssue(
  { world }: Scene,
  server: ServerName,
  place: number,
): Promise<IssueOnSale | undefined> {
  const shown = await world.wire.call({ server, site: 'player' }, async (api) => [
    ...(await api.guessing_bet_type.inquire({ id: guessingBetTypes.jackpot.id })),
    ...(await api.guessing_bet_type.inquire({ id: guessingBetTypes['lucky-six'].id })),
  ]);
  const issues = shown.answer === 'done' ? shown.content : [];
  const onSale = issues.filter(({ status }) => status === poolIssueStatuses.open.id);
  return onSale[Math.floor(place * onSale.length)];
}

type Buyer = { readonly person: Person; readonly issue: IssueOnSale };

/** Nothing happens while nothing is on sale. */
const withIssue = (
  { player, server }: Turn,
  place: number,
  act: (scene: Scene, buyer: Buyer) => Promise<void>,
): Action<Scene>['play'] => {
  return async (scene) => {
    const person = scene.world.people.players[player];
    const issue = await chooseIssue(scene, server, place);
    if (person && issue) await act(scene, { person, issue });
  };
};

const wordsOf = ({ results, scores, multiplier, paidWith, place }: Wish): string =>
  `${results.join(' ')} or ${scores.join(' ')} × ${multiplier} by ${paidWith} of issue ${place.toFixed(3)}`;

function buying(turn: Turn, habit: Habit): Action<Scene> {
  const { player, server, chance } = turn;
  const wish = drawWish(chance);
  return {
    says: `player ${player} buys ${wordsOf(wish)} at ${server}, ${habit}, as ${wish.key}`,
    play: withIssue(turn, wish.place, async (scene, { person, issue }) => {
      const ticket = ticketOf(wish, issue);
      if (habit === 'once') {
        await askUntilAnswered(scene, { person, server }, ticket);
        return;
      }
      const multiplier = ticket.multiplier + 1;
      const other = { ...ticket, multiplier, lines: linesOf(ticket.picks, multiplier) };
      const tickets =
        habit === 'ten at once' ? Array.from({ length: 10 }, () => ticket) : [ticket, other];
      await askAtOnce(scene, { person, server }, tickets);
    }),
  };
}

const RUSH = 8;
/** Over the time in which faults come, so that some of them are on their way whenever one does. */
const RUSH_EVERY_MS = 80;

/** One ticket after another without waiting for any answer, each wanted once. */
function rushing(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const wishes = Array.from({ length: RUSH }, () => drawWish(chance));
  const [first] = wishes;
  const place = first?.place ?? 0;
  return {
    says: `player ${player} buys ${RUSH} tickets in a rush at ${server}, the first as ${first?.key}`,
    play: withIssue(turn, place, async (scene, { person, issue }) => {
      const asked = wishes.map(async (wish, at) => {
        await delay(at * RUSH_EVERY_MS);
        await askUntilAnswered(scene, { person, server }, ticketOf(wish, issue));
      });
      await Promise.all(asked);
    }),
  };
}

const MULTIPLIER_MAX = 100;

/** For all that is in the purse, at the same moment, as two tickets of which one can be paid. */
function buyingForTheLast(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const wishes = [drawWish(chance), drawWish(chance)] as const;
  const keys = wishes.map(({ key }) => key).join(' and ');
  return {
    says: `player ${player} buys two tickets for the last shilling at ${server}, as ${keys}`,
    play: withIssue(turn, wishes[0].place, async (scene, { person, issue }) => {
      const page = await openPage(scene, person, server);
      const balance = page && (await balanceOf(scene, page, server));
      if (balance === undefined) return;
      const tickets = wishes.map((wish): WantedTicket => {
        const ticket = ticketOf({ ...wish, paidWith: 'balance' }, issue);
        const once = linesOf(ticket.picks, 1) * issue.bet_amount;
        const multiplier = Math.min(Math.max(Math.floor(balance / once), 1), MULTIPLIER_MAX);
        return { ...ticket, multiplier, lines: linesOf(ticket.picks, multiplier) };
      });
      await Promise.all(
        tickets.map((ticket) => askUntilAnswered(scene, { person, server }, ticket)),
      );
    }),
  };
}

/** By credit, of which there is less: most who try it are short of money. */
function buyingWithoutMoney(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const wish: Wish = { ...drawWish(chance), multiplier: MULTIPLIER_MAX, paidWith: 'credit' };
  return {
    says: `player ${player} buys ${wordsOf(wish)} at ${server}, as ${wish.key}`,
    play: withIssue(turn, wish.place, async (scene, { person, issue }) => {
      await askUntilAnswered(scene, { person, server }, ticketOf(wish, issue));
    }),
  };
}

/** A page that was left open sends once more what was answered long ago. */
function buyingAgain({ player, server, chance }: Turn): Action<Scene> {
  const place = chance.fraction();
  return {
    says: `player ${player} sends ticket ${place.toFixed(3)} of theirs again at ${server}`,
    play: async (scene) => {
      const person = scene.world.people.players[player];
      const asked = ofKind(scene.history.all(), 'ticket-asked');
      const own = person ? asked.filter(({ phone }) => phone === phoneOf(person)) : [];
      const chosen = own[Math.floor(place * own.length)];
      if (!person || !chosen) return;
      const { kind: _, phone: __, answer: ___, ticket: ____, ...wanted } = chosen;
      await askUntilAnswered(scene, { person, server }, wanted);
    },
  };
}

const [anyPick = '1'] = singles;

/** What is wrong with a ticket; none of them may ever be sold. */
const faults: Readonly<Record<string, (ticket: WantedTicket) => WantedTicket>> = {
  'a pick too many': (ticket) => ({ ...ticket, picks: [...ticket.picks, anyPick] }),
  'a pick too few': (ticket) => ({ ...ticket, picks: ticket.picks.slice(1) }),
  'three results on a match': (ticket) => ({
    ...ticket,
    picks: ticket.picks.map((pick, at) => (at === 0 ? '1X2' : pick)),
  }),
  'no reserve pick': (ticket) => ({ ...ticket, reservePicks: [] }),
  'a double on a reserve': (ticket) => ({ ...ticket, reservePicks: ['1X'] }),
  'another number of lines': (ticket) => ({ ...ticket, lines: ticket.lines + 1 }),
  'a multiplier beyond all': (ticket) => ({
    ...ticket,
    multiplier: MULTIPLIER_MAX + 1,
    lines: linesOf(ticket.picks, MULTIPLIER_MAX + 1),
  }),
  'an unknown issue': (ticket) => ({ ...ticket, issueId: '123456789' }),
};

function buyingUnfit(turn: Turn): Action<Scene> {
  const { player, server, chance } = turn;
  const [fault, spoil] = chance.pick(Object.entries(faults));
  const wish = drawWish(chance);
  return {
    says: `player ${player} buys ${fault} at ${server}, as ${wish.key}`,
    play: withIssue(turn, wish.place, async (scene, { person, issue }) => {
      const ticket = { ...spoil(ticketOf(wish, issue)), asks: 'unfit' as const };
      await askUntilAnswered(scene, { person, server }, ticket);
    }),
  };
}
