import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { selcomDigest, selcomHeaders, selcomTimestamp } from './selcom.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const account = { apiKey: md5('123'), apiSecret: md5('1234') };
const fields = { utilityref: '12345', transid: 'transid', amount: 5000 };

test('[MM-65] the documented example', () => {
  const at = new Date('2019-02-26T06:30:46.999Z');
  expect(selcomHeaders(fields, account, at)).toEqual({
    authorization: 'SELCOM MjAyY2I5NjJhYzU5MDc1Yjk2NGIwNzE1MmQyMzRiNzA=',
    'digest-method': 'HS256',
    digest: 'TFHAyQ1k1d601bVfimp+GJsgiBPzMmmV0QJl0bX1c1Q=',
    timestamp: '2019-02-26T09:30:46+03:00',
    'signed-fields': 'utilityref,transid,amount',
  });
});

test('[MM-65] the time is of East Africa, over midnight and new year too', () => {
  expect(selcomTimestamp(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01T00:00:00+03:00');
});

test('[MM-65] another order, value or time gives another digest', () => {
  const timestamp = '2019-02-26T09:30:46+03:00';
  const digests = [
    selcomDigest(fields, timestamp, account.apiSecret),
    selcomDigest(
      { amount: 5000, utilityref: '12345', transid: 'transid' },
      timestamp,
      account.apiSecret,
    ),
    selcomDigest({ ...fields, amount: 5001 }, timestamp, account.apiSecret),
    selcomDigest(fields, '2019-02-26T09:30:47+03:00', account.apiSecret),
    selcomDigest(fields, timestamp, 'other'),
  ];
  expect(new Set(digests).size).toBe(digests.length);
});
