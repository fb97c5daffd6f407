import { invariant } from '@kipute/domain/invariant';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { type Posting, together, transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { linesByRight } from '@kipute/domain/pools/lines';
import { ticketKeys, ticketWonEntries } from '@kipute/domain/pools/pool-entries';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { ticketPrize } from '@kipute/domain/pools/share-out';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Replacement, RunningPurses, replacementEntries } from '../../settlement/index.ts';
import type { NumberedEntry } from '../../wallet/index.ts';
import type { PoolIssue } from '../issues/issue-store.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import type { PoolSettlement } from './settlement-store.ts';
import { bestRightOf, markReader } from './ticket-marks.ts';
import type { TicketRow } from './ticket-pages.ts';

/** A ticket as it is, and as it will be. */
export type Decision = {
  readonly ticket: TicketRow;
  readonly bestRight: number;
  readonly prize: Senti;
  readonly tax: Senti;
};

const nothing = senti(0n);

/** By what stands written about the settlement; the results of now are not looked at. */
export function ticketDecider(
  { game, terms }: PoolIssue,
  { standings, shared }: PoolSettlement,
): (ticket: TicketRow) => Decision {
  invariant(terms && shared, 'what is paid has terms and shares');
  const marksOf = markReader(game, standings);
  const leastRight = terms.tiers.at(-1)?.right ?? 0;
  return (ticket) => {
    const marks = marksOf(ticket);
    const bestRight = bestRightOf(marks);
    if (bestRight < leastRight) return { ticket, bestRight, prize: nothing, tax: nothing };
    const paidWith = ticket.paidWith === 'credit' ? 'credit' : 'balance';
    const { prize, tax } = ticketPrize(
      {
        linesByRight: linesByRight(marks, ticket.multiplier),
        stake: senti(ticket.stake),
        paidWith,
      },
      shared.tiers,
      terms.taxPercent,
    );
    return { ticket, bestRight, prize, tax };
  };
}

/** A correction leaves alone what it does not touch. */
export const isChanged = ({ ticket, bestRight, prize, tax }: Decision): boolean =>
  ticket.state === 'open' ||
  ticket.bestRight !== bestRight ||
  ticket.prize !== prize ||
  ticket.tax !== tax;

export const movesMoney = ({ ticket, prize, tax }: Decision): boolean =>
  ticket.prize !== prize || ticket.tax !== tax;

export type Settling = {
  readonly game: PoolGame;
  readonly settlement: number;
  readonly decisions: readonly Decision[];
};

/** What moves for tickets of a chunk: prizes, or what takes back others and pays anew (POL-95). */
export async function entriesOfChunk(
  { wallet }: Pick<PoolsDeps, 'wallet'>,
  tx: Transaction,
  { game, settlement, decisions }: Settling,
): Promise<readonly NumberedEntry[]> {
  const moving = decisions.filter(movesMoney);
  const anewOf = (one: Decision) => prizeEntries(one, game, settlement);
  if (settlement === 1) return moving.flatMap(anewOf);
  if (moving.length === 0) return [];
  const keysOf = ({ ticket }: Decision) => keysBefore(ticket, game, settlement);
  const paid = await wallet.movementsOf(tx, moving.flatMap(keysOf));
  const replacements = moving.map((one): Replacement => {
    const { serialNumber, playerId } = one.ticket;
    const moved = together(...keysOf(one).map((key) => paid.get(key) ?? []));
    return {
      key: correctionKey(serialNumber, settlement),
      claimsKey: claimsKey(serialNumber, settlement),
      serialNumber,
      back: takenBack(one.ticket),
      anew: anewOf(one),
      owed: owedBy(playerId, moved, one.ticket),
    };
  });
  const touched = replacements.flatMap(({ back, anew }) => [
    ...back,
    ...anew.flatMap(({ postings }) => postings),
  ]);
  const locked = await wallet.lockPurses(
    tx,
    touched.map(({ account }) => account),
  );
  return replacementEntries(replacements, new RunningPurses(locked));
}

function prizeEntries(
  { ticket, prize, tax }: Decision,
  game: PoolGame,
  settlement: number,
): readonly NumberedEntry[] {
  if (prize === 0n) return [];
  const { playerId, serialNumber } = ticket;
  const entries = ticketWonEntries({
    ...{ game, playerId, serialNumber, settlement, won: { prize, tax } },
  });
  return entries.map((entry) => ({ ...entry, serialNumber }));
}

const correctionKey = (serialNumber: string, settlement: number): string =>
  `correction ${serialNumber} ${settlement}`;

const claimsKey = (serialNumber: string, settlement: number): string =>
  `claims-settled ${serialNumber} ${settlement}`;

/** Everything that settlements before this one may have moved for a ticket. */
function keysBefore(
  { serialNumber }: TicketRow,
  game: PoolGame,
  settlement: number,
): readonly string[] {
  const before = Array.from({ length: settlement - 1 }, (_, at) => at + 1);
  return before.flatMap((one) => [
    ...ticketKeys({ game, serialNumber }, one),
    correctionKey(serialNumber, one),
    claimsKey(serialNumber, one),
  ]);
}

/** The opposite of what it was paid last. */
function takenBack({ playerId, prize, tax }: TicketRow): readonly Posting[] {
  if (prize === 0n) return [];
  const cash = purseOf(playerId, 'cash');
  const back = transfer({ from: cash, to: house('pools'), amount: senti(prize) });
  if (tax === 0n) return back;
  return together(back, transfer({ from: house('winnings-tax'), to: cash, amount: senti(tax) }));
}

/**
 * What earlier corrections could not take back: what the books have paid more than the ticket says.
 * Were they to disagree about the pool, nothing of it would be paid.
 */
function owedBy(
  playerId: bigint,
  moved: readonly Posting[],
  { prize, tax }: TicketRow,
): readonly Posting[] {
  const sumWhere = (isOne: (posting: Posting) => boolean) =>
    moved.filter(isOne).reduce((sum, { amount }) => sum + amount, 0n);
  const ofPools = sumWhere(({ account }) => 'house' in account && account.house === 'pools');
  invariant(ofPools === -prize, 'the books have paid what the ticket says');
  const inPurse = sumWhere(({ account }) => !('house' in account));
  const owed = senti(inPurse - (prize - tax));
  invariant(owed >= 0n, 'no more was taken back than was paid');
  return owed === 0n ? [] : [{ account: purseOf(playerId, 'cash'), amount: owed }];
}
