import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import {
  type ChannelDay,
  findStatementFile,
  insertStatement,
  latestFindings,
  lockFile,
} from './day-store.ts';
import { compareStatement, lastDayOver, type ReconcileDeps } from './reconcile-day.ts';
import { readStatementFile, type StatementFault } from './statement-file.ts';

type UploadedStatement = ChannelDay & {
  readonly text: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

type Taken =
  | { readonly kind: 'compared'; readonly differences: number }
  | { readonly kind: 'unreadable'; readonly faults: readonly StatementFault[] };

/** In the order they are checked. */
type StatementRefusal = 'statement-day-open' | 'statement-used';

export type TakeStatement = (
  uploaded: UploadedStatement,
) => Promise<Result<Taken, StatementRefusal>>;

/**
 * A party without a list of its own is compared by what a person brings from its portal (REC-01).
 * The same file again is the same statement, compared anew with what the books say by then.
 */
export function statementTaker(deps: ReconcileDeps): TakeStatement {
  return async ({ channel, day, text, administratorId, visit }) => {
    if (day > lastDayOver(deps.clock.now())) return refuse('statement-day-open');
    const file = readStatementFile(text);
    if (file.kind === 'unreadable') return ok(file);
    const { lines } = file;
    const hash = createHash('sha256').update(text).digest('hex');
    const kept = await deps.database.transact(async (tx) => {
      await lockFile(tx, hash);
      const known = await findStatementFile(tx, hash);
      if (known) return known.channel === channel && known.day === day ? known.id : undefined;
      const uploadedBy = administratorId;
      const receivedAt = deps.clock.now();
      const id = await insertStatement(tx, {
        ...{ channel, day, lines, receivedAt },
        file: { hash, uploadedBy },
      });
      const content = `statement of ${channel} for ${day} uploaded, ${lines.length} lines`;
      await record(deps, tx, { administratorId, visit, content });
      return id;
    });
    if (kept === undefined) return refuse('statement-used');
    await compareStatement(deps, { channel, day, statementId: kept, lines });
    const { length } = await latestFindings(deps.database.read, { channel, day });
    return ok({ kind: 'compared', differences: length });
  };
}

type Uploaded = Pick<UploadedStatement, 'administratorId' | 'visit'> & { readonly content: string };

async function record(
  { audit }: ReconcileDeps,
  tx: Transaction,
  { administratorId, visit, content }: Uploaded,
): Promise<void> {
  await audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content,
    ...visit,
  });
}
