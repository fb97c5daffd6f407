import { sql } from 'kysely';
import { oneAhead } from '../../../platform/concurrency/one-ahead.ts';
import { slicesOf } from '../../../platform/concurrency/slices.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Rest } from '../../settlement/index.ts';

/** A ticket as it is stored: hundreds of thousands are read, and picks are read once for all. */
export type TicketRow = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly picks: string;
  readonly reservePicks: string;
  readonly multiplier: number;
  readonly stake: bigint;
  readonly paidWith: 'cash' | 'credit';
  readonly state: 'open' | 'won' | 'lost' | 'refunded';
  readonly bestRight: number | null;
  readonly prize: bigint;
  readonly tax: bigint;
  readonly settlement: number;
};

/** Few enough that reading them leaves the database's other work its processor after a moment. */
const TICKETS_PER_PAGE = 2_000;

/** Read or counted at once; then bets that wait in this process are served. */
export const TICKETS_AT_ONCE = 250;

/** As `pool_ticket_page` writes it: no column of a ticket has it. */
const BETWEEN = '|';

/** As one text: as rows of thirteen columns a page takes several times as long to read. */
async function pageAfter(
  reader: Reader,
  issueId: bigint,
  after: bigint,
): Promise<readonly string[]> {
  const { rows } = await sql<{ page: string | null }>`
    select pool_ticket_page(${issueId}, ${after}, ${TICKETS_PER_PAGE}) as page`.execute(reader);
  return rows[0]?.page?.split('\n') ?? [];
}

function ticketFrom(text: string): TicketRow {
  const [id = '', playerId = '', serialNumber = '', picks = '', reservePicks = '', ...more] =
    text.split(BETWEEN);
  const [multiplier, stake = '', paidWith, state, bestRight, prize = '', tax = '', settlement] =
    more;
  return {
    ...{ id: BigInt(id), playerId: BigInt(playerId), serialNumber, picks, reservePicks },
    ...{ multiplier: Number(multiplier), stake: BigInt(stake), settlement: Number(settlement) },
    paidWith: paidWith === 'credit' ? 'credit' : 'cash',
    // Sound: the table's check names the same four words.
    state: state as TicketRow['state'],
    bestRight: bestRight === '-1' ? null : Number(bestRight),
    ...{ prize: BigInt(prize), tax: BigInt(tax) },
  };
}

type TicketWalk = {
  readonly issueId: bigint;
  /** From the beginning when it is left out. */
  readonly after?: bigint;
  /** Between two slices of a page. */
  readonly rest: Rest;
};

/** All tickets of an issue in the order of their ids; the next page is read while one is worked on. */
export async function* ticketPages(
  reader: Reader,
  walk: TicketWalk,
): AsyncGenerator<readonly TicketRow[]> {
  for await (const texts of oneAhead(pagesOfTexts(reader, walk))) {
    const page: TicketRow[] = [];
    for await (const lines of slicesOf(texts, TICKETS_AT_ONCE, walk.rest)) {
      for (const line of lines) page.push(ticketFrom(line));
    }
    yield page;
  }
}

async function* pagesOfTexts(reader: Reader, { issueId, after = 0n }: TicketWalk) {
  let reached = after;
  for (;;) {
    const texts = await pageAfter(reader, issueId, reached);
    const lastText = texts.at(-1);
    if (lastText === undefined) return;
    reached = ticketFrom(lastText).id;
    yield texts;
    if (texts.length < TICKETS_PER_PAGE) return;
  }
}
