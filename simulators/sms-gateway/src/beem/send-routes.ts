import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeemAccepted,
  type BeemBalance,
  type BeemCode,
  type BeemDeliveryEntry,
  type BeemDeliveryReport,
  beemBalancePath,
  beemCodes,
  beemDeliveryPath,
  beemSendPath,
} from '@kipute/provider-protocols/sms/beem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliver, type Gateway, nextRequestId } from '../gateway.ts';
import type { InboxMessage } from '../inbox.ts';
import { judgeRequest, refusalOf, type Verdict } from './request-verdict.ts';

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

function reportOf(message: InboxMessage): string {
  const report: BeemDeliveryReport = {
    request_id: message.requestId,
    recipient_id: message.recipientId,
    dest_addr: message.phone,
    Status: message.status,
  };
  return JSON.stringify(report);
}

function deliverAll(gateway: Gateway, taken: Taken, copies: number): number {
  const id = nextRequestId(gateway);
  const { sender, text } = taken;
  for (const { recipientId, phone } of taken.recipients) {
    const message = { requestId: String(id), recipientId, phone, sender, text, copies };
    deliver(gateway, message, (received) =>
      gateway.reports.report({
        provider: 'beem',
        contentType: 'application/json',
        body: reportOf(received),
      }),
    );
  }
  return id;
}

const OUT_OF_CREDIT: BeemCode = 102;

/** A code of the other wire is none of this one: then the credit is what is short. */
const codeOrdered = (code: number | undefined): BeemCode =>
  code !== undefined && code !== 100 && code in beemCodes ? (code as BeemCode) : OUT_OF_CREDIT;

function acceptance(taken: Taken, requestId: number): BeemAccepted {
  return {
    successful: true,
    request_id: requestId,
    code: 100,
    message: 'Message Submitted Successfully',
    ...taken.counts,
  };
}

async function send(gateway: Gateway, body: unknown, reply: FastifyReply): Promise<unknown> {
  const trouble = gateway.trouble.next();
  // Hijacked and left alone: the connection stays open until the caller gives up.
  if (trouble.mode === 'never') return reply.hijack();
  if (trouble.mode === 'refuse') return reply.code(400).send(refusalOf(codeOrdered(trouble.code)));
  const verdict = judgeRequest(body, gateway.senderNames);
  if (!verdict.taken) return reply.code(400).send(verdict.refusal);
  if (gateway.creditLeft < verdict.recipients.length)
    return reply.code(400).send(refusalOf(OUT_OF_CREDIT));
  const requestId = deliverAll(gateway, verdict, trouble.mode === 'twice' ? 2 : 1);
  if (trouble.mode === 'late') await sleep(trouble.delayMs, undefined, { ref: false });
  return reply.send(acceptance(verdict, requestId));
}

/** What Beem documents: send, balance, delivery query. */
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
