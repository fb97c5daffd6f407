import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { pino } from 'pino';
import { createAccess } from '../../features/access/index.ts';
import { createAudit } from '../../features/audit/index.ts';
import { createBetTermsInterner, termsNow } from '../../features/betting/bet-terms.ts';
import { templateTextIds } from '../../features/inbox/text-store.ts';
import { versionsAtRegistration } from '../../features/players/agreements/agree.ts';
import { type KeptTypeTerms, typeTermsFrom } from '../../features/pools/types/kept-terms.ts';
import { createSettings } from '../../features/settings/index.ts';
import { publishShippedTexts } from '../../features/texts/index.ts';
import { createWallet } from '../../features/wallet/index.ts';
import { createLocalBus } from '../../platform/bus/local-bus.ts';
import { systemClock } from '../../platform/clock.ts';
import { createDatabase } from '../../platform/database/create-database.ts';
import type { Database } from '../../platform/database/database.ts';
import { createOutbox } from '../../platform/jobs/outbox.ts';
import { copyRows } from './copy-rows.ts';
import { type HistoryTerms, type MadeHistory, makeHistory } from './make-history.ts';
import { DAY_MS } from './rhythm.ts';
import type { HouseRules } from './scene.ts';
import { type HistoryTable, historyColumns } from './tables.ts';
import { readToldMatches } from './told-match.ts';

type HistoryOptions = {
  readonly pepper: string;
  /** What the provider tells of the matches of the last weeks, one to a line. */
  readonly toldMatches: string;
  readonly seed?: string;
  readonly days?: number;
  readonly players?: number;
  readonly now?: Date;
};

type SeededHistory = {
  readonly players: number;
  readonly orders: number;
  readonly entries: number;
  /** Phones of those who came lately: people who will come again. */
  readonly regulars: readonly string[];
};

const PLAYERS = 2_600;
const HISTORY_DAYS = 32;
const REGULARS = 400;

/**
 * Weeks of a business in a house that is new: people, money, bets with their results, written in one
 * transaction. Nothing in a house that has ever had a bet, or more people than a start makes.
 */
export async function seedHistory(
  databaseUrl: string,
  options: HistoryOptions,
): Promise<SeededHistory | undefined> {
  const log = pino({ level: 'silent' });
  const database = createDatabase({ url: databaseUrl, poolMax: 2, log });
  const client = new Client({ connectionString: databaseUrl });
  try {
    if (!(await isNewHouse(database))) return undefined;
    await client.connect();
    const made = await writeHistory(client, await termsOf(database, client, options));
    const bus = createLocalBus(log);
    await createWallet({ database, bus, clock: systemClock }).figures.countEverybody();
    await bus.close();
    return told(made);
  } finally {
    await client.end();
    await database.close();
  }
}

/** The people of a start. */
const FEW = 10;

async function isNewHouse({ read }: Database): Promise<boolean> {
  const [order, sealed, people] = await Promise.all([
    read.selectFrom('betOrder').select('id').limit(1).executeTakeFirst(),
    read.selectFrom('activitySeal').select('line').limit(1).executeTakeFirst(),
    read.selectFrom('player').select('id').limit(FEW).execute(),
  ]);
  return order === undefined && sealed === undefined && people.length < FEW;
}

async function termsOf(
  database: Database,
  client: Client,
  options: HistoryOptions,
): Promise<HistoryTerms> {
  const { toldMatches, seed = '1', days = HISTORY_DAYS, players = PLAYERS } = options;
  const until = (options.now ?? new Date()).getTime();
  const events = ['bet-won', 'bet-lost', 'bet-returned', 'withdrawal-paid'] as const;
  const more = ['withdrawal-returned', 'referral-reward'] as const;
  const [chiefId = null, clerkId = chiefId] = await administratorsOf(database);
  const agreements = await publishShippedTexts({ database, clock: systemClock });
  return {
    ...{ seed, until, days, matches: readToldMatches(toldMatches) },
    rules: await rulesOf(database),
    playerIds: await takeIds(client, 'player', players),
    firstIds: {
      journalEntry: await firstFree(client, 'journal_entry'),
      deposit: await firstFree(client, 'deposit'),
      withdrawal: await firstFree(client, 'withdrawal'),
      freeBet: await firstFree(client, 'free_bet'),
      activity: await firstFree(client, 'activity'),
      poolIssue: await firstFree(client, 'pool_issue'),
      poolTicket: await firstFree(client, 'pool_ticket'),
    },
    serialProcess: await serialProcessOf(client),
    ...{ clerkId, chiefId },
    passwordHash: await nobodysPassword(database, options.pepper),
    textIds: await database.transact((tx) => templateTextIds(tx, [...events, ...more])),
    agreed: (await versionsAtRegistration(database.read, agreements, [])) ?? [],
  };
}

async function rulesOf(database: Database): Promise<HouseRules> {
  const log = pino({ level: 'silent' });
  const [bus, clock] = [createLocalBus(log), systemClock];
  const recordActivity = createAudit({ database, clock }).record;
  const settings = await createSettings({ database, bus, clock, log, recordActivity });
  const terms = termsNow({ settings });
  const termsId = await createBetTermsInterner(database)(terms);
  const { reviewFrom } = settings.current('settlement');
  const { withdrawalReviewFrom, promptSeconds } = settings.current('pay');
  const { bonus } = settings.current('registration');
  const referral = settings.current('referral');
  const pools = await poolsOf(database, settings.current('taxes').jackpotPercent);
  await settings.close();
  await bus.close();
  return {
    terms,
    termsId,
    bonus,
    reviewFrom,
    withdrawalReviewFrom,
    promptSeconds,
    referral,
    pools,
  };
}

