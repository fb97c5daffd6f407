import enUS from 'antd/lib/locale/en_US';
import { describe, expect, test } from 'vitest';
import { antdSw } from './antd-sw.ts';
import { composeText } from './text.ts';

type Pair = { readonly place: string; readonly en: string; readonly sw: string };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every `{ en, sw }` in a value, however deep: titles of columns, questions, choices. */
function pairsIn(value: unknown, place: string): readonly Pair[] {
  if (!isObject(value)) return [];
  const { en, sw } = value;
  if (typeof en === 'string' && typeof sw === 'string') return [{ place, en, sw }];
  return Object.entries(value).flatMap(([key, part]) => pairsIn(part, `${place}.${key}`));
}

const catalogues = import.meta.glob<Record<string, unknown>>('./texts/*.ts', { eager: true });
const tables = import.meta.glob<Record<string, unknown>>(['../screens/**/*-list.ts'], {
  eager: true,
});
const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const pairs = pairsIn({ ...catalogues, ...tables }, 'texts');
const slotsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot).sort();

describe('[BO-01] every text stands in English and Swahili', () => {
  test('nothing is empty, and both languages have the same slots', () => {
    expect(pairs.length).toBeGreaterThan(200);
    const faulty = pairs.filter(({ en, sw }) => {
      const isEmpty = en.trim() === '' || sw.trim() === '';
      return isEmpty || slotsOf(sw).join() !== slotsOf(en).join();
    });
    expect(faulty).toEqual([]);
  });

  test('no text of the catalogues is left unsaid', () => {
    const said = Object.values(sources).join('\n');
    const names = Object.values(catalogues).flatMap((module) =>
      Object.entries(module).flatMap(([catalogue, texts]) =>
        Object.keys(texts as object).map((name) => `${catalogue}.${name}`),
      ),
    );
    expect(names.filter((name) => !new RegExp(`${name}\\b`).test(said))).toEqual([]);
  });
});

/** Paths of all texts in a locale object of antd. */
function leavesOf(value: unknown, place = ''): readonly string[] {
  if (!isObject(value)) return [place];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${place}.${key}`));
}

test("[BO-01] antd's own texts are all there in Swahili", () => {
  const wanted = leavesOf(enUS).filter((place) => !place.startsWith('.Calendar'));
  const present = new Set(leavesOf(antdSw));
  expect(wanted.filter((place) => !present.has(place))).toEqual([]);
});

test('slots are filled, and one without a value stays visible', () => {
  const text = { en: '{from}–{to} of {count}', sw: '{from}–{to} kati ya {count}' };
  expect(composeText('sw', text, { from: 1, to: 20, count: '312' })).toBe('1–20 kati ya 312');
  expect(composeText('en', text, { from: 1 })).toBe('1–{to} of {count}');
});
