import { expect, test } from 'vitest';
import type { SharedSlip } from '../shared-slip.ts';
import { slipPicture } from './compose-picture.ts';
import type { Measure, PictureMark } from './picture.ts';
import { LEGS_DRAWN_MAX } from './picture-parts.ts';

const words = {
  brand: 'kipute',
  totalOdds: 'Jumla ya odds',
  code: 'Msimbo wa mkeka',
  more: (count: number) => `+ machaguo ${count} zaidi`,
  safePlay: '18+ Cheza kistaarabu',
};

/** Every letter half as wide as it is high. */
const measure: Measure = (text, { size }) => (text.length * size) / 2;

function aSlip(legCount: number, said: Partial<SharedSlip> = {}): SharedSlip {
  const legs = Array.from({ length: legCount }, (_, index) => ({
    pick: `Chaguo ${index + 1}`,
    market: 'Mshindi (1X2)',
    match: 'Simba SC – Young Africans',
    odds: '2.45',
  }));
  return {
    ...{ code: 'K7P2QX', link: 'https://kipute.test/home?code=K7P2QX', legs },
    ...{ totalOdds: '6.51', orderCode: undefined, ...said },
  };
}

const drawn = (slip: SharedSlip) => slipPicture(slip, words, measure);
const texts = (marks: readonly PictureMark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
const lines = (slip: SharedSlip) => texts(drawn(slip).marks).map(({ text }) => text);

test('[SLIP-42] mark, picks, total odds, code and link stand in the picture', () => {
  expect(drawn(aSlip(1)).marks.some(({ kind }) => kind === 'logo')).toBe(true);
  expect(lines(aSlip(1))).toEqual([
    'kipute',
    ...['Chaguo 1', '2.45', 'Mshindi (1X2)', 'Simba SC – Young Africans'],
    ...['Jumla ya odds', '6.51'],
    ...['Msimbo wa mkeka', '18+ Cheza kistaarabu', 'K7P2QX', 'kipute.test/home?code=K7P2QX'],
  ]);
});

test('[SLIP-42] a long slip ends with the number of what is left out', () => {
  const shown = lines(aSlip(60));
  expect(shown.filter((text) => text.startsWith('Chaguo'))).toHaveLength(LEGS_DRAWN_MAX);
  expect(shown).toContain('+ machaguo 50 zaidi');
  expect(lines(aSlip(LEGS_DRAWN_MAX)).join()).not.toContain('zaidi');
});

test('[SLIP-42] a pick without a price has a dash, a slip without total odds no line for them', () => {
  const [leg] = aSlip(1).legs;
  const slip = aSlip(1, { legs: leg ? [{ ...leg, odds: undefined }] : [], totalOdds: undefined });
  expect(lines(slip)).toContain('–');
  expect(lines(slip)).not.toContain('Jumla ya odds');
});

test('[SLIP-42] nothing runs out of the sheet, however long its names are', () => {
  const [leg] = aSlip(1).legs;
  const long = 'Jina refu sana '.repeat(12);
  const legs = leg ? [{ ...leg, pick: long, market: long, match: long }] : [];
  const { width, height, marks } = drawn(aSlip(1, { legs, totalOdds: '9'.repeat(121) }));
  for (const { text, x, y, align, hand } of texts(marks)) {
    const end = align === 'left' ? x + measure(text, hand) : x - measure(text, hand);
    expect(end, text).toBeGreaterThanOrEqual(0);
    expect(end, text).toBeLessThanOrEqual(width);
    expect(y, text).toBeLessThan(height);
  }
});
