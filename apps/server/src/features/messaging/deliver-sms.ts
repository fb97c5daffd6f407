import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { AnyJob, Outbox } from '../../platform/jobs/jobs.ts';
import type { SmsGateway, SmsOutcome } from './ports.ts';
import { revealedIn, sendSmsJob } from './send-sms.ts';
import {
  type ClaimedSms,
  claimSms,
  dropSecretsOver,
  type SmsState,
  settleSms,
} from './sms-store.ts';

type DeliverDeps = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly gateway: SmsGateway;
  readonly clock: Clock;
};

/** Five tries in about seven minutes; a code that comes later helps nobody. */
const TRIES_MAX = 5;
const FIRST_WAIT_SECONDS = 10;

function stateAfter(outcome: SmsOutcome, { attempts, secret }: ClaimedSms): SmsState {
  switch (outcome.kind) {
    case 'sent':
      return { state: 'sent', providerReference: outcome.providerReference };
    case 'refused':
      return { state: 'failed', reason: outcome.reason };
    case 'not-sent':
      return attempts < TRIES_MAX
        ? { state: 'queued', reason: outcome.reason, secret }
        : { state: 'failed', reason: outcome.reason };
    case 'unknown':
      return { state: 'unknown', reason: outcome.reason };
  }
}

/** Hands one queued message to the gateway, at most once per try (MSG-03). */
export function createDeliverSms(deps: DeliverDeps): (id: bigint) => Promise<void> {
  const { database, gateway, clock } = deps;
  return async (id) => {
    const sms = await database.transact((tx) => claimSms(tx, id, clock.now()));
    if (!sms) return;
    const { phone } = sms;
    const text = revealedIn(sms.body, sms.secret);
    const outcome = await gateway.send({ phone, text, reference: sms.id.toString() });
    await database.transact((tx) => recordOutcome(deps, tx, { sms, outcome }));
  };
}

async function recordOutcome(
  { clock, outbox }: DeliverDeps,
  tx: Transaction,
  { sms, outcome }: { readonly sms: ClaimedSms; readonly outcome: SmsOutcome },
): Promise<void> {
  const changedAt = clock.now();
  const next = stateAfter(outcome, sms);
  const isSettled = await settleSms(tx, sms.id, { ...next, changedAt });
  // A report may have come before the answer; what it proves to have arrived is not sent again.
  if (!isSettled || next.state !== 'queued') return;
  const waitSeconds = FIRST_WAIT_SECONDS * 3 ** (sms.attempts - 1);
  const runAt = new Date(changedAt.getTime() + waitSeconds * 1000);
  await outbox.enqueue(tx, sendSmsJob, { smsId: sms.id.toString() }, { runAt });
}

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** A code whose message never left is over some day too (MSG-10). */
export function dropSecretsJob(database: Database, clock: Clock): AnyJob {
  return {
    name: 'drop-sms-secrets',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: EVERY_TEN_MINUTES,
    run: () => database.transact((tx) => dropSecretsOver(tx, clock.now())),
  };
}
