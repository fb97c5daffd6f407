import { createHash } from 'node:crypto';
import type { DeskAlarm } from '@kipute/contract/calls/office/live-desk';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import { inShillings } from './exposure-rows.ts';
import { linkedAmong } from './linked-accounts.ts';
import type { LiveDeskDeps } from './ports.ts';
import { type SlipGroup, SlipWatch, type WatchedBet } from './slip-watch.ts';
import { slipWords } from './slip-words.ts';

type AlarmDeps = Pick<
  LiveDeskDeps,
  'database' | 'clock' | 'log' | 'settings' | 'audit' | 'board' | 'officeLive'
>;

type Raised = {
  readonly kind: DeskAlarm['kind'];
  /** The same again is the same alarm, in whichever process it is found. */
  readonly subject: string;
  readonly bets: readonly WatchedBet[];
  readonly accounts: readonly bigint[];
};

const SERIALS_SHOWN = 20;
const SHOWN = 40;
const SHOWN_MS = 24 * 60 * 60_000;
const DAY_LETTERS = 10;
/** Of slips whose accounts wait to be compared; a wave of one slip is one of them. */
const WAITING_MAX = 200;

const words = {
  'order-amount': 'a bet above the order amount warning',
  'identical-slip': 'the same slip from several accounts',
  'linked-accounts': 'linked accounts bet the same slip',
} as const satisfies Record<DeskAlarm['kind'], string>;

export type Editor = { readonly administratorId: bigint; readonly visit: Visit };

/**
 * What the desk should look at, found in the bets that every process hears of. Each process finds
 * the same and the table keeps it once (LVB-32).
 */
export function createAlarms(deps: AlarmDeps) {
  const { database, clock, log, settings } = deps;
  const slips = new SlipWatch();
  const waiting = new Map<string, SlipGroup>();
  let comparing = Promise.resolve();

  const report = (err: unknown) => log.error({ err }, 'live desk: alarm could not be kept');
  const raise = (raised: Raised) =>
    database.transact((tx) => keepAlarm(deps, tx, raised)).catch(report);
  const subjectOf = ({ key }: SlipGroup) =>
    `${clock.now().toISOString().slice(0, DAY_LETTERS)} ${createHash('sha256').update(key).digest('hex')}`;

  /** One slip after the other, however many come. */
  function compareAccounts(group: SlipGroup): void {
    if (waiting.size >= WAITING_MAX && !waiting.has(group.key)) return;
    const isQueued = waiting.has(group.key);
    waiting.set(group.key, group);
    if (isQueued) return;
    comparing = comparing
      .then(async () => {
        const latest = waiting.get(group.key) ?? group;
        waiting.delete(group.key);
        const accounts = await linkedAmong(database.office, latest.accounts);
        if (accounts.length === 0) return;
        const bets = latest.bets.filter(({ playerId }) => accounts.includes(playerId));
        await raise({ kind: 'linked-accounts', subject: subjectOf(latest), bets, accounts });
      })
      .catch(report);
  }

  return {
    note: (bet: WatchedBet) => {
      const rules = settings.current('bet');
      if (bet.stake >= rules.orderWarningStake) {
        const accounts = [bet.playerId];
        void raise({ kind: 'order-amount', subject: bet.serialNumber, bets: [bet], accounts });
      }
      const group = slips.note(bet, {
        minutes: rules.sameSlipMinutes,
        legsMinimum: rules.sameSlipLegs,
      });
      if (!group) return;
      if (rules.sameSlipLinked) compareAccounts(group);
      if (!isWorthWriting(group.accounts.length, rules.sameSlipAccounts)) return;
      const { bets, accounts } = group;
      void raise({ kind: 'identical-slip', subject: subjectOf(group), bets, accounts });
    },
    settled: () => comparing,
    list: () => readAlarms(deps),
    markSeen: (id: bigint, by: Editor) => database.transact((tx) => markSeen(deps, tx, { id, by })),
  };
}

/** At the limit, then each time it has doubled: a slip that a whole town copies is a few rows. */
function isWorthWriting(accounts: number, limit: number): boolean {
  for (let at = limit; at <= accounts; at *= 2) if (at === accounts) return true;
  return false;
}

async function keepAlarm(deps: AlarmDeps, tx: Transaction, raised: Raised): Promise<void> {
  const { kind, subject, bets, accounts } = raised;
  const [first] = bets;
  if (!first) return;
  const stake = bets.reduce((sum, one) => sum + one.stake, 0n);
  const serials = bets.map(({ serialNumber }) => serialNumber).slice(-SERIALS_SHOWN);
  const slip = JSON.stringify(slipWords(deps, first.selectionIds));
  const { rows } = await sql<{ isNew: boolean }>`
    insert into desk_alarm (kind, subject, raised_at, slip, accounts, orders, stake, serial_numbers)
    values (${kind}, ${subject}, ${deps.clock.now()}, ${slip}, ${accounts.length}, ${bets.length},
      ${stake}, ${serials})
    on conflict (kind, subject) do update
    set accounts = excluded.accounts, orders = excluded.orders, stake = excluded.stake,
      serial_numbers = excluded.serial_numbers, raised_at = excluded.raised_at,
      seen_by = null, seen_at = null
    where excluded.accounts > desk_alarm.accounts
    returning old.id is null as is_new`.execute(tx);
  if (rows[0]?.isNew !== true) return;
  await deps.audit.record(tx, {
    ...{ type: 'desk-alarm', source: 'server', user: null },
    content: `${words[kind]}: ${serials.join(', ')}`,
    subject: { kind: 'player', id: first.playerId },
  });
}

async function readAlarms({ database, clock }: AlarmDeps): Promise<DeskAlarm[]> {
  const rows = await database.office
    .selectFrom('deskAlarm')
    .selectAll()
    .where('raisedAt', '>', new Date(clock.now().getTime() - SHOWN_MS))
    .orderBy((order) => order('seenAt', 'is not', null))
    .orderBy('raisedAt', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    at: row.raisedAt.toISOString(),
    kind: row.kind as DeskAlarm['kind'],
    slip: row.slip as DeskAlarm['slip'],
    accounts: row.accounts,
    orders: row.orders,
    stake: inShillings(row.stake),
    serial_numbers: [...row.serialNumbers],
    seen: row.seenBy === null ? 0 : 1,
  }));
}

type Seen = { readonly id: bigint; readonly by: Editor };

/** The first who saw it stands; who comes later finds it seen. */
async function markSeen(
  { audit, clock }: AlarmDeps,
  tx: Transaction,
  { id, by: { administratorId, visit } }: Seen,
): Promise<Result<null, 'alarm-unknown'>> {
  const found = await tx
    .selectFrom('deskAlarm')
    .select(['seenBy', 'serialNumbers'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse('alarm-unknown');
  if (found.seenBy !== null) return ok(null);
  await tx
    .updateTable('deskAlarm')
    .set({ seenBy: administratorId, seenAt: clock.now() })
    .where('id', '=', id)
    .execute();
  await audit.record(tx, {
    ...{ type: 'desk-alarm', source: 'backoffice' },
    user: { kind: 'administrator', id: administratorId },
    content: `alarm ${id} seen: ${found.serialNumbers.join(', ')}`,
    ...visit,
  });
  return ok(null);
}
