import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { Choices } from './MessagesCard.tsx';

beforeAll(() => loadAreas('profile'));

const shown = {
  ...({ language: '', security: 1, money: 1, news: 0 } as const),
  ...({ push_money: 1, push_bets: 1, push_offers: 0, push_details: 0 } as const),
};
const drawn = (differences: object = {}) =>
  renderToStaticMarkup(
    <Choices
      shown={shown}
      isSaving={() => false}
      hasFailed={false}
      save={() => undefined}
      {...differences}
    />,
  );
const switches = (markup: string) => markup.match(/<button[^>]*role="switch"[^>]*>/g) ?? [];
const statesOf = (markup: string, attribute: string) =>
  switches(markup).map((one) => one.includes(`${attribute}="true"`));

test('[AS-34] security is always on, money is on and news are off until chosen', () => {
  const markup = drawn();
  expect(markup).toMatch(/Usalama.*Hutumwa kila mara.*Pesa.*Habari na ofa/s);
  expect(statesOf(markup, 'aria-checked')).toEqual([true, true, false]);
  expect(statesOf(markup, 'aria-disabled')).toEqual([true, false, false]);
});

test('[AS-34] what is on its way says so, and a failure is said aloud', () => {
  const saving = drawn({ isSaving: (name: string) => name === 'news' });
  expect(statesOf(saving, 'aria-busy')).toEqual([false, false, true]);
  expect(drawn()).not.toContain('role="alert"');
  expect(drawn({ hasFailed: true })).toMatch(/role="alert".*Haikuhifadhiwa/s);
});
