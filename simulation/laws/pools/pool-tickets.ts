import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../../actors/actor.ts';
import { type Happening, ofKind, type PoolHappening, type ShownTicket } from '../../history.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';

type Asked = Extract<PoolHappening, { kind: 'ticket-asked' }>;

/** An entry of the books under the serial number of a ticket. */
type TicketEntry = {
  readonly key: string;
  readonly postings: readonly {
    /** A player and a purse, or an account of the house. */
    readonly account: string;
    /** Senti, as text. */
    readonly amount: string;
  }[];
};

/** A ticket as the house has it, with all its entries; money is text of whole senti. */
export type StoredTicket = {
  readonly serial: string;
  /** Empty when the books have entries for a ticket that there is not, as are texts below. */
  readonly id: string;
  readonly issueId: string;
  readonly playerId: string;
  readonly phone: string;
  readonly key: string;
  readonly game: string;
  /** By commas. */
  readonly picks: string;
  readonly reservePicks: string;
  readonly multiplier: number;
  readonly lines: number;
  readonly stake: string;
  readonly pricePerLine: string;
  readonly paidWith: string;
  readonly state: string;
  readonly prize: string;
  readonly tax: string;
  readonly settlement: number;
  readonly entries: readonly TicketEntry[];
};

const causes = (
  ['jackpot-placed', 'lucky-six-placed', 'jackpot-result', 'lucky-six-result'] as const
).map((cause) => billTypes[cause].id);

/** One question: tickets are sold and paid while the laws look, and two would be of two moments. */
const TICKETS = `
  with ticket as (
    select pool_ticket.*, phone, game, terms ->> 'stakePerLine' as price
    from pool_ticket join player on player.id = player_id join pool_issue on pool_issue.id = issue_id
  )
  select serial_number as serial, coalesce(id::text, '') as id,
    coalesce(issue_id::text, '') as "issueId", coalesce(player_id::text, '') as "playerId",
    coalesce(phone, '') as phone, coalesce(request_key, '') as key, coalesce(game, '') as game,
    coalesce(picks, '') as picks, coalesce(reserve_picks, '') as "reservePicks",
    coalesce(multiplier, 0) as multiplier, coalesce(lines, 0) as lines,
    coalesce(stake::text, '0') as stake, coalesce(price, '0') as "pricePerLine",
    coalesce(paid_with, '') as "paidWith", coalesce(state, '') as state,
    coalesce(prize::text, '0') as prize, coalesce(tax::text, '0') as tax,
    coalesce(settlement, 0) as settlement, coalesce(entries, '[]') as entries
  from ticket full join (
    select serial_number,
      json_agg(json_build_object('key', key, 'postings', postings) order by id) as entries
    from journal_entry, lateral (
      select json_agg(json_build_object('account', concat_ws(' ', player_id, account),
          'amount', amount::text) order by line) as postings
      from posting where entry_id = journal_entry.id
    ) as moved
    where cause in (${causes.join(', ')})
      or serial_number in (select serial_number from pool_ticket)
    group by serial_number
  ) as booked using (serial_number)
  order by serial_number`;

const readTickets = (ask: Ask): Promise<readonly StoredTicket[]> => ask(TICKETS);

/** A key makes one ticket, an acknowledged one is there as it was shown, a refused one is not. */
export function misplacedTicket(
  happenings: readonly Happening[],
  stored: readonly StoredTicket[],
): string | undefined {
  const asked = Map.groupBy(ofKind(happenings, 'ticket-asked'), ({ key }) => key);
  const found = Map.groupBy(
    stored.filter(({ id }) => id !== ''),
    ({ key }) => key,
  );
  for (const [key, attempts] of asked) {
    const wrong = misplaced(key, attempts, found.get(key) ?? []);
    if (wrong) return wrong;
  }
  const stranger = [...found].find(([key]) => !asked.has(key));
  return stranger && `nobody asked for ${stranger[1][0]?.serial}`;
}