async function administratorsOf({ read }: Database): Promise<readonly bigint[]> {
  const accounts = ['admin', 'clerk'];
  const rows = await read
    .selectFrom('administrator')
    .select(['id', 'account'])
    .where('account', 'in', accounts)
    .orderBy('account')
    .execute();
  return rows.map(({ id }) => id);
}

/** The games that are sold, as the next issue of each would be. */
async function poolsOf({ read }: Database, taxPercent: number): Promise<HouseRules['pools']> {
  const types = await read
    .selectFrom('poolType')
    .select(['id', 'prefix', 'label', 'content', 'issues'])
    .where('isActive', '=', true)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
  return types.map(({ id, prefix, label, content, issues }) => {
    const { terms } = content as unknown as { readonly terms: KeptTypeTerms };
    return {
      ...{ typeId: id, prefix, label, counted: { issues } },
      terms: { ...typeTermsFrom(terms), taxPercent },
    };
  });
}

/** Of a password that nobody was told: they come in by a code on their phone. */
async function nobodysPassword(database: Database, pepper: string): Promise<string> {
  const clock = systemClock;
  const access = createAccess({
    ...{ database, clock, pepper, outbox: createOutbox() },
    bus: createLocalBus(pino({ level: 'silent' })),
    recordActivity: createAudit({ database, clock }).record,
    limits: () => ({ signInAttemptsMax: 1, signInLockMinutes: 1 }),
    officeRules: () => ({ totpRequired: true, idleMinutes: 1, proofMinutes: 1 }),
  });
  const hash = await access.passwords.hash(randomUUID());
  access.close();
  return hash;
}

type Numbered =
  | 'pool_issue'
  | 'pool_ticket'
  | 'player'
  | 'journal_entry'
  | 'deposit'
  | 'withdrawal'
  | 'free_bet'
  | 'activity';

async function takeIds(client: Client, table: Numbered, count: number): Promise<readonly bigint[]> {
  const { rows } = await client.query<{ id: string }>(
    'select nextval(pg_get_serial_sequence($1, $2)) as id from generate_series(1, $3)',
    [table, 'id', count],
  );
  return rows.map(({ id }) => BigInt(id));
}

async function firstFree(client: Client, table: Numbered): Promise<bigint> {
  const [id] = await takeIds(client, table, 1);
  if (id === undefined) throw new Error(`${table} has no numbers`);
  return id;
}

async function serialProcessOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    "select nextval('serial_process')::integer as number",
  );
  return rows[0]?.number ?? 0;
}

/** Longer than a statement may take while people wait for it. */
const STATEMENT_WITHIN = '60s';

async function writeHistory(client: Client, terms: HistoryTerms): Promise<MadeHistory> {
  const made = makeHistory(terms);
  await client.query('begin');
  await client.query(`set local statement_timeout = '${STATEMENT_WITHIN}'`);
  await addMonths(client, terms);
  for (const table of Object.keys(historyColumns) as HistoryTable[]) {
    await copyRows(client, table, made.rows[table]);
  }
  await writeReferrals(client, made);
  const { used } = made;
  // The first one was taken before.
  await takeIds(client, 'journal_entry', used.journalEntry);
  await takeIds(client, 'deposit', used.deposit);
  await takeIds(client, 'withdrawal', used.withdrawal);
  await takeIds(client, 'free_bet', used.freeBet);
  await takeIds(client, 'activity', used.activity);
  await takeIds(client, 'pool_issue', used.poolIssue);
  await takeIds(client, 'pool_ticket', used.poolTicket);
  for (const { typeId, counted } of terms.rules.pools) {
    await client.query('update pool_type set issues = $1 where id = $2', [counted.issues, typeId]);
  }
  await client.query('commit');
  await client.query('analyze');
  return made;
}

/** Months that a migration did not make: nothing of a month may lie beside its partition. */
async function addMonths(client: Client, { until, days }: HistoryTerms): Promise<void> {
  await client.query(
    `select add_posting_month(month::date), add_bet_month(month::date)
     from generate_series(date_trunc('month', $1::timestamptz), $2::timestamptz, '1 month') as month`,
    [new Date(until - days * DAY_MS), new Date(until)],
  );
}

/** A trigger has written the invitations; here is how far each has come. */
async function writeReferrals(client: Client, { people }: MadeHistory): Promise<void> {
  const friends = people.filter(({ inviter, ownStakes }) => inviter && ownStakes > 0n);
  await client.query(
    `update referral set settled_stake = told.stake, state = told.state, paid_at = told.paid_at,
       reward = told.reward
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::timestamptz[], $5::bigint[])
       as told (friend_id, stake, state, paid_at, reward)
     where referral.friend_id = told.friend_id`,
    [
      friends.map(({ id }) => id),
      friends.map(({ ownStakes }) => ownStakes),
      friends.map(({ referralPaidAt }) => (referralPaidAt === null ? 'counting' : 'paid')),
      friends.map(({ referralPaidAt }) =>
        referralPaidAt === null ? null : new Date(referralPaidAt),
      ),
      friends.map(({ referralReward }) => referralReward),
    ],
  );
}

function told({ people, rows }: MadeHistory): SeededHistory {
  const regulars = people
    .filter(
      ({ disabled, visitsPerDay, agentSince }) => !disabled && !agentSince && visitsPerDay > 0.2,
    )
    .toSorted((one, other) => (other.signedInAt ?? 0) - (one.signedInAt ?? 0))
    .slice(0, REGULARS)
    .map(({ phone }) => phone);
  return {
    ...{ players: rows.player.length, orders: rows.bet_order.length },
    ...{ entries: rows.journal_entry.length, regulars },
  };
}
