import type { Transaction } from '../../../platform/database/database.ts';
import type { RawCallback } from '../ports.ts';

type Received = RawCallback & { readonly channel: string; readonly receivedAt: Date };

/** As it came, but for its headers and its query, which carry the party's credentials. */
export async function storeCallback(tx: Transaction, received: Received): Promise<bigint> {
  const { channel, method, body, receivedAt } = received;
  const [path = ''] = received.path.split('?');
  // The database keeps no zero byte; a body with one is no message of any party.
  const storable = body.replaceAll('\u0000', '').toWellFormed();
  const { id } = await tx
    .insertInto('operatorCallback')
    .values({ channel, method, path, body: storable, receivedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Outcome = {
  readonly callbackId: bigint;
  readonly reading: string;
  readonly outcome: string;
  readonly why: string;
};

export async function storeOutcome(tx: Transaction, outcome: Outcome): Promise<void> {
  await tx.insertInto('operatorCallbackOutcome').values(outcome).execute();
}
