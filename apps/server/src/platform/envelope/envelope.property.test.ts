import { createSecretKey, randomBytes } from 'node:crypto';
import { NONCE_BYTES, requestBinding } from '@kipute/contract/envelope';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { open, seal } from './aes-gcm.ts';
import type { PageKeys } from './envelope.ts';
import { openRequest, sealReply } from './sealed-message.ts';

const keys: PageKeys = {
  request: createSecretKey(randomBytes(32)),
  response: createSecretKey(randomBytes(32)),
  socket: randomBytes(32),
};
const CALL = 'bet_config/inquire';
const bound = { call: CALL, token: undefined };
const text = fc.string({ unit: 'grapheme', maxLength: 300 });
const dataOf = (body: string): Buffer => Buffer.from(JSON.parse(body).data, 'base64');
const bodyOf = (bytes: Uint8Array): string =>
  JSON.stringify({ data: Buffer.from(bytes).toString('base64') });
const sealedRequest = (plain: string, call = CALL): Buffer =>
  seal(keys.request, plain, requestBinding(call, undefined));

const runs = { seed: 20_251, numRuns: 200 };

test('[WIRE-02] what was sealed opens, whatever it says', () => {
  fc.assert(
    fc.property(text, (plain) => {
      const sealed = sealedRequest(plain);
      expect(openRequest(keys, bound, bodyOf(sealed))).toEqual({
        text: plain,
        nonceBase64: sealed.subarray(0, NONCE_BYTES).toString('base64'),
      });
    }),
    runs,
  );
});

test('[WIRE-02] a body may be spelled in any way JSON allows', () => {
  const data = sealedRequest('x').toString('base64');
  const spelled = `{ "other": 1, "data" : ${JSON.stringify(data).replaceAll('A', '\\u0041')} }`;
  expect(openRequest(keys, bound, spelled)?.text).toBe('x');
});

test('[WIRE-05] one flipped bit anywhere is refused', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat({ max: 7 }), (plain, at, bit) => {
      const sealed = sealedRequest(plain);
      sealed.writeUInt8(sealed.readUInt8(at % sealed.length) ^ (1 << bit), at % sealed.length);
      expect(openRequest(keys, bound, bodyOf(sealed))).toBeUndefined();
    }),
    runs,
  );
});

test('[WIRE-05] one changed character of the body is refused', () => {
  const body = bodyOf(sealedRequest('{"pc_mobile":1}'));
  const from = body.indexOf(':"') + 2;
  const anyCharacter = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.nat({ max: body.length - from - 3 }), anyCharacter, (at, character) => {
      const place = from + at;
      fc.pre(body[place] !== character);
      const changed = body.slice(0, place) + character + body.slice(place + 1);
      expect(openRequest(keys, bound, changed)).toBeUndefined();
    }),
    runs,
  );
});

test('[WIRE-05] a truncated message is refused', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 400 }), (plain, missing) => {
      const sealed = sealedRequest(plain);
      const kept = sealed.subarray(0, Math.max(0, sealed.length - missing));
      expect(openRequest(keys, bound, bodyOf(kept))).toBeUndefined();
    }),
    runs,
  );
});

test('[WIRE-04] a request opens as no other call and as no reply', () => {
  const sealed = sealedRequest('{}');
  const other = { ...bound, call: 'bet_config/checkout_no_bet' };
  expect(openRequest(keys, other, bodyOf(sealed))).toBeUndefined();
  expect(open(keys.response, sealed, requestBinding(CALL, undefined))).toBeUndefined();
  const replyBinding = `response ${CALL} ${sealed.subarray(0, NONCE_BYTES).toString('base64')}`;
  expect(open(keys.request, sealed, replyBinding)).toBeUndefined();
});

test('[WIRE-38] a request opens for its own bearer alone', () => {
  const [mine, theirs] = ['token-of-asha-0123456789', 'token-of-juma-0123456789'];
  const sealed = bodyOf(seal(keys.request, '{}', requestBinding(CALL, mine)));
  expect(openRequest(keys, { call: CALL, token: mine }, sealed)?.text).toBe('{}');
  expect(openRequest(keys, { call: CALL, token: theirs }, sealed)).toBeUndefined();
  expect(openRequest(keys, bound, sealed)).toBeUndefined();
  const visitors = bodyOf(sealedRequest('{}'));
  expect(openRequest(keys, { call: CALL, token: mine }, visitors)).toBeUndefined();
});

test('[WIRE-04] a reply opens only as the answer to its own request', () => {
  const requestNonceBase64 = randomBytes(NONCE_BYTES).toString('base64');
  const reply = dataOf(sealReply(keys, CALL, { message: '{"status":1}', requestNonceBase64 }));
  const openedAs = (call: string, nonce: string) =>
    open(keys.response, reply, `response ${call} ${nonce}`)?.toString();
  expect(openedAs(CALL, requestNonceBase64)).toBe('{"status":1}');
  expect(openedAs('log/add', requestNonceBase64)).toBeUndefined();
  expect(openedAs(CALL, randomBytes(NONCE_BYTES).toString('base64'))).toBeUndefined();
});

test('[WIRE-03] no nonce is used twice', () => {
  const nonces = Array.from({ length: 2000 }, () =>
    sealedRequest('').subarray(0, NONCE_BYTES).toString('hex'),
  );
  expect(new Set(nonces).size).toBe(2000);
});
