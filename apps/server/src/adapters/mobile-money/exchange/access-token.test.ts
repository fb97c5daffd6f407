import { expect, test } from 'vitest';
import type { HttpResponse } from '../../http-client.ts';
import { keepToken, withToken } from './access-token.ts';

const start = Date.parse('2026-11-15T18:00:00Z');

function party(lifetimeMs: number | undefined = 60_000) {
  let now = start;
  let asked = 0;
  const keeper = keepToken(
    async () => {
      asked += 1;
      return lifetimeMs === undefined ? undefined : { token: `token-${asked}`, lifetimeMs };
    },
    { now: () => new Date(now) },
  );
  return {
    keeper,
    asked: () => asked,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

const answered = (httpStatus: number): HttpResponse => ({ kind: 'answered', httpStatus, text: '' });

test('[MM-52] ten who wait share one question', async () => {
  const { keeper, asked } = party();
  const tokens = await Promise.all(Array.from({ length: 10 }, () => keeper.current()));
  expect(new Set(tokens)).toEqual(new Set(['token-1']));
  expect(asked()).toBe(1);
});

test('[MM-52] a token is kept while it holds, not to its last moment', async () => {
  const { keeper, asked, pass } = party();
  await keeper.current();
  pass(53_999);
  expect(await keeper.current()).toBe('token-1');
  pass(1);
  expect(await keeper.current()).toBe('token-2');
  expect(asked()).toBe(2);
});

test('[MM-52] after 401 it is sent once more with a new token, and not a third time', async () => {
  const { keeper } = party();
  const sent: string[] = [];
  const answer = await withToken(keeper, async (token) => {
    sent.push(token);
    return answered(401);
  });
  expect(sent).toEqual(['token-1', 'token-2']);
  expect(answer).toEqual(answered(401));
});

test('[MM-52] an old 401 does not throw away a token that was renewed meanwhile', async () => {
  const { keeper, asked } = party();
  await keeper.current();
  keeper.forget('token-0');
  expect(await keeper.current()).toBe('token-1');
  expect(asked()).toBe(1);
});

test('[MM-50] [MM-52] without a token nothing is sent, and the next asks again', async () => {
  let given: string | undefined;
  const keeper = keepToken(
    async () => (given === undefined ? undefined : { token: given, lifetimeMs: 60_000 }),
    { now: () => new Date(start) },
  );
  const sent: string[] = [];
  const send = async (token: string) => {
    sent.push(token);
    return answered(200);
  };
  expect(await withToken(keeper, send)).toEqual({ kind: 'lost', words: 'no-token' });
  given = 'late';
  await withToken(keeper, send);
  expect(sent).toEqual(['late']);
});
