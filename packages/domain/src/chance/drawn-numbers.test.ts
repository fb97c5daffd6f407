import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type DrawnFrom, drawnNumbers, type Hmac, shuffled } from './drawn-numbers.ts';

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest();
const from: DrawnFrom = {
  seed: Uint8Array.from({ length: 32 }, (_, at) => at),
  salt: '00112233445566778899aabbccddeeff',
  roundId: '202611190375',
};

/** A generator that is given its words, to see which of them count. */
function drawOfWords(...words: readonly number[]) {
  const asked: string[] = [];
  const blocks: Hmac = (_, message) => {
    asked.push(message);
    const block = Buffer.alloc(32);
    const mine = words.slice((asked.length - 1) * 8, asked.length * 8);
    for (const [at, word] of mine.entries()) block.writeUInt32BE(word, at * 4);
    return block;
  };
  return { draw: drawnNumbers(from, blocks), asked };
}

test('[CHN-02] vectors that another program wrote down', () => {
  const draw = drawnNumbers(from, hmac);
  const words = Array.from({ length: 10 }, () => draw(2 ** 32));
  expect(words).toEqual([
    ...[115699461, 720749506, 1239772175, 247556610, 1599525922],
    ...[1216067028, 1089419386, 1815996462, 2955981722, 1456405648],
  ]);
});

test('[CHN-02] the message of a block is salt, round and its number', () => {
  const { draw, asked } = drawOfWords(...Array.from({ length: 17 }, () => 1));
  for (let at = 0; at < 17; at += 1) draw(10);
  expect(asked).toEqual([0, 1, 2].map((block) => `${from.salt}:${from.roundId}:${block}`));
});

const rejections: readonly (readonly [
  limit: number,
  first: number,
  second: number,
  drawn: number,
])[] = [
  // Of ten, 4294967290 to 4294967295 are left over.
  [10, 4_294_967_289, 3, 9],
  [10, 4_294_967_290, 3, 3],
  [10, 4_294_967_295, 14, 4],
  [3, 4_294_967_295, 7, 1],
  [3, 4_294_967_294, 7, 2],
  // Nothing is left over of a power of two.
  [8, 4_294_967_295, 0, 7],
  [1, 4_294_967_295, 5, 0],
  [2 ** 32, 4_294_967_295, 0, 4_294_967_295],
  [2 ** 31 + 1, 2 ** 31 + 1, 12, 12],
  [2 ** 31 + 1, 2 ** 31, 12, 2 ** 31],
];

test.each(rejections)(
  '[CHN-02] below %d, of the words %d and %d: %d',
  (limit, first, second, drawn) => {
    expect(drawOfWords(first, second).draw(limit)).toBe(drawn);
  },
);

test('[CHN-02] a limit that is none, and a seed of another length, are bugs', () => {
  const draw = drawnNumbers(from, hmac);
  for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => draw(limit)).toThrow();
  expect(() => drawnNumbers({ ...from, seed: new Uint8Array(31) }, hmac)).toThrow();
});

test('[CHN-03] an order is drawn from the last place to the first', () => {
  // Place 4 with 0, 3 with 3 (itself), 2 with 1, 1 with 0.
  const { draw } = drawOfWords(0, 3, 1, 0);
  expect(shuffled(['a', 'b', 'c', 'd', 'e'], draw)).toEqual(['c', 'e', 'b', 'd', 'a']);
});

test('[CHN-03] nothing and one thing need no chance', () => {
  const { draw, asked } = drawOfWords();
  expect(shuffled([], draw)).toEqual([]);
  expect(shuffled(['a'], draw)).toEqual(['a']);
  expect(asked).toEqual([]);
});
