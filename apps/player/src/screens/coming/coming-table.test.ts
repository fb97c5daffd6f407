import { expect, test } from 'vitest';
import { comingEn } from '../../i18n/areas/coming.en.ts';
import { comingSw } from '../../i18n/areas/coming.sw.ts';
import { routes } from '../../routes.tsx';
import { comingScreens } from './coming-table.ts';

const comingTitles: string[] = Object.keys(comingScreens).map((name) => `coming.${name}.title`);

test.each(comingTitles)('[SCR-30] %s can be reached', (title) => {
  expect(routes.map((route): string => route.title)).toContain(title);
});

test.each(Object.keys(comingScreens))('[SCR-31] %s has its words in both languages', (name) => {
  for (const part of ['title', 'lead', 'first', 'second', 'third']) {
    const key = `coming.${name}.${part}` as keyof typeof comingSw;
    expect(comingSw[key], key).toMatch(/\S/);
    expect(comingEn[key], key).toMatch(/\S/);
  }
});
