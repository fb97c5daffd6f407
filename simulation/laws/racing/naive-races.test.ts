import { createHmac } from 'node:crypto';
import { senti } from '@kipute/domain/money/senti';
import { drawFinish } from '@kipute/domain/racing/race';
import { priceOrder, type RacingPick, returnOf } from '@kipute/domain/racing/racing-bet';
import { expect, test } from 'vitest';
import { secretOf } from '../../fairness/rounds.ts';
import { broughtByHand, finishByHand, type NaiveTerms, ticketsByHand } from './naive-races.ts';

const terms = {
  odds: {
    ...{ champion: 9_690, 'champion-and-runner-up': 28_000, 'top-three': 56_000 },
    ...{ 'odd-even': 1_970, 'big-small': 1_970 },
  },
  tenOfTen: [{ right: 2, multiplier: 3 }],
  tenOfTenPoolFrom: 4,
  poolPercent: 5,
} as const satisfies NaiveTerms;

const picks: readonly RacingPick[] = [
  { kind: 'champion', numbers: [3, 1, 8] },
  { kind: 'champion-and-runner-up', numbers: [2, 9, 4, 7] },
  { kind: 'top-three', numbers: [10, 1, 5, 6, 2, 3] },
  { kind: 'odd-even', numbers: [1, 2] },
  { kind: 'big-small', numbers: [2] },
  { kind: 'ten-of-ten', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
];

test('[SIM-79] an order written down ticket by ticket has as many as the house counts', () => {
  const priced = priceOrder(picks, senti(10_000n));
  const written = picks.flatMap((pick) => ticketsByHand(pick));
  expect(priced).toMatchObject({ ok: true, value: { tickets: written.length } });
});

/** Both are held against each other here, and only here: the laws use the one by hand. */
test('[SIM-80, SIM-83] both arithmetics agree on three hundred races', () => {
  const ticketStake = senti(12_300n);
  for (let number = 0; number < 300; number += 1) {
    const secret = secretOf(80, number);
    const finish = drawFinish(secret, (key, text) =>
      createHmac('sha256', key).update(text).digest(),
    );
    const published = { salt: secret.salt, id: secret.roundId };
    const seed = Buffer.from(secret.seed).toString('hex');
    expect(finishByHand({ ...published, seed })).toEqual(finish);
    for (const pick of picks) {
      const house = returnOf(pick, { finish, stake: ticketStake, terms });
      expect(broughtByHand([pick], { finish, terms, ticketStake })).toEqual({
        paid: house.paid,
        poolStake: house.sharesPool ? ticketStake : 0n,
      });
    }
  }
});
