import { fstatSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { createDeliveryReports } from './delivery-reports.ts';
import { Inbox } from './inbox.ts';
import { registerInboxRoutes } from './inbox-routes.ts';
import { registerSendRoutes } from './send-routes.ts';
import { TroubleScript } from './trouble.ts';

/**
 * A text-message gateway as Beem documents it, with the phones behind it. Started as a process of
 * its own: PORT (0 takes any), API_KEY, SECRET_KEY, SENDER_NAMES, CREDIT, CALLBACK_URL and
 * REPORT_DELAY_MS come from the environment.
 */
const { env } = process;
const inbox = new Inbox();
const trouble = new TroubleScript();
const reports = createDeliveryReports(env.CALLBACK_URL, Number(env.REPORT_DELAY_MS ?? 1_000));
const server = fastify({ forceCloseConnections: true });

registerSendRoutes(server, {
  apiKey: env.API_KEY ?? 'development',
  secretKey: env.SECRET_KEY ?? 'development',
  senderNames: (env.SENDER_NAMES ?? '').split(',').filter((name) => name !== ''),
  inbox,
  trouble,
  reports,
  creditLeft: Number(env.CREDIT ?? 1_000_000),
  lastRequestId: 35_918_900,
});
registerInboxRoutes(server, inbox, trouble);

let ending = false;
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  reports.stop();
  await server.close();
  process.exit(0);
}

/** A parent that dies takes its pipe along; a terminal or /dev/null says nothing about a parent. */
function endWithParent(): void {
  const input = fstatSync(0);
  if (input.isFIFO() || input.isSocket()) process.stdin.on('close', end).resume();
  process.on('disconnect', end);
}

process.on('SIGTERM', end);
process.on('SIGINT', end);
endWithParent();
await server.listen({ host: '127.0.0.1', port: Number(env.PORT ?? 0) });
const { port } = server.server.address() as AddressInfo;
console.log(JSON.stringify({ ready: true, port }));
