import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import type { referralObstacles } from '@kipute/contract/constants/growth/referrals';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import { idOfWire } from '../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
} from '../../platform/http/handler.ts';
import type { Audit } from '../audit/index.ts';
import { circleLinks } from './circle.ts';
import type { JudgeReferral } from './judge-referral.ts';
import { stateOf } from './own-referrals.ts';
import { lockReferral } from './referral-store.ts';

export type ReferralOfficeRoutes = HandlersFor<
  'referral_record/inquire' | 'referral_record/detailed' | 'referral_record/decide'
>;

type OfficeDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly judge: JudgeReferral;
};

type Record = CallContent<'referral_record/decide'>;

export function referralOfficeRoutes(deps: OfficeDeps): ReferralOfficeRoutes {
  const { database } = deps;
  return {
    'referral_record/inquire': async (request) => {
      const { rows, count } = await recordPage(database.office, request);
      return answerPage(rows, count);
    },
    'referral_record/detailed': async ({ id }) => {
      const record = await recordOf(database.office, idOfWire(id));
      if (!record) return refuseWith('referral-unknown');
      return answer({ ...record, links: await linksOf(database.office, record) });
    },
    'referral_record/decide': async (request, context) => {
      const decided = await database.transact((tx) => decide(deps, tx, { request, context }));
      return decided.ok ? answer(decided.value) : refuseWith(decided.refusal);
    },
  };
}

type Decision = {
  readonly request: CallRequest<'referral_record/decide'>;
  readonly context: CallContext<SignedInAdministrator>;
};

/** What is allowed is judged at once, and paid when nothing else stands in the way (REF-31). */
async function decide(
  { clock, audit, judge }: OfficeDeps,
  tx: Transaction,
  { request: { id, decision, note }, context }: Decision,
): Promise<Result<Record, 'referral-unknown' | 'referral-decided'>> {
  const friendId = idOfWire(id);
  const before = await lockReferral(tx, friendId);
  if (!before) return refuse('referral-unknown');
  if (before.state !== 'counting' && before.state !== 'held') return refuse('referral-decided');
  const { caller, address, userAgent } = context;
  await tx
    .updateTable('referral')
    .set({
      ...{ decision, decisionNote: note, decidedBy: caller.administratorId },
      decidedAt: clock.now(),
    })
    .where('friendId', '=', friendId)
    .execute();
  await judge(tx, friendId);
  const record = await recordOf(tx, friendId);
  if (!record) return refuse('referral-unknown');
  await audit.record(tx, {
    type: 'referral-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: caller.administratorId },
    content: note,
    subject: { kind: 'player', id: before.inviterId },
    changes: {
      friend: [id, id],
      decision: [before.decision, decision],
      state: [before.state, record.state],
    },
    ...{ address, userAgent },
  });
  return ok(record);
}

type Filter = CallRequest<'referral_record/inquire'>;

type RecordRow = {
  readonly friendId: bigint;
  readonly friendName: string;
  readonly friendPhone: string;
  readonly inviterId: bigint;
  readonly inviterName: string;
  readonly inviterPhone: string;
  readonly invitedAt: Date;
  readonly settledStake: bigint;
  readonly state: string;
  readonly obstacle: string | null;
  readonly reward: bigint;
  readonly paidAt: Date | null;
  readonly decision: string | null;
  readonly decidedBy: bigint | null;
  readonly decidedByName: string | null;
  readonly decisionNote: string;
};

const records = (reader: Reader) =>
  reader
    .selectFrom('referral')
    .innerJoin('player as friend', 'friend.id', 'referral.friendId')
    .innerJoin('player as inviter', 'inviter.id', 'referral.inviterId')
    .leftJoin('administrator', 'administrator.id', 'referral.decidedBy')
    .select([
      ...(['friendId', 'friend.name as friendName', 'friend.phone as friendPhone'] as const),
      ...(['referral.inviterId', 'inviter.name as inviterName'] as const),
      ...(['inviter.phone as inviterPhone', 'referral.invitedAt', 'settledStake'] as const),
      ...(['referral.state', 'obstacle', 'reward', 'paidAt', 'decision', 'decidedBy'] as const),
      ...(['administrator.name as decidedByName', 'decisionNote'] as const),
    ]);

async function recordPage(
  reader: Reader,
  { page, page_size: pageSize, state, obstacle, inviter_id, friend_id }: Filter,
): Promise<{ readonly rows: Record[]; readonly count: number }> {
  const offset = (page - 1) * pageSize;
  const wanted = sql<boolean>`
    (${state ?? null}::text is null or referral.state = ${state ?? null})
    and (${obstacle ?? null}::text is null or obstacle = ${obstacle ?? null})
    and (${inviter_id ?? null}::text is null or referral.inviter_id = ${idOrNull(inviter_id)})
    and (${friend_id ?? null}::text is null or friend_id = ${idOrNull(friend_id)})`;
  const rows = await records(reader)
    .where(wanted)
    .orderBy('referral.invitedAt', 'desc')
    .orderBy('friendId', 'desc')
    .limit(offset > COUNT_MAX ? 0 : pageSize)
    .offset(Math.min(offset, COUNT_MAX))
    .execute();
  const { rows: counted } = await sql<{ count: bigint }>`
    select count(*) as count from (
      select from referral where ${wanted} limit ${COUNT_MAX + 1}
    ) as found`.execute(reader);
  return { rows: rows.map(recordView), count: Number(counted[0]?.count ?? 0n) };
}

const idOrNull = (text: string | undefined): bigint | null =>
  text === undefined ? null : idOfWire(text);

async function recordOf(reader: Reader, friendId: bigint): Promise<Record | undefined> {
  const row = await records(reader).where('friendId', '=', friendId).executeTakeFirst();
  return row && recordView(row);
}

function recordView(row: RecordRow): Record {
  const { friendId, inviterId, decision, decidedBy } = row;
  const person = (id: bigint, name: string) => ({ id: id.toString(), name });
  return {
    id: friendId.toString(),
    friend: { ...person(friendId, row.friendName), phone: maskedPhone(row.friendPhone) },
    inviter: { ...person(inviterId, row.inviterName), phone: maskedPhone(row.inviterPhone) },
    date: row.invitedAt.toISOString(),
    total_stake: toWireShillings(senti(row.settledStake)),
    state: stateOf(row.state),
    obstacle: (row.obstacle ?? 'none') as keyof typeof referralObstacles,
    reward: toWireShillings(senti(row.reward)),
    paid_at: row.paidAt?.toISOString() ?? null,
    decision: decision === 'allowed' || decision === 'refused' ? decision : 'none',
    decided_by: decidedBy === null ? null : person(decidedBy, row.decidedByName ?? ''),
    decision_note: row.decisionNote,
  };
}

async function linksOf(
  reader: Reader,
  { friend, inviter }: Record,
): Promise<CallContent<'referral_record/detailed'>['links']> {
  const links = await circleLinks(reader, {
    ...{ friendId: BigInt(friend.id), inviterId: BigInt(inviter.id) },
  });
  if (links.length === 0) return [];
  const people = await reader
    .selectFrom('player')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(links.map(({ playerId }) => playerId))])
    .execute();
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return links.map(({ playerId, relation, link }) => ({
    user: { id: playerId.toString(), name: nameOf.get(playerId) ?? '' },
    ...{ relation, shares: link },
  }));
}
