import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { flagSprite, iconSprite } from './make-sprite.ts';

const committed = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

test('[SCR-01] the committed icons are what the list of names makes', async () => {
  expect(await committed('./icons.svg')).toBe(await iconSprite());
});

test('[SCR-01] the committed flags are what the list of countries makes', async () => {
  expect(await committed('./flags.svg')).toBe(await flagSprite());
});