/** All attempts under one key are one intention, though some may have had another content. */
function misplaced(
  key: string,
  attempts: readonly Asked[],
  tickets: readonly StoredTicket[],
): string | undefined {
  const [ticket] = tickets;
  if (tickets.length > 1) return `${key} made ${tickets.length} tickets`;
  const is = ticket ? wordsOf(shownAs(ticket)) : 'nowhere';
  for (const attempt of attempts) {
    const { ticket: shown } = attempt;
    if (!shown) continue;
    if (wordsOf(shown) !== is) return `${key} was acknowledged as ${wordsOf(shown)} and is ${is}`;
    const [wanted, given] = [asksFor(attempt), ticket && contentOf(ticket)];
    if (wanted !== given) return `${key} asked for ${wanted} and was given ${given}`;
  }
  const mayExist = attempts.some(({ answer, asks }) => answer !== 'refused' && asks === 'fit');
  return ticket && !mayExist ? `${key} must not be and is ${ticket.serial}` : undefined;
}

const wordsOf = ({ id, serial, stake, lines }: ShownTicket): string =>
  `${serial} (${id}): ${lines} lines for ${stake}`;

const shownAs = ({ id, serial, stake, lines }: StoredTicket): ShownTicket => ({
  ...{ id, serial, stake: Number(stake) / 100, lines },
});

type Content = Pick<Asked, 'phone' | 'issueId' | 'picks' | 'reservePicks' | 'multiplier'> &
  Pick<Asked, 'paidWith'>;

const asksFor = (asked: Content): string => {
  const { phone, issueId, picks, reservePicks, multiplier, paidWith } = asked;
  return `${picks.join(' ')} + ${reservePicks.join(' ')} × ${multiplier} of ${issueId} for ${phone} by ${paidWith}`;
};

const contentOf = ({ picks, reservePicks, paidWith, ...ticket }: StoredTicket): string =>
  asksFor({
    ...ticket,
    ...{ picks: picks.split(','), reservePicks: reservePicks.split(',') },
    paidWith: paidWith === 'credit' ? 'credit' : 'balance',
  });

export const oneKeyOneTicket: Law<Scene> = {
  name: 'a request key makes one ticket, an acknowledged one is there as it was shown, a refused is not',
  holds: 'always',
  breach: async ({ world, history }) =>
    misplacedTicket(history.all(), await readTickets(world.database.ask)),
};

/** Two to its doubles, times the multiplier, at the price of its issue; taken once. */
export function wrongTicketStake(tickets: readonly StoredTicket[]): string | undefined {
  for (const ticket of tickets) {
    const { serial, id, entries, lines, stake } = ticket;
    if (id === '') return `money moved for ${serial}, which is no ticket`;
    const bought = writtenLines(ticket);
    const price = BigInt(bought) * BigInt(ticket.pricePerLine);
    if (lines !== bought || BigInt(stake) !== price) {
      return `${serial} has ${lines} lines for ${stake}, written down they are ${bought} for ${price}`;
    }
    const taken = entries.filter((entry) => entry.key.startsWith(PLACED)).map(entryWords);
    const owed = entryWords(stakeEntry(ticket));
    if (taken.length !== 1 || taken[0] !== owed) {
      return `${serial} took ${taken.join(' and ') || 'nothing'}, owed is ${owed}`;
    }
  }
  return undefined;
}

const PLACED = 'pool-ticket ';

const writtenLines = ({ picks, multiplier }: StoredTicket): number =>
  picks
    .split(',')
    .reduce((all, pick) => all * (/^[1X2]+$/.test(pick) ? pick.length : 1), multiplier);

const stakeEntry = ({ playerId, key, stake, paidWith }: StoredTicket): TicketEntry => ({
  key: `${PLACED}${playerId} ${key}`,
  postings: [
    { account: `${playerId} ${paidWith}`, amount: `-${stake}` },
    { account: 'pool-stakes', amount: stake },
  ],
});

const entryWords = ({ key, postings }: TicketEntry): string => {
  const words = postings.map(({ account, amount }) => `${account} ${amount}`);
  return `(${key}: ${words.join(', ')})`;
};

export const ticketsPaidForOnce: Law<Scene> = {
  name: 'the stake of every ticket was taken once, and none for anything else',
  holds: 'always',
  breach: async ({ world }) => wrongTicketStake(await readTickets(world.database.ask)),
};

/** What became of each ticket is in the books, once for each settlement and for no other. */
export function wronglyPaidTicket(tickets: readonly StoredTicket[]): string | undefined {
  for (const ticket of tickets) {
    const wrong = strangeEntry(ticket) ?? doubledPrize(ticket) ?? unevenSums(ticket);
    if (wrong) return `${ticket.serial} ${wrong}`;
  }
  return undefined;
}

const earlierOf = (settlement: number): readonly number[] =>
  Array.from({ length: settlement }, (_, at) => at + 1);

