import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnyJob, Outbox } from '../../platform/jobs/jobs.ts';
import { type Access, administratorOnNewNetwork } from '../access/index.ts';
import type { SettingsOf } from '../settings/index.ts';
import { createAnnounceNewNetwork } from './announce-new-network.ts';
import { createDeliverSms } from './deliver-sms.ts';
import type { ReadSmsReport, SmsGateway } from './ports.ts';
import { createHearOfDelivery, type HearOfDelivery } from './reports/hear-of-delivery.ts';
import { registerReports } from './reports/report-http.ts';
import { createSendSms, type SendSms } from './send-sms.ts';
import { type HasRoomFor, smsBudget } from './sms-budget.ts';
import { dropSecretsJob, sendSmsJob } from './sms-jobs.ts';
import { forgetMessagesTo, messagesTo } from './sms-store.ts';

export type { CodeKind } from './sms-budget.ts';

export type MessagingDeps = {
  readonly database: Database;
  readonly outbox: Outbox;
  readonly gateway: SmsGateway;
  readonly access: Pick<Access, 'phoneOfAdministrator'>;
  readonly clock: Clock;
  readonly budget: () => SettingsOf<'messages'>;
  /** A code that was not sent because the budget of its network, or of all, is spent. */
  readonly countRefused?: (network: string) => void;
};

export type Messaging = {
  readonly sendSms: SendSms;
  /** Asked before a code is made. */
  readonly hasRoomFor: HasRoomFor;
  /** Newest first. */
  readonly messagesTo: typeof messagesTo;
  readonly forgetMessagesTo: typeof forgetMessagesTo;
  readonly hearOfDelivery: HearOfDelivery;
  /** Where gateways report; `readReport` tells whom to believe. */
  readonly registerReports: (server: FastifyInstance, readReport: ReadSmsReport) => void;
  readonly jobs: readonly AnyJob[];
};

export function createMessaging(deps: MessagingDeps): Messaging {
  const { database, clock, outbox, budget, countRefused = () => {} } = deps;
  const sendSms = createSendSms(clock, outbox);
  const deliverSms = createDeliverSms(deps);
  const announceNewNetwork = createAnnounceNewNetwork({ ...deps, sendSms });
  const sendJob = {
    ...sendSmsJob,
    run: ({ smsId }: { readonly smsId: string }) => deliverSms(BigInt(smsId)),
  };
  const announceJob = { ...administratorOnNewNetwork, run: announceNewNetwork };
  const hearOfDelivery = createHearOfDelivery(clock);
  return {
    sendSms,
    hasRoomFor: smsBudget({ clock, budget, countRefused }),
    messagesTo,
    forgetMessagesTo,
    hearOfDelivery,
    registerReports: (server, readReport) =>
      registerReports(server, { database, hearOfDelivery, readReport }),
    jobs: [sendJob, announceJob, dropSecretsJob(database, clock)],
  };
}
