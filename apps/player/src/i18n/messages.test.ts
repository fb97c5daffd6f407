import { expect, test } from 'vitest';
import { composeText } from './messages.ts';

const picks = { one: '{count} selection', other: '{count} selections' };
const machaguo = { one: 'chaguo {count}', other: 'machaguo {count}' };

const texts = [
  ['plain text', 'Ingia', {}, 'sw', 'Ingia'],
  ['a slot', 'Piga {phone}', { phone: '0700' }, 'sw', 'Piga 0700'],
  ['a slot nobody filled', 'Piga {phone}', {}, 'sw', 'Piga {phone}'],
  ['one in English', picks, { count: 1 }, 'en', '1 selection'],
  ['none in English', picks, { count: 0 }, 'en', '0 selections'],
  ['one in Swahili', machaguo, { count: 1 }, 'sw', 'chaguo 1'],
  ['several in Swahili', machaguo, { count: 3 }, 'sw', 'machaguo 3'],
] as const;

test.each(texts)('[SHELL-23] %s', (_what, message, slots, language, text) => {
  expect(composeText(message, slots, language)).toBe(text);
});
