import { expect, test } from 'vitest';
import { composeText } from './messages.ts';

const picks = { one: '{count} selection', other: '{count} selections' };
const machaguo = { one: 'chaguo {count}', other: 'machaguo {count}' };

const texts = [
  ['plain text', 'Ingia', {}, 'Ingia'],
  ['a slot', 'Piga {phone}', { phone: '0700' }, 'Piga 0700'],
  ['a slot nobody filled', 'Piga {phone}', {}, 'Piga {phone}'],
  ['one in English', picks, { count: 1 }, '1 selection'],
  ['none in English', picks, { count: 0 }, '0 selections'],
  ['one in Swahili', machaguo, { count: 1 }, 'chaguo 1'],
  ['several in Swahili', machaguo, { count: 3 }, 'machaguo 3'],
] as const;

test.each(texts)('[SHELL-23] %s', (_what, message, slots, text) => {
  expect(composeText(message, slots)).toBe(text);
});
