import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { numbersOf, sealRound } from '../studio/sealed-rounds.ts';
import { diceChoices, diceMultiplier, dicePayout, isWon, thrown, waysOf } from './dice.ts';
import { drawnNumbers } from './drawn-numbers.ts';
import { lines, pays, reels, STOPS, slotPayout, spinAt, spun } from './slot.ts';

const faces = [1, 2, 3, 4, 5, 6];
const stops = Array.from({ length: STOPS }, (_, stop) => stop);

test('[SIMC-20] the slot returns what it states, counted over all 27,000 ways', () => {
  const stake = 10_000;
  let back = 0;
  for (const first of stops) {
    for (const second of stops) {
      for (const third of stops) back += slotPayout(stake, spinAt([first, second, third]));
    }
  }
  const ways = STOPS ** 3;
  expect((back * 10_000) / (ways * stake)).toBe(games['dhahabu-ya-geita'].stated_return);
});

test('[SIMC-20] a line pays three alike, and gold stands for any', () => {
  expect(reels.map((strip) => strip.length)).toEqual([STOPS, STOPS, STOPS]);
  expect(lines).toHaveLength(5);
  const gold = reels.map((strip) => strip.indexOf('gold'));
  const top = spinAt(gold);
  expect(top.wins).toContainEqual({ line: 1, symbol: 'gold', pays: pays.gold });
  const mixed = spinAt([gold[0] ?? 0, ...[1, 2].map((reel) => reels[reel]?.indexOf('lamp') ?? 0)]);
  expect(mixed.wins).toContainEqual({ line: 1, symbol: 'lamp', pays: pays.lamp });
});

test.each(diceChoices)('[SIMC-21] dice on %s return 98 %%, counted over the 36 ways', (choice) => {
  const stake = 5_000;
  const back = faces
    .flatMap((first) => faces.map((second) => dicePayout(stake, choice, first + second)))
    .reduce((sum, won) => sum + won, 0);
  expect((back * 10_000) / (36 * stake)).toBe(games['kete-mbili'].stated_return);
  expect(Number.isInteger(diceMultiplier(choice))).toBe(true);
});

test('[SIMC-21] each sum is won on by its own bet and one of three others', () => {
  expect(diceChoices.map(waysOf)).toEqual([15, 6, 15, 1, 2, 3, 4, 5, 5, 4, 3, 2, 1]);
  for (let sum = 2; sum <= 12; sum += 1) {
    const winning = diceChoices.filter((choice) => isWon(choice, sum));
    expect(winning).toHaveLength(sum === 7 ? 1 : 2);
  }
});

test('[SIMC-22] numbers are read from the blocks as the two sentences say', () => {
  const round = {
    ...sealRound('d-1', Buffer.alloc(32, 7)),
    salt: 'salt',
  };
  const block = createHmac('sha256', Buffer.alloc(32, 7)).update('salt:d-1:0').digest();
  const draw = numbersOf(round);
  expect([draw(30), draw(30)]).toEqual([block.readUInt32BE(0) % 30, block.readUInt32BE(4) % 30]);
});

test('[SIMC-22] a word above the largest multiple of the limit is thrown away', () => {
  const block = Buffer.alloc(32);
  block.writeUInt32BE(0xffff_ffff, 0);
  block.writeUInt32BE(5, 4);
  expect(drawnNumbers(() => block)(6)).toBe(5);
});

test('[SIMC-22] a hundred thousand spins and throws pay near what is stated', () => {
  let nth = 0;
  const draw = drawnNumbers(() => {
    nth += 1;
    return createHmac('sha256', 'a seed').update(String(nth)).digest();
  });
  const rounds = 100_000;
  let slot = 0;
  let dice = 0;
  for (let round = 0; round < rounds; round += 1) {
    slot += slotPayout(500, spun(draw));
    dice += dicePayout(500, 'over', thrown(draw).sum);
  }
  expect(Math.abs(slot / (rounds * 500) - 0.962)).toBeLessThan(0.03);
  expect(Math.abs(dice / (rounds * 500) - 0.98)).toBeLessThan(0.02);
});
