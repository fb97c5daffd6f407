import { nonceBase64Of, requestBinding, responseBinding } from '@kipute/contract/envelope';
import { open, seal } from './aes-gcm.ts';
import { decodeBase64 } from './base64.ts';
import type { PageKeys } from './envelope.ts';

/** A message of another call or another bearer is no message. */
type BoundTo = { readonly call: string; readonly token: string | undefined };

export type OpenedRequest = { readonly text: string; readonly nonceBase64: string };

/** `body` is the raw HTTP body; undefined when it is not an intact message for this call. */
export function openRequest(
  keys: PageKeys,
  { call, token }: BoundTo,
  body: unknown,
): OpenedRequest | undefined {
  const data = dataField(body);
  const sealed = data === undefined ? undefined : decodeBase64(data);
  if (data === undefined || !sealed) return undefined;
  const bytes = open(keys.request, sealed, requestBinding(call, token));
  return bytes && { text: bytes.toString('utf8'), nonceBase64: nonceBase64Of({ data }) };
}

export function sealReply(keys: PageKeys, call: string, reply: SealableReply): string {
  const binding = responseBinding(call, reply.requestNonceBase64);
  const sealed = seal(keys.response, reply.message, binding);
  return `{"data":"${sealed.toString('base64')}"}`;
}

type SealableReply = {
  /** Text, or text that is packed. */
  readonly message: string | Buffer;
  readonly requestNonceBase64: string;
};

const OPENING = '{"data":"';
const CLOSING = '"}';

function dataField(body: unknown): string | undefined {
  if (typeof body !== 'string') return undefined;
  // Every page of ours writes exactly this. What stands between is checked as base64 anyway, so
  // a parser would only find the same text again.
  if (body.startsWith(OPENING) && body.endsWith(CLOSING)) {
    return body.slice(OPENING.length, -CLOSING.length);
  }
  return parsedDataField(body);
}

function parsedDataField(body: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !('data' in parsed)) return undefined;
    return typeof parsed.data === 'string' ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
