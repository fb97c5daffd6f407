import { Client } from 'pg';

/** A ticket as it is kept, with what it got. */
export type KeptTicket = {
  readonly serialNumber: string;
  /** By place, as they are kept: 1,X2,2 and so on. */
  readonly picks: string;
  readonly reservePicks: string;
  readonly multiplier: number;
  readonly stake: bigint;
  readonly prize: bigint;
  readonly tax: bigint;
};

/** Everything the books know of one issue, in senti. */
type PoolBooks = {
  readonly tickets: readonly KeptTicket[];
  /** Of every account, what all entries of the issue and of its tickets have moved. */
  readonly moved: Readonly<Record<string, bigint>>;
  /** What waits for the next issue. */
  readonly rollover: bigint;
};

/** For programs that hold what pages say against what is written. */
export async function poolBooksOf(databaseUrl: string, issueId: string): Promise<PoolBooks> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: tickets } = await client.query(
      `select serial_number, picks, reserve_picks, multiplier, stake::text, prize::text, tax::text
       from pool_ticket where issue_id = $1 order by id`,
      [issueId],
    );
    const { rows: moved } = await client.query(
      `select account, sum(amount)::text as amount from journal_entry
         join posting on posting.entry_id = journal_entry.id
       where serial_number in (
         select name from pool_issue where id = $1
         union select serial_number from pool_ticket where issue_id = $1)
       group by account`,
      [issueId],
    );
    const { rows: waiting } = await client.query(
      `select coalesce(sum(amount), 0)::text as amount from pool_rollover
       where issue_id = $1 and carried_into is null`,
      [issueId],
    );
    return {
      tickets: tickets.map((row) => ({
        ...{ serialNumber: row.serial_number, picks: row.picks, reservePicks: row.reserve_picks },
        ...{ multiplier: row.multiplier, stake: BigInt(row.stake) },
        ...{ prize: BigInt(row.prize), tax: BigInt(row.tax) },
      })),
      moved: Object.fromEntries(moved.map(({ account, amount }) => [account, BigInt(amount)])),
      rollover: BigInt(waiting[0]?.amount ?? 0),
    };
  } finally {
    await client.end();
  }
}
