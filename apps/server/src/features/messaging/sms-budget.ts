import { operators, preselectedOperator } from '@kipute/contract/constants/money/operators';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { SettingsOf } from '../settings/index.ts';

/**
 * What a code opens: an account to its own player, or a way that anybody can try with any number.
 * Of every budget a part is left to the first kind, so that who has messages sent to strangers
 * keeps no player out (MSG-11).
 */
export type CodeKind = 'security' | 'for-anyone';

type WantedCode = { readonly phone: string; readonly kind: CodeKind };

/** False when the budget is spent: then no code is made, and the page says to try later. */
export type HasRoomFor = (reader: Reader, wanted: WantedCode) => Promise<boolean>;

type BudgetDeps = {
  readonly clock: Clock;
  readonly budget: () => SettingsOf<'messages'>;
  readonly countRefused: (network: string) => void;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** By the prefix, whoever carries the number by now: it is what the gateway charges by. */
export function networkOf(phone: string): string {
  const operator = preselectedOperator(phone);
  return operator ? operators[operator].network : 'other';
}

/** Messages of every kind are counted; only codes are refused (MSG-11). */
export function smsBudget({ clock, budget, countRefused }: BudgetDeps): HasRoomFor {
  return async (reader, { phone, kind }) => {
    const most = budget();
    const network = networkOf(phone);
    const share = kind === 'security' ? 100 : 100 - most.securityPercent;
    const room = (messages: number) => Math.floor((messages * share) / 100);
    const now = clock.now().getTime();
    const [hourAgo, dayAgo] = [new Date(now - HOUR_MS), new Date(now - DAY_MS)];
    const isWithin =
      (await isBelow(reader, { since: hourAgo, most: room(most.perHourMax) })) &&
      (await isBelow(reader, { since: hourAgo, network, most: room(most.networkPerHourMax) })) &&
      (await isBelow(reader, { since: dayAgo, most: room(most.perDayMax) })) &&
      (await isBelow(reader, { since: dayAgo, network, most: room(most.networkPerDayMax) }));
    if (!isWithin) countRefused(network);
    return isWithin;
  };
}

type Count = { readonly since: Date; readonly network?: string; readonly most: number };

/** Counted no further than it matters. */
async function isBelow(reader: Reader, { since, network, most }: Count): Promise<boolean> {
  const ofNetwork = network === undefined ? sql`` : sql`and network = ${network}`;
  const { rows } = await sql<{ messages: number }>`
    select count(*)::int as messages from (
      select from sms_message where queued_at > ${since} ${ofNetwork} limit ${most}) as counted`.execute(
    reader,
  );
  return (rows[0]?.messages ?? 0) < most;
}

/** How many messages went to each network since then. */
export async function countByNetwork(
  reader: Reader,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ network: string; messages: number }>`
    select network, count(*)::int as messages from sms_message
    where queued_at > ${since} group by network`.execute(reader);
  return new Map(rows.map(({ network, messages }) => [network, messages]));
}
