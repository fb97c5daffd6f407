import type { ErrorCode } from '@kipute/contract/errors';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { couldSitAt, nodesOfAdministrator, type Visit } from '../access/index.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { changesShown, type Deeds, deedOf, noChanges, type OpenDeed } from './deeds.ts';
import { endProposal, recordDecision } from './proposal-records.ts';
import { stateAfter } from './proposal-states.ts';
import { lockProposal, type Proposal, type ShownChanges, writeDecision } from './proposal-store.ts';

export type DecideDeps = ApprovalsDeps & { readonly deeds: Deeds };

type Decision = {
  readonly proposalId: bigint;
  readonly decision: 'approve' | 'refuse';
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

/** In the order they are checked. */
type DecideRefusal =
  | 'refusal-note-required'
  | 'proposal-unknown'
  | 'proposal-decided'
  | 'proposal-ended'
  | 'own-proposal'
  | 'second-person-not-independent'
  | 'permission-denied';

export type DecideProposal = (decision: Decision) => Promise<Result<Proposal, DecideRefusal>>;

/**
 * Another person does what was proposed, or refuses it. The lock of the proposal, the deed and the
 * decision are one transaction: of ten who decide at once nine find it decided.
 */
export function proposalDecider(deps: DecideDeps): DecideProposal {
  return async (decision) => {
    if (decision.decision === 'refuse' && !decision.note) return refuse('refusal-note-required');
    return deps.database.transact((tx) => decide(deps, tx, decision));
  };
}

async function decide(
  deps: DecideDeps,
  tx: Transaction,
  decision: Decision,
): Promise<Result<Proposal, DecideRefusal>> {
  const { proposalId, administratorId } = decision;
  const proposal = await lockProposal(tx, proposalId);
  if (!proposal) return refuse('proposal-unknown');
  if (!stateAfter(proposal.state, 'approved')) return refuse('proposal-decided');
  if (proposal.endsAt <= deps.clock.now()) {
    await endProposal(deps, tx, proposal);
    return refuse('proposal-ended');
  }
  if (proposal.proposedBy === administratorId) return refuse('own-proposal');
  const seat = { administratorId: proposal.proposedBy, accountOf: administratorId };
  if (await couldSitAt(tx, { ...seat, now: deps.clock.now() })) {
    return refuse('second-person-not-independent');
  }
  const deed = deedOf(deps.deeds, proposal.kind);
  // As they are now, whatever the session of the caller still believes.
  const nodes = await nodesOfAdministrator(tx, administratorId);
  if (!nodes.has('approval/decide') || !nodes.has(deed.node)) return refuse('permission-denied');
  const opened = deed.open(proposal.payload);
  const changes = opened ? changesShown(await opened.view(tx)) : noChanges;
  const event = decision.decision === 'refuse' ? 'refused' : 'approved';
  const obstacle =
    event === 'approved' ? await carryOut(deps, tx, { proposal, opened, decision }) : undefined;
  return ok(await conclude(deps, tx, { proposal, decision, changes, obstacle }));
}

type CarriedOut = {
  readonly proposal: Proposal;
  readonly opened: OpenDeed | undefined;
  readonly decision: Decision;
};

/** What stands in the way; undefined when it was done. */
async function carryOut(
  { deeds }: DecideDeps,
  tx: Transaction,
  { proposal, opened, decision }: CarriedOut,
): Promise<ErrorCode | undefined> {
  const { proposedBy, reason, kind } = proposal;
  if (!opened) return 'changed-meanwhile';
  const nodes = await nodesOfAdministrator(tx, proposedBy);
  if (!nodes.has(deedOf(deeds, kind).node)) return 'proposer-lost-right';
  // What a deed wrote before it refused goes with the savepoint; the decision stays.
  await sql`savepoint deed`.execute(tx);
  const done = await opened.perform(tx, {
    reason,
    administratorId: proposedBy,
    approvedBy: decision.administratorId,
    visit: decision.visit,
  });
  if (done.ok) return undefined;
  await sql`rollback to savepoint deed`.execute(tx);
  return done.refusal;
}

type Concluded = {
  readonly proposal: Proposal;
  readonly decision: Decision;
  readonly changes: ShownChanges;
  readonly obstacle: ErrorCode | undefined;
};

async function conclude(
  deps: DecideDeps,
  tx: Transaction,
  { proposal, decision, changes, obstacle }: Concluded,
): Promise<Proposal> {
  const { administratorId, note, visit } = decision;
  const approved = obstacle ? 'found-impossible' : 'approved';
  const event = decision.decision === 'refuse' ? 'refused' : approved;
  const state = stateAfter(proposal.state, event) ?? proposal.state;
  const decided = await writeDecision(tx, proposal.id, {
    ...{ state, changes, decidedBy: administratorId, decidedAt: deps.clock.now() },
    ...{ decisionNote: note, obstacle: obstacle ?? null },
  });
  await recordDecision(deps, tx, { decided, administratorId, visit });
  return decided;
}
