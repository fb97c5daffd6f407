import { expect, test } from 'vitest';
import {
  type MessageChoices,
  nothingUnderWay,
  shownChoices,
  withFailed,
  withSaved,
  withWanted,
} from './message-choices.ts';

const kept: MessageChoices = {
  ...{ language: '', security: 1, money: 1, news: 0 },
  ...{ push_money: 1, push_bets: 1, push_offers: 0, push_details: 0 },
};
const start = nothingUnderWay(kept);

test('[AS-34] a choice is shown at once and stays when it was saved', () => {
  const wanted = withWanted(start, { news: 1 });
  expect(shownChoices(wanted)).toEqual({ ...kept, news: 1 });
  const saved = withSaved(wanted, 'news', { ...kept, news: 1 });
  expect(saved).toEqual({ kept: { ...kept, news: 1 }, saving: {}, hasFailed: false });
});

test('[AS-34] what could not be saved shows again what is kept, and says so', () => {
  const failed = withFailed(withWanted(start, { money: 0 }), 'money');
  expect(shownChoices(failed)).toEqual(kept);
  expect(failed.hasFailed).toBe(true);
  expect(withWanted(failed, { money: 0 }).hasFailed).toBe(false);
});

test('[AS-34] the answer about one does not undo another that is on its way', () => {
  const both = withWanted(withWanted(start, { money: 0 }), { language: 'en-US' });
  const first = withSaved(both, 'money', { ...kept, money: 0 });
  expect(shownChoices(first)).toEqual({ ...kept, money: 0, language: 'en-US' });
  const second = withFailed(first, 'language');
  expect(shownChoices(second)).toEqual({ ...kept, money: 0 });
});