const prizeKey = ({ game, serial }: StoredTicket, settlement: number): string =>
  `${game}-result ${serial} ${settlement}`;
const correctionKey = ({ serial }: StoredTicket, settlement: number): string =>
  `correction ${serial} ${settlement}`;

/** One that was not decided has its stake alone, one of a cancelled issue that and its refund. */
function strangeEntry(ticket: StoredTicket): string | undefined {
  const { serial, state, settlement } = ticket;
  const known = new Set([
    stakeEntry(ticket).key,
    ...(state === 'refunded' ? [`pool-refund ${serial}`] : []),
    ...earlierOf(settlement).flatMap((one) => [
      ...[prizeKey(ticket, one), `winnings-tax ${serial} ${one}`],
      ...(one > 1 ? [correctionKey(ticket, one), `claims-settled ${serial} ${one}`] : []),
    ]),
  ]);
  const keys = ticket.entries.map(({ key }) => key);
  const strange = keys.find((key, at) => !known.has(key) || keys.indexOf(key) !== at);
  return strange === undefined
    ? undefined
    : `is ${state} by settlement ${settlement} and has an entry "${strange}"`;
}

/** Between two prizes the first was taken back. */
function doubledPrize(ticket: StoredTicket): string | undefined {
  const keys = new Set(ticket.entries.map(({ key }) => key));
  let standing: number | undefined;
  for (const one of earlierOf(ticket.settlement)) {
    if (keys.has(correctionKey(ticket, one))) standing = undefined;
    if (!keys.has(prizeKey(ticket, one))) continue;
    if (standing !== undefined) return `was paid by settlements ${standing} and ${one}`;
    standing = one;
  }
  return undefined;
}

/** What could not be taken back is in the purse, and the house has a claim of it. */
function unevenSums(ticket: StoredTicket): string | undefined {
  const { playerId, paidWith, state, entries } = ticket;
  const sums = new Map<string, bigint>();
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    sums.set(account, (sums.get(account) ?? 0n) + BigInt(amount));
  }
  const [stake, prize, tax] = [BigInt(ticket.stake), BigInt(ticket.prize), BigInt(ticket.tax)];
  const refund = state === 'refunded' ? stake : 0n;
  const claims = sums.get('claims') ?? 0n;
  if (claims > 0n) return `settled ${claims} more than was claimed`;
  const ofPurse = (purse: string): bigint =>
    (purse === paidWith ? refund - stake : 0n) + (purse === 'cash' ? prize - tax - claims : 0n);
  const owed: Readonly<Record<string, bigint>> = {
    ...{ 'pool-stakes': stake - refund, pools: -prize, 'winnings-tax': tax, claims },
    ...{ [`${playerId} cash`]: ofPurse('cash'), [`${playerId} credit`]: ofPurse('credit') },
  };
  for (const account of new Set([...Object.keys(owed), ...sums.keys()])) {
    const [has, should] = [sums.get(account) ?? 0n, owed[account] ?? 0n];
    if (has !== should) return `moved ${has} at ${account}, owed is ${should}`;
  }
  return undefined;
}

export const ticketsPaidOnce: Law<Scene> = {
  name: 'a ticket is paid once for a settlement, what a correction replaces was taken back or is a claim',
  holds: 'always',
  breach: async ({ world }) => wronglyPaidTicket(await readTickets(world.database.ask)),
};

/** Issues that are being paid, and tickets that wait for what does not come any more. */
type PoolsLeft = { readonly beingPaid: number; readonly open: number };

export function unendedPools(
  happenings: readonly Happening[],
  { beingPaid, open }: PoolsLeft,
): string | undefined {
  if (beingPaid > 0) return `${beingPaid} issues are still being paid`;
  const isOver = ofKind(happenings, 'all-pools-over').length > 0;
  return isOver && open > 0 ? `everything is over and ${open} tickets are open` : undefined;
}

const LEFT = `
  select (select count(*)::int from pool_settlement where ended_at is null) as "beingPaid",
    (select count(*)::int from pool_ticket where state = 'open') as open`;

export const ticketsComeToAnEnd: Law<Scene> = {
  name: 'what was agreed on is paid to the last ticket, and in the end no ticket is open',
  holds: 'in the end',
  breach: async ({ world, history }) => {
    const [left] = await world.database.ask<PoolsLeft>(LEFT);
    return left ? unendedPools(history.all(), left) : 'the tickets cannot be counted';
  },
};
