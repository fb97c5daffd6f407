import { expect, test } from 'vitest';
import { createKeyedMutex } from './keyed-mutex.ts';

test('[BET-46] bets of one player are counted one after the other, those of others meanwhile', async () => {
  const inTurn = createKeyedMutex<string>();
  const gate = Promise.withResolvers<void>();
  const begun: string[] = [];
  const count = (player: string, bet: string, until: Promise<void>) =>
    inTurn(player, async () => {
      begun.push(bet);
      await until;
      return bet;
    });
  const first = count('Asha', 'first of Asha', gate.promise);
  const second = count('Asha', 'second of Asha', Promise.resolve());
  await count('Baraka', 'one of Baraka', Promise.resolve());
  expect(begun).toEqual(['first of Asha', 'one of Baraka']);
  gate.resolve();
  expect([await first, await second]).toEqual(['first of Asha', 'second of Asha']);
});

test('[BET-46] one that fails fails alone', async () => {
  const inTurn = createKeyedMutex<string>();
  const failed = inTurn('Asha', () => Promise.reject(new Error('the database is gone')));
  const next = inTurn('Asha', async () => 'written');
  await expect(failed).rejects.toThrow('gone');
  expect(await next).toBe('written');
});
