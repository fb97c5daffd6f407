import { referralStates } from '@kipute/contract/constants/growth/referrals';
import { billTypes } from '@kipute/contract/constants/money/bills';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

export type ReferralState = keyof typeof referralStates;

type OwnReferral = {
  readonly phone: string;
  readonly invitedAt: Date;
  readonly settledStake: bigint;
  readonly state: string;
  readonly reward: bigint;
};

type PageWanted = { readonly inviterId: bigint; readonly page: number; readonly pageSize: number };

/** Newest first. */
export async function ownReferrals(
  reader: Reader,
  { inviterId, page, pageSize }: PageWanted,
): Promise<{ readonly rows: readonly OwnReferral[]; readonly count: number }> {
  const ofInviter = reader.selectFrom('referral').where('referral.inviterId', '=', inviterId);
  const { count } = await ofInviter
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await ofInviter
    .innerJoin('player', 'player.id', 'referral.friendId')
    .select(['player.phone', 'referral.invitedAt', 'settledStake', 'state', 'reward'])
    .orderBy('referral.invitedAt', 'desc')
    .orderBy('friendId', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { rows, count: Number(count) };
}

export function stateOf(text: string): ReferralState {
  invariant(text in referralStates, `${text} is no state of an invitation`);
  return text as ReferralState;
}

type Totals = {
  readonly invited: number;
  readonly paid: number;
  readonly reward: Senti;
  readonly stake: Senti;
};

export async function totalsOfInviter(reader: Reader, inviterId: bigint): Promise<Totals> {
  const { rows } = await sql<{ invited: bigint; paid: bigint; reward: bigint; stake: bigint }>`
    select count(*) as invited, count(*) filter (where state = 'paid') as paid,
      coalesce(sum(reward), 0)::bigint as reward,
      coalesce(sum(settled_stake), 0)::bigint as stake
    from referral where inviter_id = ${inviterId}`.execute(reader);
  const [row] = rows;
  return {
    invited: Number(row?.invited ?? 0n),
    paid: Number(row?.paid ?? 0n),
    reward: senti(row?.reward ?? 0n),
    stake: senti(row?.stake ?? 0n),
  };
}

/**
 * What friends' losses brought by the return scale, less what corrections took back: by the books,
 * where both stand in the credit purse of the inviter (decision 0029).
 */
export async function scaleRewards(reader: Reader, inviterId: bigint): Promise<Senti> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum
    from posting join journal_entry on journal_entry.id = posting.entry_id
    where player_id = ${inviterId} and account = 'credit' and (
      cause = ${billTypes['invitation-reward'].id}
      or (cause = ${billTypes.correction.id}
        and key ~ '^(reward-correction|reward-claims-settled) '))`.execute(reader);
  return senti(rows[0]?.sum ?? 0n);
}

type Told = Pick<CallContent<'personal_data/export'>, 'invitation' | 'invitations_made'>;

/**
 * For the document of everything the house holds about a player. Who invited, who was invited and
 * what these stake belongs to them.
 */
export async function invitationsOf(
  reader: Reader,
  { playerId, lines }: { readonly playerId: bigint; readonly lines: number },
): Promise<Told> {
  const own = await reader
    .selectFrom('referral')
    .select(['invitedAt', 'settledStake'])
    .where('friendId', '=', playerId)
    .executeTakeFirst();
  const made = await reader
    .selectFrom('referral')
    .select(['invitedAt', 'state', 'reward', 'paidAt'])
    .where('inviterId', '=', playerId)
    .orderBy('invitedAt', 'desc')
    .orderBy('friendId', 'desc')
    .limit(lines)
    .execute();
  return {
    invitation: own
      ? {
          invited_at: own.invitedAt.toISOString(),
          counted_stake: toWireShillings(senti(own.settledStake)),
        }
      : null,
    invitations_made: made.map(({ invitedAt, state, reward, paidAt }) => ({
      ...{ invited_at: invitedAt.toISOString(), state: stateOf(state) },
      reward: toWireShillings(senti(reward)),
      paid_at: paidAt?.toISOString() ?? null,
    })),
  };
}
