import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import { aBanner } from '../../../features/banners/fixtures/a-banner.ts';
import type { Banners } from '../../../features/banners/use-banners.ts';
import { chooseDataSaver } from '../../../features/data-saver/data-saver.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { HomeHeroes } from './HomeHeroes.tsx';

beforeAll(() => loadAreas('home'));
afterEach(() => chooseDataSaver('off'));

const drawn = (banners: Banners | undefined) =>
  renderToStaticMarkup(
    <Router ssrPath="/home">
      <HomeHeroes banners={banners} />
    </Router>,
  );
const links = (markup: string) =>
  [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, path]) => path);
const pictures = (markup: string) => [...markup.matchAll(/src="([^"]*)"/g)].map(([, path]) => path);
const words = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

const without = [
  ['are awaited', undefined],
  ['are none', []],
] as const;

test.each(without)('[BAN-11] while banners %s the win bonus stands there', (_state, banners) => {
  const markup = drawn(banners && [...banners]);
  expect(links(markup)).toEqual(['/rich_text?type=8']);
  expect(words(markup)).toContain('Bonasi ya ushindi Hadi 1,000% Mechi nyingi kwenye mkeka');
});

test('[BAN-11] a lone card takes the whole row only once no other can come', () => {
  expect(drawn(undefined)).toMatch(/class="[^"]*awaited/);
  expect(drawn([])).not.toMatch(/class="[^"]*awaited/);
});

test('[BAN-10] banners stand in the order of the server, in a list with a name', () => {
  const markup = drawn([
    aBanner({ id: 5, title: 'Aviator', jump: '/aviator', address: '/banners/aviator.svg' }),
    aBanner(),
  ]);
  expect(markup).toMatch(/^<section [^>]*aria-label="Promosheni"/);
  expect(markup.match(/<li>/g)).toHaveLength(2);
  expect(links(markup)).toEqual(['/aviator', '/my_referrals']);
  expect(pictures(markup)).toEqual(['/banners/aviator.svg', '/banners/referral.svg']);
  expect(words(markup)).toContain('Alika rafiki TSh 7,000 Free bet kwa kila rafiki Tazama');
});

test('[BAN-14] who saves data gets words and colours without pictures', () => {
  chooseDataSaver('on');
  const markup = drawn([aBanner()]);
  expect(pictures(markup)).toEqual([]);
  expect(words(markup)).toContain('TSh 7,000');
  expect(markup).toMatch(/class="[^"]*blue/);
});

test('[BAN-14] of an upload the smallest size is fetched', () => {
  const upload = `/files/${'a'.repeat(32)}`;
  expect(pictures(drawn([aBanner({ address: `${upload}.webp` })]))).toEqual([`${upload}-480.webp`]);
});

const targets = [
  ['', []],
  ['home', []],
  ['//elsewhere.test', []],
  ['/\\elsewhere.test', []],
  ['http://elsewhere.test', []],
  ['javascript:alert(1)', []],
  ['/boost', ['/boost']],
] as const;

test.each(targets)('[BAN-15] a banner for "%s" leads to %j', (jump, pages) => {
  const markup = drawn([aBanner({ jump })]);
  expect(links(markup)).toEqual(pages);
  expect(words(markup).includes('Tazama')).toBe(pages.length > 0);
});

test('[BAN-15] a picture from elsewhere is not fetched', () => {
  expect(pictures(drawn([aBanner({ address: '//elsewhere.test/a.svg' })]))).toEqual([]);
});

test('[BAN-26] a banner to an account of ours elsewhere opens a tab of its own', () => {
  const jump = 'https://www.instagram.com/kipute';
  const markup = drawn([aBanner({ jump, jump_type: 2 })]);
  expect(links(markup)).toEqual([jump]);
  expect(markup).toContain('target="_blank" rel="noreferrer"');
});
