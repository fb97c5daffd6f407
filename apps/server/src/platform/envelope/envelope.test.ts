import type { EnvelopePublicKey } from '@kipute/contract/envelope';
import { describe, expect, test } from 'vitest';
import { freshEnvelopeKey } from '../http/fixtures/envelope-keys.ts';
import { openRawPage } from '../http/fixtures/raw-page.ts';
import { createEnvelope, decodeBase64, decryptRequest } from './envelope.ts';

const openPage = (key: EnvelopePublicKey) => openRawPage('', key);

describe('the key ring', () => {
  test('[WIRE-03] a page that encrypted for the newest key is understood', async () => {
    const envelope = await createEnvelope(freshEnvelopeKey('k2'));
    const page = await openPage(envelope.publicKey);
    const keys = await envelope.pageKeys(page.header);
    if (typeof keys === 'string') throw new Error(keys);
    expect(
      decryptRequest(keys, { call: 'log/add', token: undefined }, page.encrypt('log/add', 'hello'))
        ?.text,
    ).toBe('hello');
  });

  test('[WIRE-06] an older key of the ring still serves its pages', async () => {
    const older = freshEnvelopeKey('k1');
    const page = await openPage((await createEnvelope(older)).publicKey);
    const envelope = await createEnvelope(`${freshEnvelopeKey('k2')},${older}`);
    expect(envelope.publicKey.id).toBe('k2');
    expect(await envelope.pageKeys(page.header)).toMatchObject({ socket: expect.any(Uint8Array) });
  });

  test('[WIRE-06] a key that has left the ring is unknown', async () => {
    const page = await openPage((await createEnvelope(freshEnvelopeKey('k1'))).publicKey);
    const envelope = await createEnvelope(freshEnvelopeKey('k2'));
    expect(await envelope.pageKeys(page.header)).toBe('envelope-key-unknown');
  });

  test.each([
    ['no key', 'k1', /expected <id>/],
    ['no id', ':AAAA', /expected <id>/],
    ['garbage', 'k1:AAAA', /"k1" is not a P-256 private key/],
    ['another curve', freshEnvelopeKey('k1', 'secp384r1'), /"k1" is not a P-256 private key/],
    ['one id twice', `${freshEnvelopeKey('k1')},${freshEnvelopeKey('k1')}`, /same id/],
  ])('[WIRE-27] a ring that is wrong is refused at start: %s', async (_what, text, message) => {
    await expect(createEnvelope(text)).rejects.toThrow(message);
  });
});

describe('headers', () => {
  const offTheCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url');
  test.each([
    ['none', undefined],
    ['several', ['k1.a', 'k1.b']],
    ['empty', ''],
    ['no point', 'k1'],
    ['a short point', 'k1.AAAA'],
    ['not base64url', `k1.${'+'.repeat(87)}`],
    ['a point off the curve', `k1.${offTheCurve}`],
    ['no uncompressed point', `k1.${'A'.repeat(87)}`],
    ['oversize', `k1.${'A'.repeat(5000)}`],
  ])('[WIRE-05] %s', async (_what, header) => {
    const envelope = await createEnvelope(freshEnvelopeKey('k1'));
    expect(await envelope.pageKeys(header)).toBe('envelope-broken');
  });

  test('[WIRE-07] the calls of a page share one key agreement', async () => {
    const envelope = await createEnvelope(freshEnvelopeKey('k1'));
    const page = await openPage(envelope.publicKey);
    const [first, second] = [envelope.pageKeys(page.header), envelope.pageKeys(page.header)];
    expect(await first).toBe(await second);
    expect(envelope.pageKeys(page.header)).toBe(await first);
  });
});

test.each([
  ['AAAA', 3],
  ['AAA=', 2],
  ['AA==', 1],
  ['', 0],
  ['AA=', undefined],
  ['AAA', undefined],
  ['A===', undefined],
  ['AB==', undefined],
  ['AAB=', undefined],
  ['AA-_', undefined],
  ['AA A', undefined],
  ['AAA\n', undefined],
  ['AAA*', undefined],
  ['AAAé', undefined],
  ['A=AA', undefined],
  ['====', undefined],
  ['AA==AAAA', undefined],
])('[WIRE-02] base64 has one spelling: %j', (text, bytes) => {
  expect(decodeBase64(text)?.length).toBe(bytes);
});
