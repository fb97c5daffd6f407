import { expect, test } from 'vitest';
import { controlPage } from './control-page.ts';

test('[OSIM-62] no name becomes markup', () => {
  const line = { id: '1', competition: '<b>', name: `O'Neil & "Co"`, minute: 3, score: '0-0' };
  const page = controlPage([line], 'http://127.0.0.1:1');
  expect(page).not.toContain('<b>');
  expect(page).toContain('O&#39;Neil &amp; &quot;Co&quot;');
});
