import type { KeptChoice } from '@kipute/domain/kept-choices/kept-choice';
import type { Reader, Transaction } from '../../platform/database/database.ts';

export async function findChoices(
  reader: Reader,
  playerId: bigint,
): Promise<readonly KeptChoice[]> {
  const row = await reader
    .selectFrom('keptChoices')
    .select('choices')
    .where('playerId', '=', playerId)
    .executeTakeFirst();
  return choicesIn(row);
}

/** Another device of the same player waits here until this one has been merged. */
export async function lockChoices(
  tx: Transaction,
  playerId: bigint,
): Promise<readonly KeptChoice[]> {
  await tx
    .insertInto('keptChoices')
    .values({ playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('keptChoices')
    .select('choices')
    .where('playerId', '=', playerId)
    .forUpdate()
    .executeTakeFirst();
  return choicesIn(row);
}

export async function writeChoices(
  tx: Transaction,
  playerId: bigint,
  choices: readonly KeptChoice[],
): Promise<void> {
  await tx
    .updateTable('keptChoices')
    .set({ choices: JSON.stringify(choices) })
    .where('playerId', '=', playerId)
    .execute();
}

export async function deleteChoices(tx: Transaction, playerId: bigint): Promise<void> {
  await tx.deleteFrom('keptChoices').where('playerId', '=', playerId).execute();
}

/** Only merged choices are ever written, so their form is known. */
const choicesIn = (row: { readonly choices: unknown } | undefined): readonly KeptChoice[] =>
  (row?.choices ?? []) as readonly KeptChoice[];
