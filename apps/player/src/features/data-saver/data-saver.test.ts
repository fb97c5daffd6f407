import { expect, test } from 'vitest';
import { slowLinkOf } from './data-saver.ts';

const links = [
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { saveData: false, effectiveType: '2g' } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
  [{ connection: { effectiveType: '3g' } }, false],
  [{ connection: {} }, false],
  [{ connection: undefined }, false],
  [{}, false],
] as const;

test.each(links)('[BRW-41] %j is worth the offer: %s', (device, isSlow) => {
  expect(slowLinkOf(device)).toBe(isSlow);
});
