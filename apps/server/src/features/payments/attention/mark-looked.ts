import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import {
  doubtfulWordsOf,
  insertLooks,
  type KeptWord,
  type PaymentKind,
} from './attention-store.ts';

export type Looked = {
  readonly kind: PaymentKind;
  readonly paymentId: bigint;
  readonly serialNumber: string;
  /** The newest word the clerk was shown; what was heard later waits for another look. */
  readonly upTo: bigint;
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

/** Somebody else looked at it meanwhile. */
type LookRefusal = 'changed-meanwhile';

export type MarkLooked = (looked: Looked) => Promise<Result<'marked' | 'repeated', LookRefusal>>;

/** Nothing moves: who looked, when, and what came of it is written down, once. */
export function lookMarker(deps: PaymentsDeps): MarkLooked {
  return (looked) => deps.database.transact((tx) => mark(deps, tx, { ...looked, as: 'looked at' }));
}

/** Nothing is written when this clerk has said exactly this before. */
export async function mark(
  { audit, clock }: PaymentsDeps,
  tx: Transaction,
  looked: Looked & { readonly as: string },
): Promise<Result<'marked' | 'repeated', LookRefusal>> {
  const { serialNumber, note, administratorId, visit } = looked;
  await lockLooksOf(tx, serialNumber);
  const open = (await wordsShown(tx, looked)).filter(({ look }) => look === undefined);
  if (open.length === 0) {
    return (await wasSaidBefore(tx, looked)) ? ok('repeated') : refuse('changed-meanwhile');
  }
  const wordIds = open.map(({ id }) => id);
  await insertLooks(tx, wordIds, { administratorId, note, lookedAt: clock.now() });
  await audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `${serialNumber} ${looked.as}: ${note}`,
    ...visit,
  });
  return ok('marked');
}

/** By the same clerk, with the same note, about the same words. */
export async function wasSaidBefore(tx: Transaction, looked: Looked): Promise<boolean> {
  const last = (await wordsShown(tx, looked)).at(-1)?.look;
  return last?.administratorId === looked.administratorId && last.note === looked.note;
}

async function wordsShown(
  tx: Transaction,
  { kind, paymentId, upTo }: Looked,
): Promise<readonly KeptWord[]> {
  const words = await doubtfulWordsOf(tx, kind, [paymentId]);
  return words.filter(({ id }) => id <= upTo);
}

async function lockLooksOf(tx: Transaction, serialNumber: string): Promise<void> {
  const name = `looks at ${serialNumber}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
