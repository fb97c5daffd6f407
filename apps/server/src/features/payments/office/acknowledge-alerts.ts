import type { CallRequest } from '@kipute/contract/registry';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import type { CallContext, SignedInAdministrator } from '../../../platform/http/handler.ts';
import type { Visit } from '../../access/index.ts';
import { alertsOf, insertAcknowledgements, type PaymentAlert } from '../payment-alerts.ts';
import { lockName, type PaymentKind } from '../payment-identifiers.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

export type Acknowledgement = {
  readonly kind: PaymentKind;
  readonly paymentId: bigint;
  readonly serialNumber: string;
  /** The newest alert the clerk was shown; one raised later stays open. */
  readonly upTo: bigint;
  readonly note: string;
  readonly administratorId: bigint;
  readonly visit: Visit;
};

/** Somebody else looked at it meanwhile. */
type AcknowledgeRefusal = 'changed-meanwhile';

export type AcknowledgeAlerts = (
  acknowledgement: Acknowledgement,
) => Promise<Result<'marked' | 'repeated', AcknowledgeRefusal>>;

/** Nothing moves: who looked, when, and what came of it is written down, once. */
export function alertAcknowledger(deps: PaymentsDeps): AcknowledgeAlerts {
  return (acknowledgement) =>
    deps.database.transact((tx) => acknowledge(deps, tx, { ...acknowledgement, as: 'looked at' }));
}

/** Nothing is written when this clerk has said exactly this before. */
export async function acknowledge(
  { audit, clock }: PaymentsDeps,
  tx: Transaction,
  acknowledgement: Acknowledgement & { readonly as: string },
): Promise<Result<'marked' | 'repeated', AcknowledgeRefusal>> {
  const { serialNumber, note, administratorId, visit } = acknowledgement;
  await lockAlertsOf(tx, serialNumber);
  const open = (await alertsShown(tx, acknowledgement)).filter(
    ({ acknowledged }) => acknowledged === undefined,
  );
  if (open.length === 0) {
    return (await wasAcknowledgedBefore(tx, acknowledgement))
      ? ok('repeated')
      : refuse('changed-meanwhile');
  }
  const alertIds = open.map(({ id }) => id);
  await insertAcknowledgements(tx, alertIds, { administratorId, note, lookedAt: clock.now() });
  await audit.record(tx, {
    type: 'payment-decision',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: `${serialNumber} ${acknowledgement.as}: ${note}`,
    subject: { kind: acknowledgement.kind, id: serialNumber },
    changes: { attention: ['open', acknowledgement.as], note: [null, note] },
    ...visit,
  });
  return ok('marked');
}

/** By the same clerk, with the same note, about the same alerts. */
export async function wasAcknowledgedBefore(
  tx: Transaction,
  acknowledgement: Acknowledgement,
): Promise<boolean> {
  const last = (await alertsShown(tx, acknowledgement)).at(-1)?.acknowledged;
  return (
    last?.administratorId === acknowledgement.administratorId && last.note === acknowledgement.note
  );
}

async function alertsShown(
  tx: Transaction,
  { kind, paymentId, upTo }: Acknowledgement,
): Promise<readonly PaymentAlert[]> {
  const alerts = await alertsOf(tx, kind, [paymentId]);
  return alerts.filter(({ id }) => id <= upTo);
}

async function lockAlertsOf(tx: Transaction, serialNumber: string): Promise<void> {
  await lockName(tx, `looks at ${serialNumber}`);
}

type Said = CallRequest<'recharge/mark_looked'> & {
  readonly kind: PaymentKind;
  readonly paymentId: bigint;
};

/** Of the wire's request. */
export function acknowledgementOf(
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
  { kind, paymentId, serial_number: serialNumber, up_to, note }: Said,
): Acknowledgement {
  return {
    kind,
    paymentId,
    serialNumber,
    upTo: idOfWire(up_to),
    note,
    administratorId: caller.administratorId,
    visit: { address, userAgent },
  };
}
