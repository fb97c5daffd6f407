import { expect, test } from 'vitest';
import type { Measure, PictureMark } from './picture.ts';
import { LEGS_DRAWN_MAX } from './picture-parts.ts';
import { type WonSlip, wonPicture } from './won-picture.ts';

const words = {
  ...{ brand: 'kipute', won: 'Umeshinda', totalOdds: 'Jumla ya odds', code: 'Namba ya mkeka' },
  ...{ safePlay: '18+ Cheza kistaarabu', more: (count: number) => `+ machaguo ${count} zaidi` },
};

/** Every letter half as wide as it is high. */
const measure: Measure = (text, { size }) => (text.length * size) / 2;

const aLeg: WonSlip['legs'][number] = {
  ...{ pick: 'Simba SC', market: 'Mshindi (1X2)', match: 'Simba SC – Young Africans' },
  ...{ odds: '2.45', outcome: 'win' },
};

const aWin = (said: Partial<WonSlip> = {}): WonSlip => ({
  ...{ code: '01KABCDEF234567', link: 'https://kipute.test/order_lookup?number=01KABCDEF234567' },
  ...{ amount: 'TSh 12,229', legs: [aLeg], totalOdds: '6.51', ...said },
});

const drawn = (slip: WonSlip) => wonPicture(slip, words, measure);
const texts = (marks: readonly PictureMark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
const signs = (slip: WonSlip) =>
  drawn(slip).marks.flatMap((mark) => (mark.kind === 'sign' ? [mark] : []));

test('[ORD-60] amount, legs, total odds, number and link stand in the picture, in this order', () => {
  expect(texts(drawn(aWin()).marks).map(({ text }) => text)).toEqual([
    ...['kipute', 'Umeshinda', 'TSh 12,229'],
    ...['Simba SC', '2.45', 'Mshindi (1X2)', 'Simba SC – Young Africans'],
    ...['Jumla ya odds', '6.51', 'Namba ya mkeka', '18+ Cheza kistaarabu'],
    ...['01KABCDEF234567', 'kipute.test/order_lookup?number=01KABCDEF234567'],
  ]);
});

const outcomes = ['win', 'half-win', 'refund', 'half-lose', 'lose'] as const;

test('[ORD-60] every leg has the sign of its outcome, no two alike', () => {
  const drawnSigns = signs(aWin({ legs: outcomes.map((outcome) => ({ ...aLeg, outcome })) }));
  expect(drawnSigns.map(({ shape }) => shape)).toEqual([
    'check',
    'check',
    'back',
    'cross',
    'cross',
  ]);
  expect(new Set(drawnSigns.map(({ shape, fill }) => `${shape} ${fill}`)).size).toBe(5);
});

test('[ORD-60] a sign stands beside its own leg, and no text runs into it', () => {
  const slip = aWin({ legs: [aLeg, aLeg, aLeg] });
  const picks = texts(drawn(slip).marks).filter(({ text }) => text === 'Simba SC');
  for (const [index, { x, y, size }] of signs(slip).entries()) {
    expect(picks[index]?.x).toBeGreaterThan(x + size);
    expect(picks[index]?.y).toBeGreaterThan(y);
    expect(picks[index]?.y).toBeLessThanOrEqual(y + size);
  }
});

test('[ORD-60] a long bet ends with the number of what is left out', () => {
  const slip = aWin({ legs: Array.from({ length: 60 }, () => aLeg) });
  expect(signs(slip)).toHaveLength(LEGS_DRAWN_MAX);
  expect(texts(drawn(slip).marks).map(({ text }) => text)).toContain('+ machaguo 50 zaidi');
});

test('[ORD-60] nothing runs out of the sheet, and no part covers another', () => {
  const long = 'Jina refu sana '.repeat(12);
  const legs = [{ ...aLeg, pick: long, market: long, match: long }];
  const { width, height, marks } = drawn(
    aWin({ legs, totalOdds: '9'.repeat(121), amount: `TSh ${'9'.repeat(60)}` }),
  );
  for (const { text, x, y, align, hand } of texts(marks)) {
    const end = align === 'left' ? x + measure(text, hand) : x - measure(text, hand);
    expect(end, text).toBeGreaterThanOrEqual(0);
    expect(end, text).toBeLessThanOrEqual(width);
    expect(y, text).toBeLessThan(height);
  }
  const lines = texts(marks).map(({ y }) => y);
  expect(lines).toEqual([...lines].sort((one, other) => one - other));
});
