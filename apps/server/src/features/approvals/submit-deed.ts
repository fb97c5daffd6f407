import type { ErrorCode } from '@kipute/contract/errors';
import { invariant } from '@kipute/domain/invariant';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { type KnownDeed, knownDeed } from './deeds.ts';
import { lockSubject, needsSecond, recordDeedAlone } from './deeds-alone.ts';
import type { Deed, DeedOrder, SubmitDeed, Submitted } from './ports.ts';
import { endProposal } from './proposal-records.ts';
import { findWaiting, insertProposal, lockProposal, type Proposal } from './proposal-store.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Does it at once, or keeps it as a proposal when a second person is needed. */
export function deedSubmitter<Payload, Done>(
  deps: ApprovalsDeps,
  deed: Deed<Payload, Done>,
): SubmitDeed<Payload, Done> {
  const known = knownDeed(deed);
  return async (order, persons) => {
    if (persons === 'two-persons') {
      const proposed = await deps.database.transact((tx) => propose(deps, tx, { known, order }));
      if (!proposed.ok) return proposed;
      return ok({ outcome: 'proposed', proposalId: proposed.value });
    }
    return deps.database.transact((tx) => doAlone(deps, tx, { deed, order }));
  };
}

type DoneAlone<Payload, Done> = {
  readonly deed: Deed<Payload, Done>;
  readonly order: DeedOrder<Payload>;
};

/** Ten parts of a large deed at once come one after the other, and the last ones are refused. */
async function doAlone<Payload, Done>(
  { clock }: ApprovalsDeps,
  tx: Transaction,
  { deed, order }: DoneAlone<Payload, Done>,
): Promise<Result<Submitted<Done>, ErrorCode>> {
  const { kind } = deed;
  const alone = { kind, administratorId: order.administratorId, now: clock.now() };
  const measure = await deed.measure?.(tx, order.payload);
  if (measure) {
    await lockSubject(tx, { ...alone, measure });
    if (await needsSecond(tx, { ...alone, measure })) return refuse('changed-meanwhile');
  }
  const done = await deed.perform(tx, order);
  if (!done.ok) return done;
  await recordDeedAlone(tx, { ...alone, measure });
  return ok({ outcome: 'done', value: done.value });
}

type Proposed = { readonly known: KnownDeed; readonly order: DeedOrder<unknown> };

/** The same request again is the same proposal; of another person's the caller is told. */
async function propose(
  deps: ApprovalsDeps,
  tx: Transaction,
  { known, order }: Proposed,
): Promise<Result<bigint, 'already-proposed'>> {
  const { clock, settings, audit } = deps;
  const { payload, reason, administratorId, visit } = order;
  const { kind } = known;
  const opened = known.open(payload);
  invariant(opened, 'what is proposed keeps the schema of its kind');
  const { sw, en } = await opened.view(tx);
  const proposedAt = clock.now();
  const { proposalHours } = settings.current('office');
  const deedKey = opened.key;
  await endOverdue(deps, tx, { kind, deedKey });
  const id = await insertProposal(tx, {
    ...{ kind, deedKey, payload: JSON.stringify(payload), reason, proposedAt },
    ...{ titleSw: sw.title, titleEn: en.title },
    ...{ subjectKind: en.subject.kind, subjectId: en.subject.id, subjectName: en.subject.name },
    proposedBy: administratorId,
    endsAt: new Date(proposedAt.getTime() + proposalHours * HOUR_MS),
  });
  if (id === undefined) {
    const waiting = await findWaiting(tx, { kind, deedKey });
    const isSame = waiting?.proposedBy === administratorId && sameJson(waiting.payload, payload);
    return isSame ? ok(waiting.id) : refuse('already-proposed');
  }
  await audit.record(tx, {
    type: 'proposal',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `proposal ${id} made: ${en.title}: ${reason}`,
    subject: { kind: 'proposal', id },
    changes: { state: [null, 'waiting'] },
    ...visit,
  });
  return ok(id);
}

/** One that ran out and was not ended yet stands in nobody's way. */
async function endOverdue(
  deps: ApprovalsDeps,
  tx: Transaction,
  same: Pick<Proposal, 'kind' | 'deedKey'>,
): Promise<void> {
  const found = await findWaiting(tx, same);
  if (!found || found.endsAt > deps.clock.now()) return;
  const locked = await lockProposal(tx, found.id);
  if (locked) await endProposal(deps, tx, locked);
}

/** The database orders the fields of stored JSON in its own way. */
function sameJson(stored: unknown, sent: unknown): boolean {
  const inOrder = (value: unknown): string =>
    JSON.stringify(value, (_, field: unknown) =>
      typeof field === 'object' && field !== null && !Array.isArray(field)
        ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1)))
        : field,
    );
  return inOrder(stored) === inOrder(sent);
}
