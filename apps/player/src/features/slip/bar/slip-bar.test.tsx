import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { picksAt, someChoices, someFacts } from '../fixtures/a-slip.ts';
import { type SlipFacts, slipView } from '../view/slip-view.ts';
import { SlipBarFace } from './SlipBar.tsx';

beforeAll(() => loadAreas('slip'));

type Said = Partial<SlipFacts> & { readonly notice?: string };

function bar({ notice, ...said }: Said = {}): string {
  const facts = someFacts(said);
  const state = { ...facts.choices, notice, sent: undefined };
  return renderToStaticMarkup(<SlipBarFace view={slipView(facts)} state={state} />);
}

const words = (markup: string) => markup.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

test('[SLIP-50] the bar is one button: picks, total odds and payout, also for who hears it', () => {
  const markup = bar({ choices: someChoices({ stakeText: '2,000' }) });
  expect(markup).toMatch(/^<aside[^>]*aria-label="Mkeka wako"><button type="button"/);
  expect(markup).toContain('aria-haspopup="dialog"');
  expect(words(markup)).toBe('3Mkeka, machaguo 3, Odds 6.51, Malipo TSh 12,229.02');
});

describe('[SLIP-51] the bar says what a closed slip would hide', () => {
  const refused = [{ outcomeId: '1', why: 'closed', odds: 0 }] as const;
  const cases = [
    ['no answer', { choices: someChoices({ activity: 'unsure' }) }, 'Bado hatujapata jibu'],
    ['a refused leg', { choices: someChoices({ refused }) }, 'Mkeka haukuwekwa'],
    ['a refused bet', { notice: 'Salio halitoshi' }, 'Mkeka haukuwekwa'],
    ['closed picks', { board: 'suspended' }, 'Machaguo 3 yamefungwa'],
  ] as const;

  test.each(cases)('%s: %j', (_what, said, text) => {
    expect(words(bar(said))).toContain(text);
    expect(bar(said)).toContain('#triangle-alert');
  });

  test('a bet on its way is no trouble, and singles and systems say how many', () => {
    const sending = bar({ choices: someChoices({ activity: 'sending' }) });
    expect(words(sending)).toContain('Mkeka unatumwa…');
    expect(sending).not.toContain('#triangle-alert');
    const single = bar({ choices: someChoices({ tab: 'single' }) });
    expect(words(single)).toContain('Idadi ya mikeka 3');
    const system = bar({ picks: picksAt(2, 2, 2), choices: someChoices({ tab: 'system' }) });
    expect(words(system)).toContain('Michanganyiko 3');
  });
});
