import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeemBalance, beemBalancePath } from '@kipute/provider-protocols/sms/beem-balance';
import {
  type BeemDeliveryEntry,
  beemDeliveryPath,
} from '@kipute/provider-protocols/sms/beem-delivery';
import { type BeemAccepted, beemSendPath } from '@kipute/provider-protocols/sms/beem-send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeliveryReports } from './delivery-reports.ts';
import type { Inbox } from './inbox.ts';
import { judgeRequest, refusalOf, type Verdict } from './request-verdict.ts';
import type { TroubleScript } from './trouble.ts';

export type Gateway = {
  readonly apiKey: string;
  readonly secretKey: string;
  /** Empty: every well-formed name may send. */
  readonly senderNames: readonly string[];
  readonly inbox: Inbox;
  readonly trouble: TroubleScript;
  readonly reports: DeliveryReports;
  creditLeft: number;
  lastRequestId: number;
};

type Taken = Extract<Verdict, { taken: true }>;

function basicToken(gateway: Gateway): Buffer {
  const pair = Buffer.from(`${gateway.apiKey}:${gateway.secretKey}`).toString('base64');
  return Buffer.from(`Basic ${pair}`);
}

function isAuthorized(gateway: Gateway, header: string): boolean {
  const expected = basicToken(gateway);
  const presented = Buffer.from(header);
  return presented.length === expected.length && timingSafeEqual(presented, expected);
}

async function requireAuthorization(
  gateway: Gateway,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const header = request.headers.authorization;
  if (header === undefined) return reply.code(401).send(refusalOf(107));
  if (!isAuthorized(gateway, header)) return reply.code(401).send(refusalOf(120));
  return undefined;
}

function deliver(gateway: Gateway, taken: Taken, copies: number): string {
  gateway.lastRequestId += 1;
  const requestId = String(gateway.lastRequestId);
  for (const { recipientId, phone } of taken.recipients) {
    gateway.creditLeft -= 1;
    for (let copy = 0; copy < copies; copy += 1) {
      const message = {
        requestId,
        recipientId,
        phone,
        sender: taken.sender,
        text: taken.text,
        receivedAt: new Date().toISOString(),
        status: 'DELIVERED',
      } as const;
      gateway.inbox.receive(message);
      gateway.reports.report(message);
    }
  }
  return requestId;
}

function acceptance(taken: Taken, requestId: string): BeemAccepted {
  return {
    successful: true,
    request_id: Number(requestId),
    code: 100,
    message: 'Message Submitted Successfully',
    ...taken.counts,
  };
}

async function send(gateway: Gateway, body: unknown, reply: FastifyReply): Promise<unknown> {
  const trouble = gateway.trouble.next();
  // Hijacked and left alone: the connection stays open until the caller gives up.
  if (trouble.mode === 'never') return reply.hijack();
  if (trouble.mode === 'refuse') return reply.code(400).send(refusalOf(trouble.code));
  const verdict = judgeRequest(body, gateway.senderNames);
  if (!verdict.taken) return reply.code(400).send(verdict.refusal);
  if (gateway.creditLeft < verdict.recipients.length) return reply.code(400).send(refusalOf(102));
  const requestId = deliver(gateway, verdict, trouble.mode === 'twice' ? 2 : 1);
  if (trouble.mode === 'late') await sleep(trouble.delayMs, undefined, { ref: false });
  return reply.send(acceptance(verdict, requestId));
}

/** The documented API: send, balance, delivery query. */
export function registerSendRoutes(server: FastifyInstance, gateway: Gateway): void {
  server.register(async (api) => {
    api.addHook('onRequest', (request, reply) => requireAuthorization(gateway, request, reply));

    api.post(beemSendPath, (request, reply) => send(gateway, request.body, reply));

    api.get(beemBalancePath, (): BeemBalance => ({ data: { credit_balance: gateway.creditLeft } }));

    api.get<{ Querystring: { dest_addr?: string; request_id?: string } }>(
      beemDeliveryPath,
      ({ query }): BeemDeliveryEntry[] =>
        gateway.inbox.ofRequest(query.request_id ?? '', query.dest_addr ?? '').map((message) => ({
          dest_addr: message.phone,
          request_id: message.requestId,
          status: message.status,
        })),
    );
  });
}
