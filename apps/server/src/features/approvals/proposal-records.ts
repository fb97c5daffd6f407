import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Visit } from '../access/index.ts';
import type { ApprovalsDeps } from './approvals-deps.ts';
import { noChanges } from './deeds.ts';
import { stateAfter } from './proposal-states.ts';
import { lockOverdue, lockProposal, type Proposal, writeDecision } from './proposal-store.ts';

type Recorded = {
  readonly decided: Proposal;
  /** Null when it ended by itself. */
  readonly administratorId: bigint | null;
  readonly visit?: Visit;
};

/** One line of the log, with what was shown to who decided. */
export async function recordDecision(
  { audit }: ApprovalsDeps,
  tx: Transaction,
  { decided, administratorId, visit }: Recorded,
): Promise<void> {
  const { id, state, titleEn, decisionNote, obstacle, changes = noChanges } = decided;
  const why = [obstacle, decisionNote].filter(Boolean).join(', ');
  await audit.record(tx, {
    type: 'proposal',
    source: administratorId === null ? 'server' : 'backoffice',
    user: administratorId === null ? null : { kind: 'administrator', id: administratorId },
    content: `proposal ${id} ${state}: ${titleEn}${why && `: ${why}`}`,
    subject: { kind: 'proposal', id },
    changes: {
      state: ['waiting', state],
      ...Object.fromEntries(changes.en.map(({ label, before, after }) => [label, [before, after]])),
    },
    ...visit,
  });
}

/** Nobody decided in time. */
export async function endProposal(
  deps: ApprovalsDeps,
  tx: Transaction,
  { id, state }: Proposal,
): Promise<void> {
  const ended = stateAfter(state, 'ran-out');
  if (!ended) return;
  const decided = await writeDecision(tx, id, {
    ...{ state: ended, changes: noChanges, decisionNote: '', obstacle: null },
    ...{ decidedBy: null, decidedAt: deps.clock.now() },
  });
  await recordDecision(deps, tx, { decided, administratorId: null });
}

type TakenBack = {
  readonly proposalId: bigint;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

export type TakeBack = (
  taken: TakenBack,
) => Promise<Result<Proposal, 'proposal-unknown' | 'proposal-decided'>>;

/** Who proposed takes it back; of another person's they are told that there is none. */
export function proposalTaker(deps: ApprovalsDeps): TakeBack {
  return ({ proposalId, administratorId, visit }) =>
    deps.database.transact(async (tx) => {
      const proposal = await lockProposal(tx, proposalId);
      if (proposal?.proposedBy !== administratorId) return refuse('proposal-unknown');
      const state = stateAfter(proposal.state, 'taken-back');
      if (!state) return refuse('proposal-decided');
      const decided = await writeDecision(tx, proposalId, {
        ...{ state, changes: noChanges, decisionNote: '', obstacle: null },
        ...{ decidedBy: administratorId, decidedAt: deps.clock.now() },
      });
      await recordDecision(deps, tx, { decided, administratorId, visit });
      return ok(decided);
    });
}

const EVERY_FIVE_MINUTES = '*/5 * * * *';

/** Ends what nobody decided in time; a decision looks at the clock by itself. */
export function endProposalsJob(deps: ApprovalsDeps): AnyJob {
  return {
    name: 'end-proposals',
    payload: z.object({}),
    attemptsMax: 3,
    schedule: EVERY_FIVE_MINUTES,
    run: () =>
      deps.database.transact(async (tx) => {
        for (const proposal of await lockOverdue(tx, deps.clock.now())) {
          await endProposal(deps, tx, proposal);
        }
      }),
  };
}
