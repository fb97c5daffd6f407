import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { aBanner } from '../banners/fixtures/a-banner.ts';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { ServiceLines } from './ServiceLines.tsx';
import { linesOf, outsideName, type ServiceLine } from './service-lines.ts';

beforeAll(() => loadAreas('screens'));
afterEach(() => chooseDataSaver('off'));

const aLine = (differences: Partial<ServiceLine> = {}): ServiceLine =>
  aBanner({
    ...{ type: 12, title: 'Malipo', represent: '+255700000101', note: '', address: '', jump: '' },
    ...{ jump_type: 0 },
    ...differences,
  });

const lines = [
  aLine({ id: 1, title: 'Malipo' }),
  aLine({ id: 2, title: 'Akaunti' }),
  aLine({ id: 3, title: 'malipo ' }),
  aLine({ id: 4, title: 'Malipo' }),
];

describe('[BAN-17] lines of customer service', () => {
  const draws = [
    [0, [1, 3, 2]],
    [0.99, [4, 3, 2]],
  ] as const;
  test.each(draws)('by a draw of %d two of each matter, in the order of matters', (lot, ids) => {
    expect(linesOf(lines, () => lot).map(({ id }) => id)).toEqual(ids);
  });

  const drawn = (line: ServiceLine) => renderToStaticMarkup(<ServiceLines lines={[line]} />);
  const links = (markup: string) =>
    [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  const words = (markup: string) =>
    markup
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  test('say their matter, number and hours, and are called with a tap', () => {
    const markup = drawn(aLine({ note: 'Saa 2 hadi 4 usiku' }));
    expect(links(markup)).toEqual(['tel:+255700000101']);
    expect(words(markup)).toBe('Malipo: +255 700 000 101 Saa 2 hadi 4 usiku');
  });

  const places = [
    ['https://wa.me/255700000101', 'WhatsApp', true],
    ['/help?topic=deposit', 'Soma zaidi', false],
  ] as const;
  test.each(places)('lead on to %s as %s', (jump, name, isElsewhere) => {
    const markup = drawn(aLine({ jump }));
    expect(links(markup)).toEqual(['tel:+255700000101', jump]);
    expect(markup).toContain(`aria-label="Malipo: ${name}"`);
    expect(markup.includes('target="_blank"')).toBe(isElsewhere);
  });

  test('have their picture, and none for who saves data', () => {
    const line = aLine({ address: '/banners/app.svg' });
    expect(drawn(line)).toContain('src="/banners/app.svg"');
    chooseDataSaver('on');
    expect(drawn(line)).not.toContain('src="/banners/app.svg"');
  });

  const names = [
    ['https://wa.me/255700000101', 'WhatsApp'],
    ['https://www.facebook.com/kipute', 'Facebook'],
    ['https://m.facebook.com/kipute', 'Facebook'],
    ['https://play.google.com/store', 'play.google.com'],
  ] as const;
  test.each(names)('%s is called %s', (link, name) => {
    expect(outsideName(link)).toBe(name);
  });
});
