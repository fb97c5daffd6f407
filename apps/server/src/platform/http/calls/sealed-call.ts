import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Envelope } from '../../envelope/envelope.ts';
import { openRequest, sealReply } from '../../envelope/sealed-message.ts';
import { errorText } from '../error-reply.ts';
import type { Caller } from '../handler.ts';
import { answerCall, type CallDependencies, type CallRoute, type Verdict } from './answer-call.ts';
import { bearerToken, boundBearer } from './caller.ts';
import { assertReplyKeepsContract, replyText } from './reply-text.ts';

export type SealedCallDependencies = CallDependencies & {
  readonly envelope: Envelope;
  readonly checkReplies: boolean;
};

type Told = { readonly caller: Caller['kind'] | 'unknown' };

/** A sealed body, or the code of a transport error that is answered in the clear. */
export type CallOutcome = Told &
  (
    | { readonly sealed: string; readonly code: 'ok' | ErrorCode }
    | { readonly sealed?: never; readonly code: ErrorCode; readonly retryAfterSeconds?: number }
  );

/** The envelope around one call: open, answer, seal. */
export async function answerSealedCall(
  route: CallRoute,
  request: FastifyRequest,
  dependencies: SealedCallDependencies,
): Promise<CallOutcome> {
  const found = dependencies.envelope.pageKeys(request.headers[envelopeHeader]);
  const keys = found instanceof Promise ? await found : found;
  if (typeof keys === 'string') return { code: keys, caller: 'unknown' };
  const token = bearerToken(request.headers.authorization);
  const bound = { call: route.name, token: boundBearer(request.headers.authorization) };
  const opened = openRequest(keys, bound, request.body);
  if (!opened) return { code: 'envelope-broken', caller: 'unknown' };

  const verdict = await answerCall(route, { request, token, text: opened.text }, dependencies);
  if (verdict.answer.kind === 'refusal' && errorCatalogue[verdict.answer.code].http !== 200) {
    return { ...verdict, code: verdict.answer.code };
  }
  const { code, text } = replyOf(verdict, request.headers.locale);
  if (code === 'ok' && dependencies.checkReplies) assertReplyKeepsContract(route.definition, text);
  const requestNonceBase64 = opened.nonceBase64;
  const message = packedReplyOf(verdict, request) ?? text;
  const sealed = sealReply(keys, route.name, { message, requestNonceBase64 });
  return { code, sealed, caller: verdict.caller };
}

/** Undefined when the reply travels as text. */
function packedReplyOf({ answer }: Verdict, request: FastifyRequest): Buffer | undefined {
  if (answer.kind !== 'prepared' || request.headers[acceptPackedHeader] !== PACKED)
    return undefined;
  return answer.reply.packed();
}

function replyOf(
  { answer }: Verdict,
  localeHeader: unknown,
): { readonly code: 'ok' | ErrorCode; readonly text: string } {
  if (answer.kind === 'prepared') return { code: 'ok', text: answer.reply.text };
  if (answer.kind === 'answer') return { code: 'ok', text: replyText(answer) };
  return { code: answer.code, text: errorText(answer.code, localeHeader, answer.values) };
}
