import { freeBetCauses, type freeBetStates } from '@kipute/contract/constants/growth/free-bets';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { inOrderOfEnd, leftOfLots } from '@kipute/domain/free-bets/credit-lots';
import { invariant } from '@kipute/domain/invariant';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Database, Reader } from '../../platform/database/database.ts';
import { answer, type HandlersFor } from '../../platform/http/handler.ts';
import type { Wallet } from '../wallet/index.ts';
import { standingNow } from './standing.ts';

export type MyFreeBetRoutes = HandlersFor<'free_bet/mine'>;

type MineDeps = {
  readonly database: Database;
  readonly wallet: Pick<Wallet, 'balancesOf' | 'linesAfter'>;
};

type Mine = CallContent<'free_bet/mine'>;

export function myFreeBetRoutes(deps: MineDeps): MyFreeBetRoutes {
  return {
    'free_bet/mine': async (_, { caller, locale }) =>
      answer(
        // One snapshot: the purse moves while its lines are counted.
        await deps.database.transact(async (tx) => {
          await sql`set transaction isolation level repeatable read read only`.execute(tx);
          return freeBetsOf(deps, tx, { playerId: caller.playerId, locale });
        }),
      ),
  };
}

type Asked = { readonly playerId: bigint; readonly locale: Locale };

/** To the last line of the purse, whatever was written down of it (FRB-20). */
async function freeBetsOf(
  { wallet }: MineDeps,
  reader: Reader,
  { playerId, locale }: Asked,
): Promise<Mine> {
  const { credit } = await wallet.balancesOf(reader, playerId);
  const standing = await standingNow(reader, playerId, wallet);
  const lots = (standing?.after.lots ?? []).filter(({ left }) => left > 0n);
  const ending = lots.filter(({ expiresAt }) => expiresAt !== null);
  const rows = await rowsOf(
    reader,
    lots.map(({ id }) => id),
  );
  const list = inOrderOfEnd(lots).map(({ id, left }) => {
    const row = rows.get(id);
    invariant(row, 'a free bet that is counted is there');
    const { cause, nameSw, nameEn } = row;
    return {
      id: id.toString(),
      cause: causeOf(cause),
      name: (locale === 'sw' ? nameSw : nameEn) ?? '',
      amount: toWireShillings(senti(row.amount)),
      left: toWireShillings(left),
      granted_at: row.grantedAt.toISOString(),
      expires_at: row.expiresAt?.toISOString() ?? null,
    };
  });
  return {
    credit_money: toWireShillings(credit),
    without_end: toWireShillings(senti(credit - leftOfLots(ending))),
    list,
  };
}

export function causeOf(text: string): keyof typeof freeBetCauses {
  invariant(text in freeBetCauses, `${text} is no cause of a free bet`);
  return text as keyof typeof freeBetCauses;
}

async function rowsOf(reader: Reader, ids: readonly bigint[]) {
  if (ids.length === 0) return new Map<bigint, never>();
  const rows = await reader
    .selectFrom('freeBet')
    .leftJoin('freeBetTemplate as template', 'template.id', 'freeBet.templateId')
    .select(['freeBet.id', 'freeBet.amount', 'cause', 'grantedAt', 'expiresAt', 'nameSw', 'nameEn'])
    .where('freeBet.id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type Given = Asked & { readonly lines: number };

/** Every one that a player was ever given, newest first; what is left as of a minute ago. */
export async function givenFreeBetsOf(
  reader: Reader,
  { playerId, locale, lines }: Given,
): Promise<CallContent<'personal_data/export'>['free_bets']> {
  const rows = await reader
    .selectFrom('freeBet')
    .leftJoin('freeBetTemplate as template', 'template.id', 'freeBet.templateId')
    .select(['freeBet.amount', 'remaining', 'cause', 'grantedAt', 'expiresAt', 'endedAt'])
    .select(['nameSw', 'nameEn'])
    .where('freeBet.playerId', '=', playerId)
    .orderBy('freeBet.id', 'desc')
    .limit(lines)
    .execute();
  return rows.map((row) => ({
    name: (locale === 'sw' ? row.nameSw : row.nameEn) ?? '',
    cause: causeOf(row.cause),
    state: freeBetStateOf(row),
    amount: toWireShillings(senti(row.amount)),
    left: toWireShillings(senti(row.remaining)),
    given_at: row.grantedAt.toISOString(),
    ends_at: row.expiresAt?.toISOString() ?? null,
  }));
}

type Written = { readonly remaining: bigint; readonly endedAt: Date | null };

/** Spent is what has nothing left and may still get something back. */
export function freeBetStateOf({ remaining, endedAt }: Written): keyof typeof freeBetStates {
  if (endedAt !== null) return 'ended';
  return remaining > 0n ? 'open' : 'spent';
}
