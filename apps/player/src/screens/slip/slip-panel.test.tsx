import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { aPick } from '../../features/picks/fixtures/a-pick.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { PickList } from './PickList.tsx';
import { SlipPanel } from './SlipPanel.tsx';

beforeAll(() => loadAreas('slip'));

test('[SCR-60] an empty slip says what to do next', () => {
  const markup = renderToStaticMarkup(<SlipPanel />);
  expect(markup).toContain('Mkeka wako ni mtupu');
  expect(markup).toContain('Gusa odds yoyote kuongeza chaguo, au weka msimbo wa mkeka.');
});

test('[SCR-60] the code field is off in words: its reason is read out with it', () => {
  const markup = renderToStaticMarkup(<SlipPanel />);
  const [, described] = /<input[^>]*aria-describedby="([^"]+)"/.exec(markup) ?? [];
  expect(markup).toMatch(/<input[^>]*disabled/);
  expect(markup).toMatch(/<button[^>]*disabled/);
  expect(markup).toContain(`id="${described}">Misimbo itafunguka pamoja na kuweka dau.`);
});

test('[SCR-60] a slip with picks names each with its market, its match and its price', () => {
  const markup = renderToStaticMarkup(<PickList picks={[aPick()]} />);
  expect(markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')).toBe(
    '|Simba SC|Mshindi (1X2)|Simba SC – Young Africans|2.45|',
  );
  expect(markup).toContain('aria-label="Ondoa Simba SC"');
});
