import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { RuleFinding } from '@kipute/domain/payments/withdrawal-rules';
import type { Reader } from '../../../platform/database/database.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import { managedViews } from '../office/managed-view.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { claimsOf } from '../withdrawals/claims.ts';
import { findingsOfAll } from '../withdrawals/withdrawal-findings.ts';
import type { Withdrawal } from '../withdrawals/withdrawal-store.ts';
import { ownersOf } from './queue-store.ts';

type QueuedView = CallContent<'withdraw/inquire_case'>['row'];

type Viewing = { readonly administratorId: bigint; readonly locale: Locale };

const moneyRules: readonly string[] = ['amount', 'day'];

function findingView({ rule, measured, wanted, holds }: RuleFinding) {
  const shown = (value: bigint) =>
    moneyRules.includes(rule) ? toWireShillings(senti(value)) : Number(value);
  return {
    rule,
    measured: measured === null ? null : shown(measured),
    wanted: shown(wanted),
    holds: holds ? 1 : 0,
  } as const;
}

/** All that the queue shows of withdrawals, read for all of them at once. */
export async function queuedViews(
  { approvals, clock }: Pick<PaymentsDeps, 'approvals' | 'clock'>,
  reader: Reader,
  { withdrawals, administratorId, locale }: Viewing & { withdrawals: readonly Withdrawal[] },
): Promise<QueuedView[]> {
  const ids = withdrawals.map(({ id }) => id);
  const managed = await managedViews(reader, withdrawals, locale);
  const findings = await findingsOfAll(reader, ids);
  const claims = await claimsOf(reader, ids, clock.now());
  const owners = await ownersOf(
    reader,
    withdrawals.map(({ playerId }) => playerId),
  );
  const proposals = await approvals.waitingOf(reader, 'withdrawal');
  const proposalOf = new Map(proposals.map((proposal) => [proposal.subjectId, proposal]));
  const names = await namesOfAdministrators(reader, [
    ...[...claims.values()].map((claim) => claim.administratorId),
    ...proposals.map(({ proposedBy }) => proposedBy),
  ]);
  const personOf = (id: bigint) => ({ id: id.toString(), name: names.get(id) ?? '' });
  const mineOf = (id: bigint) => (id === administratorId ? 1 : 0);
  return withdrawals.map(({ id, playerId, serialNumber }, at) => {
    const view = managed[at];
    const owner = owners.get(playerId);
    invariant(view && owner, 'a withdrawal has a view and an owner');
    const claim = claims.get(id);
    const proposal = proposalOf.get(serialNumber);
    return {
      ...view,
      user: { id: playerId.toString(), name: owner.name },
      registered_at: owner.registeredAt.toISOString(),
      findings: (findings.get(id) ?? []).map(findingView),
      claim: claim
        ? {
            by: personOf(claim.administratorId),
            ends_at: claim.endsAt.toISOString(),
            mine: mineOf(claim.administratorId),
          }
        : null,
      proposed: proposal
        ? {
            id: proposal.id.toString(),
            by: personOf(proposal.proposedBy),
            note: proposal.reason,
            mine: mineOf(proposal.proposedBy),
          }
        : null,
    };
  });
}

export async function queuedView(
  deps: Pick<PaymentsDeps, 'approvals' | 'clock'>,
  reader: Reader,
  { withdrawal, ...viewing }: Viewing & { withdrawal: Withdrawal },
): Promise<QueuedView> {
  const [view] = await queuedViews(deps, reader, { ...viewing, withdrawals: [withdrawal] });
  invariant(view, 'one withdrawal has one view');
  return view;
}
