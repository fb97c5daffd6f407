import { poolTicketStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { runningTicket } from '@kipute/domain/pools/lines';
import {
  type PlaceStanding,
  type PoolMatchEnd,
  placeMarks,
  placeStandings,
} from '@kipute/domain/pools/place-standing';
import { isRightAt, type PoolPick, pickText } from '@kipute/domain/pools/pool-pick';
import type { PoolIssue, PoolIssueMatch } from '../issues/issue-store.ts';
import { endsShown, type IssueViewing, matchViews, shownState } from '../issues/issue-view.ts';
import { gameOnWire, tierView } from '../types/type-view.ts';
import type { PoolTicket } from './ticket-store.ts';

type ShownTicket = CallContent<'guessing_bet/detailed'>;
type FoundTicket = CallContent<'guessing_bet/inquire_by_code'>;
type ShownPlace = ShownTicket['places'][number];
type Mark = ShownPlace['mark'];

export type TicketOfIssue = {
  readonly ticket: PoolTicket;
  readonly issue: PoolIssue;
  /** As it is now. */
  readonly pool: Senti;
};

/** Everything but its owner. */
export function ticketView(
  { ticket, issue, pool }: TicketOfIssue,
  viewing: IssueViewing,
): ShownTicket {
  const { stake, prize, tax } = ticket;
  return {
    ...commonView(ticket, issue, viewing),
    id: ticket.id.toString(),
    settlement_time: ticket.settledAt?.toISOString() ?? null,
    pay_type: ticket.paidWith === 'credit' ? 2 : 1,
    bet_amount: toWireShillings(stake),
    lines: ticket.lines,
    pool: toWireShillings(pool),
    tiers: (issue.terms?.tiers ?? []).map(tierView),
    prize: toWireShillings(prize),
    tax_amount: toWireShillings(tax),
    after_tax_amount: toWireShillings(senti(prize - tax)),
    corrections: Math.max(ticket.settlement - 1, 0),
  };
}

/** For who was given its number: what was picked, and nothing of money. */
export function foundTicketView(
  { ticket, issue }: Pick<TicketOfIssue, 'ticket' | 'issue'>,
  viewing: IssueViewing,
): FoundTicket {
  return {
    ...commonView(ticket, issue, viewing),
    on_sale: shownState(issue, viewing.now) === 'open' ? 1 : 0,
  };
}

function commonView(
  ticket: PoolTicket,
  issue: PoolIssue,
  viewing: IssueViewing,
): Omit<FoundTicket, 'on_sale'> {
  const ends = endsShown(issue, viewing);
  const standings = placeStandings(ends.matches, ends.reserves);
  const running = runningTicket(placeMarks(ticket, standings));
  const views = matchViews(issue, viewing);
  return {
    serial_number: ticket.serialNumber,
    game: gameOnWire(ticket.game),
    issue_id: issue.id.toString(),
    issue_name: issue.name,
    label: issue.label,
    status: poolTicketStatuses[ticket.state].id,
    create_time: ticket.placedAt.toISOString(),
    multiplier: ticket.multiplier,
    ...running,
    places: issue.matches.flatMap((match, at) => {
      const view = views[at];
      const pick = pickOf(ticket, match);
      if (!view || !pick) return [];
      const mark = match.isReserve
        ? reserveMark(pick, ends.reserves[match.place - 1], { place: match.place, standings })
        : placeMark(pick, standings[match.place - 1]);
      return [{ ...view, pick: pickText(pick), mark }];
    }),
  };
}

const pickOf = (
  { picks, reservePicks }: PoolTicket,
  { isReserve, place }: PoolIssueMatch,
): PoolPick | undefined => (isReserve ? reservePicks : picks)[place - 1];

function placeMark(pick: PoolPick, standing: PlaceStanding | undefined): Mark {
  if (!standing) return 'waiting';
  if (standing.by === 'nobody') return 'void';
  return standing.by === 'reserve' ? 'replaced' : markAt(pick, standing.end);
}

type Reserved = { readonly place: number; readonly standings: readonly PlaceStanding[] };

/** Counts only where it stands in for a match. */
function reserveMark(
  pick: PoolPick,
  end: PoolMatchEnd | undefined,
  { place, standings }: Reserved,
): Mark {
  const isUsed = standings.some(({ reserve }) => reserve === place - 1);
  return isUsed && end ? markAt(pick, end) : 'unused';
}

function markAt(pick: PoolPick, end: PoolMatchEnd | PlaceStanding['end']): Mark {
  if (end.kind !== 'played') return 'waiting';
  return isRightAt(pick, end.score) ? 'right' : 'wrong';
}
