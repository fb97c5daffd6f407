import { CallRejected } from '@kipute/api-client/call-rejected';
import { beforeEach, expect, test, vi } from 'vitest';
import { idempotencyKeys } from './idempotency-keys.ts';
import { paymentSender } from './payment-sender.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', undefined);
});

type Wanted = { readonly amount: number };
const noAnswer = new CallRejected({ code: 'network-exception', httpStatus: 0, message: '' });
const refused = new CallRejected({ code: 'operator-off', httpStatus: 200, message: '' });

/** A server that answers each try in turn, and knows of one payment under way or of none. */
function sender(answers: readonly (string | CallRejected)[], known?: string) {
  const tries: { readonly key: string; readonly amount: number }[] = [];
  const followed: string[] = [];
  let made = 0;
  const send = paymentSender<Wanted, string>({
    keys: idempotencyKeys('deposit', () => {
      made += 1;
      return `key-${made}`;
    }),
    underWay: {
      find: async () => known,
      follow: (payment) => followed.push(payment),
      leave: () => {},
    },
    add: async ({ amount, request_key }) => {
      const answer = answers[tries.length];
      tries.push({ key: request_key, amount });
      if (answer instanceof CallRejected || answer === undefined) throw answer;
      return answer;
    },
  });
  return { send, tries, followed };
}

test('[MS-12] a try without an answer is sent again under its own key', async () => {
  const { send, tries, followed } = sender([noAnswer, 'D1']);
  expect(await send({ amount: 5_000 })).toEqual({ ok: false, refusal: noAnswer });
  expect(await send({ amount: 5_000 })).toEqual({ ok: true, value: 'D1' });
  expect(tries.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(followed).toEqual(['D1']);
});

test('[MS-12] what was answered or refused is over: the next one has a new key', async () => {
  const { send, tries } = sender(['D1', refused, 'D3']);
  await send({ amount: 5_000 });
  await send({ amount: 5_000 });
  await send({ amount: 5_000 });
  expect(tries.map(({ key }) => key)).toEqual(['key-1', 'key-2', 'key-3']);
});

test('[MS-13] after a try without an answer, another amount first finds what arrived', async () => {
  const { send, tries, followed } = sender([noAnswer, 'D2'], 'D1');
  await send({ amount: 5_000 });
  expect(await send({ amount: 9_000 })).toEqual({ ok: true, value: 'D1' });
  expect([tries.length, followed]).toEqual([1, ['D1']]);
});

test('[MS-13] when nothing arrived, the other amount is asked for', async () => {
  const { send, tries } = sender([noAnswer, 'D2']);
  await send({ amount: 5_000 });
  expect(await send({ amount: 9_000 })).toEqual({ ok: true, value: 'D2' });
  expect(tries).toEqual([
    { key: 'key-1', amount: 5_000 },
    { key: 'key-2', amount: 9_000 },
  ]);
});
