import { createHash } from 'node:crypto';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { type Entry, entryOf, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { linesByRight } from '@kipute/domain/pools/lines';
import {
  type PlaceStanding,
  placeMarks,
  placeStandings,
} from '@kipute/domain/pools/place-standing';
import {
  type PoolCause,
  poolOpenedEntries,
  poolSettledEntries,
  ticketWonEntries,
} from '@kipute/domain/pools/pool-entries';
import { type PoolPick, pickText } from '@kipute/domain/pools/pool-pick';
import { openingPool, poolGrowth, shareOut, ticketPrize } from '@kipute/domain/pools/share-out';
import { priceTicket } from '@kipute/domain/pools/ticket';
import { bestRightOf } from '../../features/pools/settlement/ticket-marks.ts';
import { keptShared, keptTerms } from '../../features/pools/types/kept-terms.ts';
import type { HistoryPlayer } from './people.ts';
import { DAY_MS, daysBetween } from './rhythm.ts';
import type { HistoryScene, PoolGameOf } from './scene.ts';
import { Json } from './tables.ts';
import type { ToldMatch } from './told-match.ts';

const HOUR_MS = 3_600_000;
const FOOTBALL = 1;
/** Sold from Tuesday morning on; shared out on Monday, when all is known. */
const OPENS_ON = 1;
const OPENS_AT_MS = 10 * HOUR_MS;
const MATCHES_FROM_MS = 4 * DAY_MS;
const MATCHES_UNTIL_MS = 6 * DAY_MS;
const SETTLED_AFTER_MS = 6 * DAY_MS + 11 * HOUR_MS;

type Issue = {
  readonly id: bigint;
  readonly number: number;
  readonly name: string;
  readonly game: PoolGameOf;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly settlesAt: number;
  readonly matches: readonly ToldMatch[];
  readonly reserves: readonly ToldMatch[];
  opening: Senti;
  carried: Senti;
  readonly tickets: Ticket[];
};

type Ticket = {
  readonly id: bigint;
  readonly player: HistoryPlayer;
  readonly serialNumber: string;
  readonly requestKey: string;
  readonly placedAt: number;
  readonly picks: readonly PoolPick[];
  readonly reservePicks: readonly PoolPick[];
  readonly stake: Senti;
};

export type Pools = { readonly buy: (player: HistoryPlayer) => void };

/** What waits for the next issue of a game. */
type Waiting = { amount: Senti; row: (string | number | bigint | null)[] | undefined };

/** A jackpot and a Lucky Six for each week-end that is over, shared out on the Monday after. */
export function planPools(scene: HistoryScene, matches: readonly ToldMatch[]): Pools {
  const onSale = new Set<Issue>();
  for (const game of scene.rules.pools) {
    const waiting: Waiting = { amount: senti(0n), row: undefined };
    for (const issue of issuesOf(scene, game, matches)) {
      scene.timeline.at(issue.opensAt, () => {
        openIssue(scene, issue, waiting);
        onSale.add(issue);
      });
      scene.timeline.at(issue.closesAt, () => onSale.delete(issue));
      scene.timeline.at(issue.settlesAt, () => settleIssue(scene, issue, waiting));
    }
  }
  return {
    buy: (player) => {
      const issues = [...onSale];
      if (issues.length > 0) buyTicket(scene, player, scene.chance.pick(issues));
    },
  };
}

function issuesOf(scene: HistoryScene, game: PoolGameOf, matches: readonly ToldMatch[]) {
  const { from, until } = scene;
  const { places, reserves } = game.terms;
  const football = matches.filter((one) => one.sportId === FOOTBALL && one.score && isTold(one));
  const tuesdays = daysBetween(from, until).filter(
    (day) =>
      weekdayOf(day) === OPENS_ON && day + OPENS_AT_MS > from && day + SETTLED_AFTER_MS < until,
  );
  return tuesdays.flatMap((day): readonly Issue[] => {
    const ofWeekEnd = football.filter(
      ({ startsAt }) => startsAt > day + MATCHES_FROM_MS && startsAt < day + MATCHES_UNTIL_MS,
    );
    const best = ofWeekEnd.toSorted((one, other) => other.popularity - one.popularity);
    const chosen = best.slice(0, places + reserves);
    if (chosen.length < places + reserves) return [];
    const number = game.counted.issues + 1;
    game.counted.issues = number;
    const identity = {
      id: scene.nextId('poolIssue'),
      number,
      name: `${game.prefix}${number}`,
      game,
    };
    return [
      {
        ...identity,
        ...{ opensAt: day + OPENS_AT_MS, settlesAt: day + SETTLED_AFTER_MS },
        closesAt: Math.min(...chosen.map(({ startsAt }) => startsAt)),
        ...{ matches: chosen.slice(0, places), reserves: chosen.slice(places), tickets: [] },
        ...{ opening: senti(0n), carried: senti(0n) },
      },
    ];
  });
}

const weekdayOf = (dayBegan: number): number =>
  (Math.floor((dayBegan + 3 * HOUR_MS) / DAY_MS) + 3) % 7;

/** Whose score is that of ordinary time, by which pools are decided. */
function isTold({ markets, score }: ToldMatch): boolean {
  const result = markets.find(({ bettingTypeId }) => bettingTypeId === 69);
  const won = result?.selections.find(({ statusId }) => statusId === 2)?.key;
  if (!score || won === undefined) return false;
  return won === (score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away');
}

type Posted = { readonly serialNumber: string; readonly at: number };

const post = (scene: HistoryScene, entries: readonly Entry<PoolCause>[], posted: Posted) => {
  for (const entry of entries) scene.books.post(entry, posted);
};

function openIssue(scene: HistoryScene, issue: Issue, waiting: Waiting): void {
  const { pool, topUp } = openingPool(waiting.amount, issue.game.terms.initialPool);
  issue.opening = pool;
  issue.carried = waiting.amount;
  if (waiting.row) waiting.row[4] = issue.id;
  Object.assign(waiting, { amount: senti(0n), row: undefined });
  const posted = { serialNumber: issue.name, at: scene.timeline.now };
  post(scene, poolOpenedEntries(issue.name, topUp), posted);
}

function pickOf(scene: HistoryScene, { game }: Issue, match: ToldMatch): PoolPick {
  const { chance } = scene;
  if (game.terms.game === 'lucky-six') {
    return { kind: 'score', score: { home: chance.below(4), away: chance.below(3) } };
  }
  const result = match.markets.find(({ bettingTypeId }) => bettingTypeId === 69);
  const sold = result?.selections.map((one) => [one.key, (one.odds ?? 9) ** -1.3] as const) ?? [];
  const side = chance.weighted(sold.length > 0 ? sold : [['home', 1]]);
  return { kind: 'sides', sides: [side as 'home'] };
}

function buyTicket(scene: HistoryScene, player: HistoryPlayer, issue: Issue): void {
  const { books, timeline } = scene;
  const { terms } = issue.game;
  const picks = issue.matches.map((match) => pickOf(scene, issue, match));
  const reservePicks = issue.reserves.map((match) => pickOf(scene, issue, match));
  const priced = priceTicket({ picks, reservePicks, multiplier: 1 }, terms);
  if (!priced.ok || books.balance(player.id, 'cash') < priced.value.stake) return;
  const { stake } = priced.value;
  const at = timeline.now;
  const letter = terms.game === 'jackpot' ? 'J' : 'S';
  const serialNumber = scene.serial(letter, at);
  const requestKey = createHash('sha256').update(serialNumber).digest('base64url').slice(0, 22);
  const entry = entryOf({
    key: `pool-ticket ${player.id} ${requestKey}`,
    cause: terms.game === 'jackpot' ? 'jackpot-placed' : 'lucky-six-placed',
    postings: transfer({
      from: purseOf(player.id, 'cash'),
      to: house('pool-stakes'),
      amount: stake,
    }),
  });
  books.post(entry, { serialNumber, at });
  const id = scene.nextId('poolTicket');
  issue.tickets.push({
    ...{ id, player, serialNumber, requestKey, placedAt: at, picks, reservePicks, stake },
  });
}

function settleIssue(scene: HistoryScene, issue: Issue, waiting: Waiting): void {
  const { game, tickets, name, id } = issue;
  const { terms } = game;
  const at = scene.timeline.now;
  const playedOf = ({ score }: ToldMatch) =>
    ({ kind: 'played', score: score ?? { home: 0, away: 0 } }) as const;
  const standings = placeStandings(issue.matches.map(playedOf), issue.reserves.map(playedOf));
  const judged = tickets.map((ticket) => {
    const marks = placeMarks(ticket, standings);
    return { ticket, right: bestRightOf(marks), lines: linesByRight(marks, 1) };
  });
  const all = Array.from({ length: terms.places + 1 }, (_, right) =>
    judged.reduce((sum, { lines }) => sum + (lines[right] ?? 0), 0),
  );
  const stakes = senti(tickets.reduce((sum, { stake }) => sum + stake, 0n));
  const growth = poolGrowth(stakes, terms);
  const shared = shareOut(senti(issue.opening + growth), terms.tiers, all);
  const { topUp, remainder, rollover } = shared;
  const settled = { issue: name, settlement: 1, growth, topUp, remainder };
  post(scene, poolSettledEntries(settled), { serialNumber: name, at });
  const least = terms.tiers.at(-1)?.right ?? 0;
  let owed = 0n;
  for (const { ticket, right, lines } of judged) {
    const { stake, serialNumber, player } = ticket;
    const paid = { linesByRight: lines, stake, paidWith: 'balance' } as const;
    const nothing = { prize: senti(0n), tax: senti(0n), paid: senti(0n) };
    const won = right < least ? nothing : ticketPrize(paid, shared.tiers, terms.taxPercent);
    owed += won.prize;
    if (won.prize > 0n) {
      const prize = { game: terms.game, playerId: player.id, serialNumber, settlement: 1, won };
      post(scene, ticketWonEntries(prize), { serialNumber, at });
    }
    writeTicket(scene, { issue, ticket, right, ...won, at });
  }
  if (rollover > 0n) {
    const row = [id, 1, game.typeId, rollover, null];
    Object.assign(waiting, { amount: rollover, row });
    scene.rows.pool_rollover.push(row);
  }
  writeIssue(scene, { issue, standings, growth, shared, owed, at });
}

type Judged = {
  readonly issue: Issue;
  readonly ticket: Ticket;
  readonly right: number;
  readonly prize: Senti;
  readonly tax: Senti;
  readonly at: number;
};

function writeTicket(
  { rows }: HistoryScene,
  { issue, ticket, right, prize, tax, at }: Judged,
): void {
  const { id, player, serialNumber, requestKey, placedAt, picks, reservePicks, stake } = ticket;
  rows.pool_ticket.push([
    ...[id, issue.id, player.id, serialNumber, requestKey, requestKey, new Date(placedAt)],
    ...[picks.map(pickText).join(), reservePicks.map(pickText).join(), 1, 1, stake, 'cash'],
    ...[player.device, prize > 0n ? 'won' : 'lost', right, prize, tax, new Date(at), 1],
  ]);
}

type Settled = {
  readonly issue: Issue;
  readonly standings: readonly PlaceStanding[];
  readonly growth: Senti;
  readonly shared: ReturnType<typeof shareOut>;
  readonly owed: bigint;
  readonly at: number;
};

function writeIssue(scene: HistoryScene, { issue, standings, growth, shared, owed, at }: Settled) {
  const { rows, clerkId } = scene;
  const { id, number, name, game, opening, carried, tickets } = issue;
  const [opened, closed, settled] = [issue.opensAt, issue.closesAt, at].map((ms) => new Date(ms));
  const kept = new Json(keptShared(shared));
  const digest = createHash('sha256').update(`${name} ${tickets.length}`).digest('hex');
  rows.pool_issue.push([
    ...[id, game.typeId, game.terms.game, number, name, game.label, 'settled', 2],
    ...[new Json(keptTerms(game.terms)), opening, carried, closed ?? null, clerkId, opened ?? null],
    ...[clerkId, opened ?? null, closed ?? null, clerkId, settled ?? null, 1, growth, kept, digest],
  ]);
  rows.pool_settlement.push([
    ...[id, 1, digest, new Json(standings), kept, growth, owed, owed, tickets.at(-1)?.id ?? 0n],
    ...[
      'Results of all matches are known',
      clerkId,
      scene.chiefId,
      settled ?? null,
      settled ?? null,
    ],
  ]);
  for (const [isReserve, matches] of [
    [false, issue.matches] as const,
    [true, issue.reserves] as const,
  ]) {
    for (const [place, match] of matches.entries()) {
      const { score, endedAt, startsAt } = match;
      rows.pool_issue_match.push([
        ...[id, isReserve, place + 1, match.id, match.home.id, match.away.id, new Date(startsAt)],
        ...[new Json(wordsOf(match)), 'played', score?.home ?? 0, score?.away ?? 0, 'feed'],
        new Date(endedAt ?? startsAt),
      ]);
    }
  }
}

const wordsOf = ({ league, home, away }: ToldMatch) => {
  const said = ({ name, swahili }: { name: string; swahili: string }) => ({
    sw: swahili,
    en: name,
  });
  return { competition: said(league), home: said(home), away: said(away) };
};
