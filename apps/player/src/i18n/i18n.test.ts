import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areasEn } from './areas.en.ts';
import { type Area, firstAreasSw } from './areas.ts';
import { coreEn } from './core.en.ts';
import { coreSw } from './core.sw.ts';
import { currentLanguage, loadAreas, setLanguage, type TextKey, t } from './i18n.ts';
import { laterAreasSw } from './later-areas.ts';
import type { Message, Messages } from './messages.ts';

const page = { documentElement: { lang: '' } };

beforeEach(() => {
  vi.stubGlobal('document', page);
});
afterEach(async () => {
  await setLanguage('sw');
  vi.unstubAllGlobals();
});

describe('[SHELL-21] the language', () => {
  test('is Swahili until another is chosen', () => {
    expect([currentLanguage(), t('shell.login')]).toEqual(['sw', 'Ingia']);
  });

  test('changes every text and the language of the page', async () => {
    await loadAreas('menus');
    expect(t('menu.signOut')).toBe('Toka');
    await setLanguage('en');
    expect([t('shell.login'), t('menu.signOut'), page.documentElement.lang]).toEqual([
      'Log in',
      'Sign out',
      'en',
    ]);
  });
});

test('[SHELL-22] a key without a text shows the generic resource error', () => {
  const missing = 'nobody.wrote.this' as TextKey;
  expect(t(missing as 'shell.login')).toBe(t('error.resource'));
});

function slotsOf(message: Message | undefined): string[] {
  const texts = typeof message === 'object' ? Object.values(message) : [message ?? ''];
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
}

function expectSameSlots(swahili: Messages, english: Messages) {
  const slots = (messages: Messages) =>
    Object.fromEntries(Object.keys(swahili).map((key) => [key, slotsOf(messages[key])]));
  expect(slots(english)).toEqual(slots(swahili));
  expect(Object.keys(english).sort()).toEqual(Object.keys(swahili).sort());
}

test('[SHELL-22] the core has the same keys and slots in both languages', () => {
  expectSameSlots(coreSw, coreEn);
});

const areasSw = { ...firstAreasSw, ...laterAreasSw };

test.each(Object.keys(areasSw) as Area[])('[SHELL-22] so has the area %s', async (area) => {
  expectSameSlots((await areasSw[area]()).messages, (await areasEn[area]()).messages);
});
