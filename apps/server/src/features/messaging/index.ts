import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnyJob, Outbox } from '../../platform/jobs/jobs.ts';
import { type Access, administratorOnNewNetwork, type NewNetwork } from '../access/index.ts';
import type { SettingsOf } from '../settings/index.ts';
import { createDeliverSms, dropSecretsJob } from './deliver-sms.ts';
import {
  type ApplyDeliveryReport,
  createApplyDeliveryReport,
  registerReports,
} from './delivery-reports.ts';
import {
  mailingRoom,
  mailingSmsSender,
  type RoomForMailings,
  type SendMailingSms,
  sentOfMailings,
} from './mailing-sms.ts';
import type { ReadSmsReport, SmsGateway } from './ports.ts';
import { createSendSms, type SendSms, sendSmsJob } from './send-sms.ts';
import { type HasRoomFor, smsBudget } from './sms-budget.ts';
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
  readonly sendMailingSms: SendMailingSms;
  readonly sentOfMailings: typeof sentOfMailings;
  /** Asked before a mailing writes its next messages. */
  readonly roomForMailings: RoomForMailings;
  /** Newest first. */
  readonly messagesTo: typeof messagesTo;
  readonly forgetMessagesTo: typeof forgetMessagesTo;
  readonly applyDeliveryReport: ApplyDeliveryReport;
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
  const applyDeliveryReport = createApplyDeliveryReport(clock);
  return {
    sendSms,
    hasRoomFor: smsBudget({ clock, budget, countRefused }),
    sendMailingSms: mailingSmsSender(clock, outbox),
    sentOfMailings,
    roomForMailings: mailingRoom(clock, budget),
    messagesTo,
    forgetMessagesTo,
    applyDeliveryReport,
    registerReports: (server, readReport) =>
      registerReports(server, { database, applyDeliveryReport, readReport }),
    jobs: [sendJob, announceJob, dropSecretsJob(database, clock)],
  };
}

type AnnounceDeps = {
  readonly database: Database;
  readonly access: Pick<Access, 'phoneOfAdministrator'>;
  readonly sendSms: SendSms;
};

/** In both languages, because nobody is signed in whose choice could be asked. */
const textFor = (network: string): string =>
  `Kipute: akaunti yako ya usimamizi imeingia kutoka IP mpya ${network}. ` +
  'Kama si wewe, badilisha nenosiri sasa. ' +
  `Your back-office account signed in from a new network ${network}. ` +
  'If this was not you, change your password now.';

export function createAnnounceNewNetwork({
  database,
  access,
  sendSms,
}: AnnounceDeps): (event: NewNetwork) => Promise<void> {
  return async ({ administratorId, network }) => {
    const phone = await access.phoneOfAdministrator(BigInt(administratorId));
    if (phone === undefined) return;
    const key = `new-network:${administratorId}:${network}`;
    await database.transact((tx) => sendSms(tx, { phone, text: textFor(network), key }));
  };
}
