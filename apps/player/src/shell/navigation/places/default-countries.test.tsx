import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { loadAreas } from '../../../i18n/i18n.ts';
import { DefaultCountries } from './DefaultCountries.tsx';

beforeAll(async () => {
  vi.stubGlobal('history', { state: null });
  await loadAreas('filters');
});

test('[LST-51] Tanzania stands first, and leads to a search for it', () => {
  const markup = renderToStaticMarkup(
    <Router ssrPath="/home">
      <DefaultCountries />
    </Router>,
  );
  const [first] = markup.match(/href="([^"]+)"/) ?? [];
  expect(first).toBe('href="/search_result?key_word=Tanzania"');
  expect(markup.match(/<a /g)).toHaveLength(10);
});
