import { expect, test } from 'vitest';
import { fullNumber, nationalNumber } from './amounts-and-phones.ts';
import { createWire, redacted, type WireExchange } from './client.ts';

const texts = [
  ['{"pin":"1234","amount":5}', '{"pin":"…","amount":5}'],
  ['{"client_secret": "a\\"b", "id": "x"}', '{"client_secret": "…", "id": "x"}'],
  ['{"access_token":"t","output_SessionID":"s"}', '{"access_token":"…","output_SessionID":"…"}'],
  ['{"hash":"h"}', '{"hash":"…"}'],
  ['<PIN>1234</PIN><AMOUNT>5</AMOUNT>', '<PIN>…</PIN><AMOUNT>5</AMOUNT>'],
  ['<spPassword>x=</spPassword>', '<spPassword>…</spPassword>'],
  ['username=k&password=p&grant_type=password', 'username=k&password=…&grant_type=password'],
  ['{"msisdn":"784111222"}', '{"msisdn":"••••••222"}'],
  ['to 255784111222.', 'to 2557•••••222.'],
  ['{"reference":"K7Q2M9X4T8B3"}', '{"reference":"K7Q2M9X4T8B3"}'],
] as const;

test.each(texts)('[MM-08] %s is kept as %s', (text, kept) => {
  expect(redacted(text)).toBe(kept);
});

test('[MM-08] where nobody listens the request is lost, and the exchange is told', async () => {
  const told: WireExchange[] = [];
  const wire = createWire({
    party: 'mpesa',
    baseUrl: 'http://127.0.0.1:1/',
    onExchange: (exchange) => void told.push(exchange),
  });
  const body = '{"pin":"1"}';
  const answer = await wire({ method: 'POST', path: '/a', headers: {}, body });
  expect(answer).toEqual({ kind: 'lost', words: expect.any(String) });
  expect(told).toEqual([
    {
      party: 'mpesa',
      method: 'POST',
      path: '/a',
      sent: '{"pin":"…"}',
      httpStatus: 0,
      received: answer.kind === 'lost' && answer.words,
      tookMs: expect.any(Number),
    },
  ]);
});

const numbers = [
  ['255757654321', '255757654321'],
  ['+255757654321', '255757654321'],
  ['0757654321', '255757654321'],
  [' 757654321 ', '255757654321'],
  ['254757654321', undefined],
  ['25575765432', undefined],
  ['Juma', undefined],
] as const;

test.each(numbers)('[MM-10] the number %j is %s', (written, full) => {
  expect(fullNumber(written)).toBe(full);
});

test('[MM-10] without the country', () => {
  expect(nationalNumber('255757654321')).toBe('757654321');
});
