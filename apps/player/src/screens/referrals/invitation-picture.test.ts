import { expect, test } from 'vitest';
import type { Measure } from '../../features/share/picture/picture.ts';
import { invitationPicture } from './invitation-picture.ts';

/** Every letter half as wide as it is high. */
const measure: Measure = (text, { size }) => (text.length * size) / 2;

const told = {
  ...{ code: 'K7WQ4MAB', link: 'https://kipute.test/register?v=K7WQ4MAB', brand: 'kipute' },
  ...{ title: 'Karibu Kipute!', text: 'Jisajili kwa msimbo huu', adult: '18+' },
};

test('[REF-41] the picture has the brand, the code, the link and its QR code', () => {
  const { marks } = invitationPicture(told, measure);
  const texts = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(texts).toEqual([
    ...['kipute', 'Karibu Kipute!', 'Jisajili kwa msimbo huu', 'K7WQ4MAB'],
    ...['kipute.test/register?v=K7WQ4MAB', '18+'],
  ]);
  expect(marks.filter(({ kind }) => kind === 'box').length).toBeGreaterThan(100);
});

test('[REF-41] nothing runs out of the sheet', () => {
  const long = { ...told, title: 'Karibu sana '.repeat(20), link: `${told.link}${'A'.repeat(60)}` };
  const { width, height, marks } = invitationPicture(long, measure);
  for (const mark of marks) {
    if (mark.kind === 'text') expect(mark.x + measure(mark.text, mark.hand)).toBeLessThan(width);
    if (mark.kind !== 'box') continue;
    expect(mark.x).toBeGreaterThanOrEqual(0);
    expect(mark.x + mark.width).toBeLessThanOrEqual(width);
    expect(mark.y + mark.height).toBeLessThanOrEqual(height);
  }
});
