import { expect, test } from 'vitest';
import { comingEn } from '../../i18n/areas/coming.en.ts';
import { comingSw } from '../../i18n/areas/coming.sw.ts';
import { routeAt, routes } from '../../routes.tsx';
import { comingScreens } from './coming-table.ts';

/** The specification's table of routes, without those that are real pages already. */
const unfinishedPaths = ['/casino'];

const comingTitles: string[] = Object.keys(comingScreens).map((name) => `coming.${name}.title`);

test.each(unfinishedPaths)(
  '[SCR-30] %s is announced by a page of its own until it opens',
  (path) => {
    const route = routeAt(path);
    expect(route).toHaveProperty('title');
    expect(comingTitles).toContain('title' in route ? route.title : undefined);
  },
);

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
