import { setTimeout as sleep } from 'node:timers/promises';
import {
  AFRICAS_TALKING_UNAUTHORIZED,
  type AfricasTalkingCode,
  type AfricasTalkingDeliveryReport,
  type AfricasTalkingSendRequest,
  africasTalkingCodes,
  africasTalkingKeyHeader,
  africasTalkingSendPath,
  africasTalkingSendRequest,
} from '@kipute/provider-protocols/sms/africas-talking';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliver, type Gateway, nextRequestId } from '../gateway.ts';
import type { InboxMessage } from '../inbox.ts';
import {
  answerWith,
  isTaken,
  type Judged,
  judgeNumbers,
  recipientOf,
  wholeAnswer,
  wholeRefusal,
} from './request-verdict.ts';

const OUT_OF_CREDIT: AfricasTalkingCode = 405;
const FORM = 'application/x-www-form-urlencoded';

/** A code of the other wire is none of this one: then the credit is what is short. */
const codeOrdered = (code: number | undefined): AfricasTalkingCode =>
  code !== undefined && code > 102 && code in africasTalkingCodes
    ? (code as AfricasTalkingCode)
    : OUT_OF_CREDIT;

function reportOf(message: InboxMessage): string {
  const report = {
    id: message.requestId,
    status: 'Success',
    phoneNumber: `+${message.phone}`,
    networkCode: '64004',
    retryCount: '0',
  } satisfies AfricasTalkingDeliveryReport;
  return new URLSearchParams(report).toString();
}

type Order = {
  readonly gateway: Gateway;
  readonly request: AfricasTalkingSendRequest;
  readonly copies: number;
};

function deliverTo({ gateway, request, copies }: Order, judged: Judged) {
  const requestId = `ATXid_${nextRequestId(gateway)}`;
  const { from: sender, message: text } = request;
  const phone = judged.number.slice(1);
  deliver(gateway, { requestId, recipientId: '', phone, sender, text, copies }, (message) =>
    gateway.reports.report({
      provider: 'africas-talking',
      contentType: FORM,
      body: reportOf(message),
    }),
  );
  return recipientOf(judged, requestId);
}

/** User name and key belong together; the name is a field of the form. */
function isAuthorized(gateway: Gateway, { headers }: FastifyRequest, username: string): boolean {
  return headers[africasTalkingKeyHeader] === gateway.apiKey && username === gateway.username;
}

async function send(gateway: Gateway, call: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const read = africasTalkingSendRequest.safeParse(call.body);
  if (!read.success) return reply.code(400).send('Request is missing a required form field');
  const request = read.data;
  if (!isAuthorized(gateway, call, request.username)) {
    return reply.code(401).send(AFRICAS_TALKING_UNAUTHORIZED);
  }
  const trouble = gateway.trouble.next();
  // Hijacked and left alone: the connection stays open until the caller gives up.
  if (trouble.mode === 'never') return reply.hijack();
  const whole = wholeRefusal(request, gateway.senderNames);
  if (whole !== undefined) return reply.code(201).send(wholeAnswer(whole));
  const order = { gateway, request, copies: trouble.mode === 'twice' ? 2 : 1 };
  const judged = judgeNumbers(request.to, gateway.creditLeft).map((one) =>
    trouble.mode === 'refuse' ? { ...one, code: codeOrdered(trouble.code) } : one,
  );
  const recipients = judged.map((one) =>
    isTaken(one) ? deliverTo(order, one) : recipientOf(one, ''),
  );
  if (trouble.mode === 'late') await sleep(trouble.delayMs, undefined, { ref: false });
  return reply.code(201).send(answerWith(recipients));
}

/** Bulk messages as Africa's Talking documents them. */
export function registerMessagingRoutes(server: FastifyInstance, gateway: Gateway): void {
  server.register(async (api) => {
    api.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    api.post(africasTalkingSendPath, (request, reply) => send(gateway, request, reply));
  });
}
