import { expect, test } from 'vitest';
import { searchTermIn } from './SearchScreen.tsx';

const cases = [
  ['key_word=%20Simba%20SC%20', { status: 'words', keyWord: 'Simba SC', page: 1 }],
  ['key_word=simba&page=3', { status: 'words', keyWord: 'simba', page: 3 }],
  ['key_word=simba&page=-3', { status: 'words', keyWord: 'simba', page: 1 }],
  ['key_word=simba&page=999999', { status: 'words', keyWord: 'simba', page: 1 }],
  ['key_word=%20%20', { status: 'nothing' }],
  ['', { status: 'nothing' }],
  [`key_word=${'a'.repeat(60)}`, { status: 'words', keyWord: 'a'.repeat(60), page: 1 }],
  [`key_word=${'a'.repeat(500)}`, { status: 'too-long', begin: 'a'.repeat(60) }],
] as const;

test.each(cases)('[LST-40] the address %s', (address, asked) => {
  expect(searchTermIn(new URLSearchParams(address))).toEqual(asked);
});
