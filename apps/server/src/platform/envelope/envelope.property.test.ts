import { createSecretKey, randomBytes } from 'node:crypto';
import { NONCE_BYTES, requestBinding } from '@kipute/contract/envelope';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decrypt, decryptRequest, encrypt, encryptReply, type PageKeys } from './envelope.ts';

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
const encryptedRequest = (plain: string, call = CALL): Buffer =>
  encrypt(keys.request, plain, requestBinding(call, undefined));

const runs = { seed: 20_251, numRuns: 200 };

test('[WIRE-02] what was encrypted is decrypted, whatever it says', () => {
  fc.assert(
    fc.property(text, (plain) => {
      const message = encryptedRequest(plain);
      expect(decryptRequest(keys, bound, bodyOf(message))).toEqual({
        text: plain,
        nonceBase64: message.subarray(0, NONCE_BYTES).toString('base64'),
      });
    }),
    runs,
  );
});

test('[WIRE-02] a body may be spelled in any way JSON allows', () => {
  const data = encryptedRequest('x').toString('base64');
  const spelled = `{ "other": 1, "data" : ${JSON.stringify(data).replaceAll('A', '\\u0041')} }`;
  expect(decryptRequest(keys, bound, spelled)?.text).toBe('x');
});

test('[WIRE-05] one flipped bit anywhere is refused', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat({ max: 7 }), (plain, at, bit) => {
      const message = encryptedRequest(plain);
      message.writeUInt8(message.readUInt8(at % message.length) ^ (1 << bit), at % message.length);
      expect(decryptRequest(keys, bound, bodyOf(message))).toBeUndefined();
    }),
    runs,
  );
});

test('[WIRE-05] one changed character of the body is refused', () => {
  const body = bodyOf(encryptedRequest('{"pc_mobile":1}'));
  const from = body.indexOf(':"') + 2;
  const anyCharacter = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code));
  fc.assert(
    fc.property(fc.nat({ max: body.length - from - 3 }), anyCharacter, (at, character) => {
      const place = from + at;
      fc.pre(body[place] !== character);
      const changed = body.slice(0, place) + character + body.slice(place + 1);
      expect(decryptRequest(keys, bound, changed)).toBeUndefined();
    }),
    runs,
  );
});

test('[WIRE-05] a truncated message is refused', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 400 }), (plain, missing) => {
      const message = encryptedRequest(plain);
      const kept = message.subarray(0, Math.max(0, message.length - missing));
      expect(decryptRequest(keys, bound, bodyOf(kept))).toBeUndefined();
    }),
    runs,
  );
});

test('[WIRE-04] a request decrypts as no other call and as no reply', () => {
  const message = encryptedRequest('{}');
  const other = { ...bound, call: 'bet_config/checkout_no_bet' };
  expect(decryptRequest(keys, other, bodyOf(message))).toBeUndefined();
  expect(decrypt(keys.response, message, requestBinding(CALL, undefined))).toBeUndefined();
  const replyBinding = `response ${CALL} ${message.subarray(0, NONCE_BYTES).toString('base64')}`;
  expect(decrypt(keys.request, message, replyBinding)).toBeUndefined();
});

test('[WIRE-38] a request decrypts for its own bearer alone', () => {
  const [mine, theirs] = ['token-of-asha-0123456789', 'token-of-juma-0123456789'];
  const message = bodyOf(encrypt(keys.request, '{}', requestBinding(CALL, mine)));
  expect(decryptRequest(keys, { call: CALL, token: mine }, message)?.text).toBe('{}');
  expect(decryptRequest(keys, { call: CALL, token: theirs }, message)).toBeUndefined();
  expect(decryptRequest(keys, bound, message)).toBeUndefined();
  const visitors = bodyOf(encryptedRequest('{}'));
  expect(decryptRequest(keys, { call: CALL, token: mine }, visitors)).toBeUndefined();
});

test('[WIRE-04] a reply decrypts only as the response to its own request', () => {
  const requestNonceBase64 = randomBytes(NONCE_BYTES).toString('base64');
  const reply = dataOf(encryptReply(keys, CALL, { message: '{"status":1}', requestNonceBase64 }));
  const decryptedAs = (call: string, nonce: string) =>
    decrypt(keys.response, reply, `response ${call} ${nonce}`)?.toString();
  expect(decryptedAs(CALL, requestNonceBase64)).toBe('{"status":1}');
  expect(decryptedAs('log/add', requestNonceBase64)).toBeUndefined();
  expect(decryptedAs(CALL, randomBytes(NONCE_BYTES).toString('base64'))).toBeUndefined();
});

test('[WIRE-03] no nonce is used twice', () => {
  const nonces = Array.from({ length: 2000 }, () =>
    encryptedRequest('').subarray(0, NONCE_BYTES).toString('hex'),
  );
  expect(new Set(nonces).size).toBe(2000);
});
