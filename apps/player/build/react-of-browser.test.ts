import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { reactOfBrowser } from './react-of-browser.ts';

const { resolve } = createRequire(import.meta.url);
const client = join(
  dirname(resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);
const published = readFileSync(client, 'utf8');

const transform = reactOfBrowser().transform as unknown as (
  code: string,
  path: string,
) => string | null;

test('leaves a tenth of React DOM out, and nothing of other files', () => {
  const text = transform(published, client) ?? '';
  expect(text.length).toBeLessThan(published.length * 0.9);
  expect(text).toContain('exports.createRoot =');
  expect(transform(published, join(dirname(client), 'react-dom.production.js'))).toBeNull();
});

test('stops the build when React is written otherwise', () => {
  const renamed = published.replaceAll('getResource(', 'resourceOf(');
  expect(() => transform(renamed, client)).toThrow('getResource');
  expect(() => transform(published.replaceAll('isHydrating', 'hydrates'), client)).toThrow();
});

test('no component draws what it leaves out', () => {
  const source = join(import.meta.dirname, '../src');
  const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(join(source, path), 'utf8'));
  expect(components.length).toBeGreaterThan(100);
  const unfit = /<(?:html|head|body|title|link|meta|style|script|base)[\s/>]|hydrateRoot|<\w+-\w+/;
  expect(components.filter((text) => unfit.test(text))).toEqual([]);
});
