import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/i18n.ts';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import { type Banners, bannersQuery } from './use-banners.ts';

const storage = new Map<string, string>();
const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  documentElement: { lang: '' },
});

beforeEach(() => {
  vi.stubGlobal('localStorage', storageIn(storage));
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { setTimeout: () => 0, clearTimeout: () => {} });
});
afterEach(async () => {
  await setLanguage('sw');
  vi.unstubAllGlobals();
  storage.clear();
});

const banners = (title: string) => [{ title }] as Banners;
const fails = () => Promise.reject<Banners>(new Error('no network'));

/** What the carousel shows before the response and after it. */
async function visit(type: 15 | 16, fetchBanners: () => Promise<Banners>) {
  const carousel = bannersQuery(type, fetchBanners);
  const before = carousel.data();
  const leave = carousel.subscribe(() => {});
  await new Promise((resolve) => setTimeout(resolve));
  leave();
  return [before, carousel.data()];
}

test('[BAN-12] the next visit begins with the response of the last', async () => {
  expect(await visit(15, async () => banners('old'))).toEqual([undefined, banners('old')]);
  expect(await visit(15, async () => banners('new'))).toEqual([banners('old'), banners('new')]);
});

test('[BAN-12] a failure leaves what was kept, or stands for no banners', async () => {
  expect(await visit(15, fails)).toEqual([undefined, []]);
  await visit(15, async () => banners('kept'));
  expect(await visit(15, fails)).toEqual([banners('kept'), banners('kept')]);
});

test('[BAN-12] what was kept is for one device and one language', async () => {
  await visit(15, async () => banners('simu'));
  expect(bannersQuery(16).data()).toBeUndefined();
  await setLanguage('en');
  expect(bannersQuery(15).data()).toBeUndefined();
});

test('[BAN-12] what was kept and cannot be read is passed over', () => {
  storage.set('banners.1.15.sw', '{"title":"x"}');
  storage.set('banners.1.16.sw', '[');
  expect([bannersQuery(15).data(), bannersQuery(16).data()]).toEqual([undefined, undefined]);
});
