import { afterEach, expect, test, vi } from 'vitest';
import { readEnvelopeKey } from './page-key.ts';

afterEach(() => vi.unstubAllGlobals());

const pageWith = (content: string | undefined) => ({
  querySelector: (selector: string) =>
    selector === 'meta[name="envelope-key"]' && content !== undefined ? { content } : null,
});

test.each([
  ['k1.BBX3Auul', { id: 'k1', publicKeyBase64: 'BBX3Auul' }],
  // The development server leaves the placeholder as it stands.
  ['__ENVELOPE_KEY__', undefined],
  ['', undefined],
  [undefined, undefined],
])('[WIRE-22] the key of a page whose meta says %j', (content, key) => {
  vi.stubGlobal('document', pageWith(content));
  expect(readEnvelopeKey()).toEqual(key);
});
