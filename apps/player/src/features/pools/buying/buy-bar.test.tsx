import { shillings } from '@kipute/domain/money/senti';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { anIssue } from '../fixtures/an-issue.ts';
import { ticketTerms } from '../issue/pool.ts';
import { BuyBar, BuyChoices, BuyFacts } from './BuyBar.tsx';
import type { BuyState } from './buy-state.ts';
import { emptyDraft } from './draft-store.ts';
import { PoolTools } from './PoolTools.tsx';
import { ticketSum } from './ticket-sum.ts';
import type { BuyView } from './use-buying.ts';

beforeAll(() => loadAreas('pools'));

const issue = anIssue();
const draft = {
  ...emptyDraft(issue),
  picks: Array.from({ length: 13 }, (_, at) => (at < 2 ? '1X' : '1')),
  reservePicks: ['1', '1', '1'],
};
const aPlayer = { balance: 24_500, credit_money: 0 } as NonNullable<BuyView['player']>;

function view(changes: Partial<BuyView> = {}): BuyView {
  return {
    ...{ game: 'jackpot', issue, draft, notice: undefined, player: aPlayer, isOpen: true },
    ...{ sum: ticketSum('jackpot', draft, ticketTerms(issue)), state: { kind: 'ready' } },
    ...changes,
  };
}

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const bar = (state: BuyState, changes: Partial<BuyView> = {}) =>
  renderToStaticMarkup(<BuyBar view={view({ state, ...changes })} strip={null} place="bar" />);

const buttons = [
  [{ kind: 'ready' }, 'Nunua tiketi'],
  [{ kind: 'sending' }, 'Inatuma…'],
  [{ kind: 'visitor' }, 'Ingia kuweka dau'],
  [{ kind: 'deposit', missing: shillings(2_500) }, 'Weka pesa TSh 2,500'],
  [{ kind: 'closed' }, 'Limefungwa · matokeo Jumamosi'],
  [{ kind: 'incomplete', missing: 5 }, 'Chagua mechi 5 zaidi'],
  [{ kind: 'refused', refusal: 'pool-too-many-doubles' }, 'Machaguo mawili: mechi 3 tu'],
  [{ kind: 'refused', refusal: 'pool-pick-missing' }, 'Kagua machaguo yako'],
  [{ kind: 'paused', prompt: 'Tutarudi saa 6' }, 'Tutarudi saa 6'],
  [{ kind: 'paused', prompt: '' }, 'Kubashiri kumesimama kwa muda'],
  [{ kind: 'forbidden' }, 'Akaunti yako hairuhusiwi kubashiri'],
  [{ kind: 'credit-short' }, 'Bonasi yako haitoshi'],
  [{ kind: 'offline' }, 'Huna intaneti. Machaguo yako yamehifadhiwa.'],
] as const satisfies readonly (readonly [BuyState, string])[];

describe('[POL-124] the bar', () => {
  test.each(buttons.map(([state, words]) => [words, state] as const))(
    'says: %s',
    (words, state) => {
      const markup = bar(state);
      expect(spoken(markup)).toContain(words);
      expect(spoken(markup)).toContain('Mistari 4 × TSh 1,000');
      expect(spoken(markup)).toContain('TSh 4,000');
    },
  );

  const off = ['sending', 'closed', 'forbidden', 'credit-short', 'offline'] as const;
  test.each(off)('%s cannot be pressed', (kind) => {
    expect(bar({ kind })).toMatch(/<button[^>]* disabled=""/);
  });

  test('leads to the deposit page with the missing amount', () => {
    const markup = bar({ kind: 'deposit', missing: shillings(1_002_500) });
    expect(markup).toContain('href="/pay_recharge?amount=1002500"');
  });

  test('is nothing of money for who takes a break', () => {
    const words = spoken(bar({ kind: 'resting', until: '2026-12-17T22:00:00Z' }));
    expect(words).toContain('Umejipumzisha hadi 18/12/2026');
    expect(words).toContain('Ongea nasi');
    expect(words).not.toContain('TSh');
  });
});

test('[POL-125] without an answer there are two ways: ask again with the same key, or drop it', () => {
  const words = spoken(bar({ kind: 'unsure' }));
  expect(words).toContain('haiwezi kununuliwa mara mbili');
  expect(words).toContain('Angalia tena');
  expect(words).toContain('Acha');
});

test('[POL-125] what the server said stands above the button', () => {
  const markup = bar({ kind: 'ready' }, { notice: 'Bei ya tiketi imebadilika.' });
  expect(markup).toContain('role="alert"');
  expect(spoken(markup)).toContain('Bei ya tiketi imebadilika.');
});

const choices = (changes: Partial<BuyView> = {}) =>
  renderToStaticMarkup(<BuyChoices view={view(changes)} />);

test('[POL-127] only a player with a bonus chooses the purse', () => {
  expect(choices()).not.toContain('radio');
  expect(choices({ player: undefined })).not.toContain('radio');
  expect(spoken(choices({ player: { ...aPlayer, credit_money: 3_000 } }))).toContain(
    'Bonasi TSh 3,000',
  );
});

test('[POL-123] the multiplier has its bounds, and none where it is not sold', () => {
  expect(spoken(choices())).toContain('Mistari 2 × 2 = 4');
  expect(choices()).toMatch(/aria-label="Punguza zidisho" disabled=""/);
  const full = choices({ draft: { ...draft, multiplier: 10 } });
  expect(full).toMatch(/aria-label="Ongeza zidisho" disabled=""/);
  expect(choices({ issue: anIssue({ max_multiplier: 1 }) })).not.toContain('Zidisha');
});

test('[POL-125] nothing can be changed while it is on its way', () => {
  expect(choices({ isOpen: false })).toMatch(/^<fieldset[^>]* disabled=""/);
});

test('[POL-123] the card beside says what is left after buying', () => {
  const words = spoken(renderToStaticMarkup(<BuyFacts view={view()} />));
  expect(words).toContain('Mechi zenye machaguo 2 2 kati ya 3');
  expect(words).toContain('Salio baada ya kununua TSh 20,500');
  const poor = view({ player: { ...aPlayer, balance: 100 } });
  expect(spoken(renderToStaticMarkup(<BuyFacts view={poor} />))).not.toContain('baada');
});

test('[POL-122] an empty ticket has nothing to clear, a closed one no luck', () => {
  const tools = (changes: Partial<BuyView>) =>
    renderToStaticMarkup(<PoolTools view={view(changes)} />);
  expect(tools({})).toContain('Futa machaguo yote');
  expect(tools({ draft: emptyDraft(issue) })).not.toContain('Futa machaguo yote');
  expect(tools({ isOpen: false }).match(/disabled=""/g)).toHaveLength(2);
});
