import { type Locale, localeOf } from '@kipute/contract/locale';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

export type MessageChoices = {
  /** Undefined: the language in which the player last signed in. */
  readonly language: Locale | undefined;
  readonly money: boolean;
  readonly news: boolean;
};

/** Nobody is written to about offers who did not ask for it (ACT-32). */
const unchosen: MessageChoices = { language: undefined, money: true, news: false };

export async function messageChoicesOf(reader: Reader, playerId: bigint): Promise<MessageChoices> {
  const kept = await reader
    .selectFrom('messageChoice')
    .select(['language', 'money', 'news'])
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  if (!kept) return unchosen;
  return { ...kept, language: kept.language === null ? undefined : localeOf(kept.language) };
}

/** Changes of one player go in turn, or two switches at once would undo each other. */
export async function lockChooser(tx: Transaction, playerId: bigint): Promise<void> {
  await tx.selectFrom('player').select('id').where('id', '=', playerId).forUpdate().execute();
}

export async function keepMessageChoices(
  tx: Transaction,
  playerId: bigint,
  { language, money, news, changedAt }: MessageChoices & { readonly changedAt: Date },
): Promise<void> {
  const row = { language: language ?? null, money, news, changedAt };
  await tx
    .insertInto('messageChoice')
    .values({ playerId, ...row })
    .onConflict((conflict) => conflict.column('playerId').doUpdateSet(row))
    .execute();
}
