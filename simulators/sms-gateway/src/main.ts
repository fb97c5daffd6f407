import { fastify } from 'fastify';
import { announceReady, closeOnExit, listenOnLoopback } from '../../kit/simulator-process.ts';
import { registerMessagingRoutes } from './africas-talking/messaging-routes.ts';
import { registerSendRoutes } from './beem/send-routes.ts';
import { createDeliveryReports } from './delivery-reports.ts';
import { Inbox } from './inbox.ts';
import { registerInboxRoutes } from './inbox-routes.ts';
import { TroubleScript } from './trouble.ts';

/**
 * Text-message gateways as Beem and Africa's Talking document them, with the phones behind both.
 * Started as a process of its own: PORT (0 takes any), API_KEY, SECRET_KEY, SMS_USERNAME,
 * SENDER_NAMES, CREDIT, CALLBACK_URL or HOUSE_URL (the player site), SMS_CALLBACK_KEY and
 * REPORT_DELAY_MS come from the environment.
 */
const { env } = process;
const inbox = new Inbox();
const trouble = new TroubleScript();
const reports = createDeliveryReports({
  houseUrl: env.CALLBACK_URL ?? env.HOUSE_URL,
  key: env.SMS_CALLBACK_KEY ?? 'development',
  delayMs: Number(env.REPORT_DELAY_MS ?? 1_000),
});
const server = fastify({ forceCloseConnections: true });

const gateway = {
  apiKey: env.API_KEY ?? 'development',
  secretKey: env.SECRET_KEY ?? 'development',
  username: env.SMS_USERNAME ?? 'development',
  senderNames: (env.SENDER_NAMES ?? '').split(',').filter((name) => name !== ''),
  inbox,
  trouble,
  reports,
  creditLeft: Number(env.CREDIT ?? 1_000_000),
  lastRequestId: 35_918_900,
};
registerSendRoutes(server, gateway);
registerMessagingRoutes(server, gateway);
registerInboxRoutes(server, inbox, trouble);

closeOnExit(async () => {
  reports.stop();
  await server.close();
});
const port = await listenOnLoopback(server, env.PORT);
announceReady({ port });
