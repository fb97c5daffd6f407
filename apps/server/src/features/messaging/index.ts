import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnyJob, Outbox } from '../../platform/jobs/jobs.ts';
import { type Access, administratorOnNewNetwork } from '../access/index.ts';
import { createAnnounceNewNetwork } from './announce-new-network.ts';
import { createDeliverSms } from './deliver-sms.ts';
import type { SmsGateway } from './ports.ts';
import { createSendSms, type SendSms } from './send-sms.ts';
import { sendSmsJob } from './sms-jobs.ts';

export type MessagingDeps = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly gateway: SmsGateway;
  readonly access: Pick<Access, 'phoneOfAdministrator'>;
  readonly clock: Clock;
};

export type Messaging = {
  readonly sendSms: SendSms;
  readonly jobs: readonly AnyJob[];
};

export function createMessaging(deps: MessagingDeps): Messaging {
  const { clock, outbox } = deps;
  const sendSms = createSendSms(clock, outbox);
  const deliverSms = createDeliverSms(deps);
  const announceNewNetwork = createAnnounceNewNetwork({ ...deps, sendSms });
  const sendJob = {
    ...sendSmsJob,
    run: ({ smsId }: { readonly smsId: string }) => deliverSms(BigInt(smsId)),
  };
  const announceJob = { ...administratorOnNewNetwork, run: announceNewNetwork };
  return { sendSms, jobs: [sendJob, announceJob] };
}
