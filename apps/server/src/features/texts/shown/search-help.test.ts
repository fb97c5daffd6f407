import { expect, test } from 'vitest';
import { excerptOf, searchIndex } from './search-help.ts';

const page = (title: string, keywords: string, text: string) => ({
  page: title,
  ...{ title, keywords, text },
});

const search = searchIndex([
  page(
    'Kuweka pesa kwa M-Pesa',
    'weka, deposit, lipa',
    'Fungua ukurasa wa kuweka pesa.\nAndika kiasi.',
  ),
  page(
    'Kwa nini mkeka umefutwa',
    'void, dau kurudi, mechi kuahirishwa',
    'Mechi isipochezwa dau linarudi.',
  ),
  page('Cashout', 'uza mkeka, toa mapema', 'Unaweza kupata pesa kabla mechi haijaisha.'),
  page('Kutoa pesa', 'withdraw, toa', 'Pesa hutumwa kwa namba uliyosajili.'),
]);

const typed: readonly (readonly [string, readonly string[]])[] = [
  ['weka', ['Kuweka pesa kwa M-Pesa']],
  ['KUWEKA', ['Kuweka pesa kwa M-Pesa']],
  ['kuwéka', ['Kuweka pesa kwa M-Pesa']],
  ['void', ['Kwa nini mkeka umefutwa']],
  ['kwa nini', ['Kwa nini mkeka umefutwa']],
  ['kwa', ['Kuweka pesa kwa M-Pesa', 'Kwa nini mkeka umefutwa', 'Kutoa pesa']],
  ['mkeka', ['Kwa nini mkeka umefutwa', 'Cashout']],
  ['toa', ['Cashout', 'Kutoa pesa']],
  ['cash', ['Cashout']],
  ['m-pesa', ['Kuweka pesa kwa M-Pesa']],
  ['why was my bet void', ['Kwa nini mkeka umefutwa']],
  ['depositt', ['Kuweka pesa kwa M-Pesa']],
  ['witdhraw', ['Kutoa pesa']],
  ['wthdraw', ['Kutoa pesa']],
  ['wthdrew', []],
  ['viod', []],
  ['zzz', []],
  ['!!!', []],
];

test.each(typed)('[TXT-33] typing "%s" finds %j', (words, titles) => {
  const found = search(words, 10).map(({ page: title }) => title);
  expect(found.slice(0, titles.length)).toEqual(titles);
  if (titles.length === 0) expect(found).toEqual([]);
});

test('[TXT-33] no more than asked for', () => {
  expect(search('pesa', 2)).toHaveLength(2);
});

test('[TXT-33] the excerpt is the line that answers, cut at a word', () => {
  expect(search('kiasi', 1)).toMatchObject([{ excerpt: 'Andika kiasi.' }]);
  const long = excerptOf(`${'neno '.repeat(60)}`, ['neno']);
  expect(long).toMatch(/^(neno )+neno…$/);
  expect(long.length).toBeLessThanOrEqual(141);
});
