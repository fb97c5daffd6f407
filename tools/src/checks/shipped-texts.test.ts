import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder, readSources } from './source-tree.ts';

/** What the server ships for players to read, held against what the player's site shows them. */
const shipped = readSources('apps/server/src/features/texts/shipped/*.html');
const languages = ['sw', 'en'] as const;
const inLanguage = (language: (typeof languages)[number]) =>
  shipped.filter(({ path }) => path.endsWith(`.${language}.html`));

/** Buttons, fields and headings of the site, refusals, and names of markets. */
const wordsOfPages = {
  sw: wordsIn(/i18n\/.*\.sw\.ts$/),
  en: wordsIn(/i18n\/.*\.en\.ts$/),
} as const;

function wordsIn(catalogue: RegExp): string {
  const site = readSources('apps/player/src/i18n/*.ts').filter(({ path }) => catalogue.test(path));
  const named = readSources(
    'packages/contract/src/errors.ts',
    'packages/contract/src/constants/betting-types/*.ts',
  );
  return [...site, ...named].map(({ text }) => text).join('\n');
}

/** Ours, or what frauds say. */
const otherWords = new Set([
  ...['Kipute', 'sisi', 'we', 'mara mbili', 'double', 'Fixed match'],
  ...['Nipe akaunti nikubashirie', 'Give me your account, I bet for you'],
]);

/** As a whole text, or as its beginning before a slot, a sentence or a sign. */
const isSaid = (quote: string, words: string): boolean =>
  [`'${quote}'`, `'${quote} `, `'${quote}.`, `'${quote},`].some((said) => words.includes(said));

test.each(languages)('[TXT-36] what a text quotes in %s stands on a page', (language) => {
  const unsaid = inLanguage(language).flatMap(({ path, text }) =>
    [...text.matchAll(/“([^”]+)”/g)].flatMap(([, quote = '']) =>
      otherWords.has(quote) || isSaid(quote, wordsOfPages[language]) ? [] : [`${path}: ${quote}`],
    ),
  );
  expect(unsaid).toEqual([]);
});

test('[TXT-36] every drawing is shown, with words, and every picture is there', () => {
  const folder = join(projectFolder, 'apps/player/public');
  const pictures = shipped.flatMap(({ text }) => [...text.matchAll(/<img src="([^"]+)"/g)]);
  const shown = new Set(pictures.map(([, source = '']) => source));
  expect([...shown].filter((source) => !existsSync(join(folder, source)))).toEqual([]);
  const drawn = readdirSync(join(folder, 'help')).map((file) => `/help/${file}`);
  expect(drawn.filter((source) => !shown.has(source))).toEqual([]);
  for (const { path, text } of shipped) {
    expect(text.match(/<img /g)?.length ?? 0, path).toBe(
      text.match(/<img src="[^"]+" alt="[^"]{10,}"/g)?.length ?? 0,
    );
  }
});
