import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SlipPanel } from './SlipPanel.tsx';

const markup = renderToStaticMarkup(<SlipPanel />);

test('[SCR-60] an empty slip says what to do next', () => {
  expect(markup).toContain('Mkeka wako ni mtupu');
  expect(markup).toContain('Gusa odds yoyote kuongeza chaguo, au weka msimbo wa mkeka.');
});

test('[SCR-60] the code field is off in words: its reason is read out with it', () => {
  const [, described] = /<input[^>]*aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(/<input[^>]*disabled/);
  expect(markup).toMatch(/<button[^>]*disabled/);
  expect(markup).toContain(`id="${described}">Misimbo itafunguka pamoja na kuweka dau.`);
});
