import type { ErrorCode } from '@kipute/contract/errors';
import { textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { formatShillings } from '@kipute/domain/money/senti';
import { racingRoundStateAfter } from '@kipute/domain/racing/racing-states';
import { type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Visit } from '../../access/index.ts';
import type { Deed, DeedOrder, ProposalView, Submitted } from '../../approvals/index.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { findRound, lockRound, type RacingRound } from '../rounds/round-store.ts';
import { refundRound } from '../running/refund-round.ts';
import { sumsOf } from './round-sums.ts';

const refunding = z.object({ roundId: z.string().regex(/^\d+$/) });
type Refunding = z.infer<typeof refunding>;

type Asked = {
  readonly roundId: bigint;
  readonly reason: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

type RefundByHand = (asked: Asked) => Promise<Result<Submitted<null>, ErrorCode>>;

/** Gives all stakes of a round back; by two persons as soon as anybody bet on it (RAC-61). */
export function refundByHand(deps: RacingDeps): RefundByHand {
  const { approvals, database } = deps;
  const submit = approvals.register(refundDeed(deps));
  return async ({ roundId, ...order }) => {
    const round = await findRound(database.read, roundId);
    if (!round) return refuse('racing-round-unknown');
    const refusal = refundRefusal(deps, round);
    if (refusal) return refuse(refusal);
    const { bets } = await sumsOf(database.read, round);
    const payload = { roundId: roundId.toString() };
    return submit({ ...order, payload }, bets > 0 ? 'two-persons' : 'one-person');
  };
}

/** Nobody can have bet on a round that has not opened; whoever wants none closes racing. */
function refundRefusal({ clock }: Pick<RacingDeps, 'clock'>, round: RacingRound) {
  if (round.opensAt > clock.now()) return 'racing-round-not-open';
  return mayBeRefunded(round) ? undefined : 'racing-round-settled';
}

const mayBeRefunded = ({ state }: RacingRound): boolean =>
  racingRoundStateAfter(state, 'refunded-by-hand') !== undefined;

function refundDeed(deps: RacingDeps): Deed<Refunding, null> {
  return {
    kind: 'racing-refund',
    payload: refunding,
    node: 'racing_round/refund',
    view: async (reader, { roundId }, locale) => {
      const says = (sw: string, en: string) => textIn(locale, { sw, en });
      const round = await roundNamed(reader, roundId);
      return refundView(says, { round, ...(await sumsOf(reader, round)) });
    },
    perform: (tx, order) => performRefund(deps, tx, order),
  };
}

async function roundNamed(reader: Reader, roundId: string): Promise<RacingRound> {
  const round = await findRound(reader, BigInt(roundId));
  invariant(round, 'a round that was ever open is never removed');
  return round;
}

type Viewed = { readonly round: RacingRound } & Awaited<ReturnType<typeof sumsOf>>;

function refundView(
  says: (sw: string, en: string) => string,
  { round, bets, staked }: Viewed,
): ProposalView {
  const id = round.id.toString();
  const amount = formatShillings(staked);
  return {
    title: says(`Rudisha ${amount} za raundi ${id}`, `Return ${amount} of round ${id}`),
    subject: { kind: 'racing-round', id, name: id },
    changes: [
      {
        label: says('Hali', 'State'),
        ...{ before: round.state, after: says('imerejeshwa', 'refunded') },
      },
      {
        label: says('Dau zinazorudishwa', 'Bets whose stake goes back'),
        ...{ before: '–', after: String(bets) },
      },
    ],
    checks: [
      {
        text: says('Raundi bado haijalipwa', 'The round is not settled yet'),
        holds: mayBeRefunded(round) ? 1 : 0,
      },
    ],
  };
}

async function performRefund(
  deps: RacingDeps,
  tx: Transaction,
  { payload, reason, administratorId, approvedBy, visit }: DeedOrder<Refunding>,
): Promise<Result<null, ErrorCode>> {
  const round = await lockRound(tx, BigInt(payload.roundId));
  if (!round) return refuse('racing-round-unknown');
  // Nobody bets while the round is locked: what is counted now is all there will ever be.
  const { bets, staked } = await sumsOf(tx, round);
  if (bets > 0 && approvedBy === undefined) return refuse('changed-meanwhile');
  const refundedBy = approvedBy ?? administratorId;
  const cause = 'refunded-by-hand';
  const refunded = await refundRound(deps, tx, { round, cause, reason, refundedBy });
  if (!refunded.ok) return refunded;
  await deps.audit.record(tx, {
    ...{ type: 'racing-change', source: 'backoffice', ...visit },
    user: { kind: 'administrator', id: refundedBy },
    content: `round ${round.id}: ${reason}`,
    subject: { kind: 'racing-round', id: round.id },
    changes: { state: [round.state, 'refunded'], refunded: [null, staked] },
  });
  return refunded;
}
