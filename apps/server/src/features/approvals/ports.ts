import type { proposalKinds } from '@kipute/contract/constants/operations/approvals';
import type { ErrorCode } from '@kipute/contract/errors';
import type { Locale } from '@kipute/contract/locale';
import type { NodePath } from '@kipute/contract/permission-nodes';
import type { CallContent } from '@kipute/contract/registry';
import type { Senti } from '@kipute/domain/money/senti';
import type { Result } from '@kipute/domain/result';
import type { z } from 'zod';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';

export type ProposalKind = keyof typeof proposalKinds;

type ShownProposal = CallContent<'approval/detailed'>;

/** What a proposal is about and what it would change, as things stand now. */
export type ProposalView = Pick<ShownProposal, 'title' | 'subject' | 'changes' | 'checks'> & {
  /** Of money that leaves. */
  readonly money_path?: ShownProposal['money_path'];
};

/** Who does it, in whose name. */
export type DeedOrder<Payload> = {
  readonly payload: Payload;
  readonly reason: string;
  readonly administratorId: bigint;
  /** Undefined when one person sufficed. */
  readonly approvedBy?: bigint;
  readonly visit: Visit;
};

/** What a deed moves, and for whom. */
export type Measure = {
  /** Of the request: the same one again counts once. */
  readonly key: string;
  /** Parts of one large thing have it in common. */
  readonly subject: string;
  readonly amount: Senti;
  /** From here on a second person is needed, for all parts of a day together. */
  readonly secondFrom: Senti;
};

/**
 * Something that above a limit is done by two persons. A feature registers it once; approvals keep
 * the payload, show it and perform it. `perform` checks everything again: whatever held when it
 * was proposed may have changed.
 */
export type Deed<Payload, Done> = {
  readonly kind: ProposalKind;
  /** Plain JSON: it is stored as it stands and read through this schema again. */
  readonly payload: z.ZodType<Payload>;
  /** While one with the same key waits there is no second one; unset: the whole payload. */
  readonly key?: (payload: Payload) => string;
  /** Unset where nothing is summed: then each one counts by itself. */
  readonly measure?: (reader: Reader, payload: Payload) => Promise<Measure>;
  /** Who approves must hold this node beside `approval/decide`. */
  readonly node: NodePath;
  readonly view: (reader: Reader, payload: Payload, locale: Locale) => Promise<ProposalView>;
  /** A refusal undoes whatever it wrote before; news go out by `afterCommit`, on success only. */
  readonly perform: (
    tx: Transaction,
    order: DeedOrder<Payload>,
  ) => Promise<Result<Done, ErrorCode>>;
};

export type Submitted<Done> =
  | { readonly outcome: 'done'; readonly value: Done }
  | { readonly outcome: 'proposed'; readonly proposalId: bigint };

/** Does it at once, or keeps it as a proposal when a second person is needed. */
export type SubmitDeed<Payload, Done> = (
  order: DeedOrder<Payload>,
  persons: 'one-person' | 'two-persons',
) => Promise<Result<Submitted<Done>, ErrorCode>>;

/** One that waits for its second person, as the screen of its subject tells it. */
export type WaitingProposal = {
  readonly id: bigint;
  readonly subjectId: string;
  readonly proposedBy: bigint;
  readonly reason: string;
};

export type Approvals = {
  readonly waitingOf: (reader: Reader, kind: ProposalKind) => Promise<readonly WaitingProposal[]>;
  readonly register: <Payload, Done>(deed: Deed<Payload, Done>) => SubmitDeed<Payload, Done>;
  /** Whether what this person did alone for the subject in a day comes to the limit with this. */
  readonly needsSecond: (
    reader: Reader,
    measured: {
      readonly kind: ProposalKind;
      readonly administratorId: bigint;
      readonly measure: Measure;
    },
  ) => Promise<boolean>;
};
