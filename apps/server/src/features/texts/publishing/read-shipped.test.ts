import { richTextTypes } from '@kipute/contract/constants/content/texts';
import { expect, test } from 'vitest';
import { unknownSlots } from '../filling/fill-text.ts';
import { languages } from '../text-content.ts';
import { readShipped } from './read-shipped.ts';

const shipped = readShipped();

test('[TXT-06] every numbered text came with the product', () => {
  const numbers = shipped.flatMap(({ text }) => text.type ?? []);
  expect(numbers.toSorted()).toEqual(
    Object.values(richTextTypes)
      .map(({ id }) => id)
      .toSorted(),
  );
});

test.each(shipped.map((one) => [one.text.slug, one] as const))(
  '[TXT-22] %s names only figures and tables that there are',
  (_, { content }) => {
    for (const language of languages) {
      expect(unknownSlots(content[language].body)).toEqual([]);
      expect(unknownSlots(`<h2>${content[language].title}</h2>`)).toEqual([]);
    }
  },
);
