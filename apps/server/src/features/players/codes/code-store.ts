import { createHmac, hkdfSync } from 'node:crypto';
import type { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';

/** Requests for codes to one phone go in turn, or two at once would both find the way free. */
export async function lockPhone(tx: Transaction, phoneHash: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${phoneHash.readBigInt64BE()})`.execute(tx);
}

export function codesSentSince(
  tx: Transaction,
  phoneHash: Buffer,
  since: Date,
): Promise<readonly { readonly purpose: string; readonly sentAt: Date }[]> {
  return tx
    .selectFrom('verificationCode')
    .select(['purpose', 'sentAt'])
    .where('phoneHash', '=', phoneHash)
    .where('sentAt', '>', since)
    .execute();
}

export async function insertCode(
  tx: Transaction,
  row: Insertable<DB['verificationCode']>,
): Promise<bigint> {
  const { id } = await tx
    .insertInto('verificationCode')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type TriedCode = {
  readonly phoneHash: Buffer;
  readonly purpose: CodePurpose;
  readonly codeHash: Buffer;
  readonly triesMax: number;
  readonly now: Date;
};

/** The newest code of the purpose while it can be tried: an older one died when it was sent. */
const stillTried = ({ phoneHash, purpose, triesMax, now }: TriedCode): RawBuilder<boolean> => sql`
  id = (select max(id) from verification_code
    where phone_hash = ${phoneHash} and purpose = ${purpose})
  and expires_at > ${now} and tries < ${triesMax}::int`;

/**
 * Counts a wrong code and looks at it in one statement: however many are tried at once, no more
 * than `triesMax` of them are compared.
 */
export async function tryCode(
  tx: Transaction,
  tried: TriedCode,
): Promise<'right' | 'spent' | 'wrong'> {
  const { rows } = await sql<{ isRight: boolean; isSpent: boolean }>`
    update verification_code
    set tries = tries + case when code_hash = ${tried.codeHash} then 0 else 1 end
    where ${stillTried(tried)}
    returning code_hash = ${tried.codeHash} as is_right, spent_at is not null as is_spent
  `.execute(tx);
  const [found] = rows;
  if (!found?.isRight) return 'wrong';
  return found.isSpent ? 'spent' : 'right';
}

/** False when somebody was quicker, or the code died meanwhile. */
export async function spendCode(tx: Transaction, tried: TriedCode): Promise<boolean> {
  const { rows } = await sql`
    update verification_code set spent_at = ${tried.now}
    where ${stillTried(tried)} and code_hash = ${tried.codeHash} and spent_at is null
    returning id`.execute(tx);
  return rows.length === 1;
}

/** A few old rows at a time, so that the table does not grow without end. */
export async function sweepCodes(tx: Transaction, before: Date): Promise<void> {
  await sql`
    delete from verification_code where id in (
      select id from verification_code where sent_at < ${before}
      order by sent_at limit 20 for update skip locked
    )`.execute(tx);
}

/** The last one is asked for by who is signed in, with a call of its own. */
export type CodePurpose = keyof typeof codePurposes | 'confirm-payer';

/** What a code is bound to: it opens nothing for another phone and nothing else for this one. */
export type CodeUse = { readonly phone: string; readonly purpose: CodePurpose };

export type CodeHashes = {
  readonly ofPhone: (phone: string) => Buffer;
  readonly ofCode: (use: CodeUse, code: string) => Buffer;
};

const KEY_BYTES = 32;

/**
 * A million codes and a few hundred million numbers are counted through in seconds, so a plain
 * hash would hide neither. The key is made from the pepper, which is not in the database.
 */
export function createCodeHashes(pepper: string): CodeHashes {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'verification codes', KEY_BYTES));
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    ofPhone: (phone) => keyed(`phone ${phone}`),
    ofCode: ({ phone, purpose }, code) => keyed(`code ${purpose} ${phone} ${code}`),
  };
}
