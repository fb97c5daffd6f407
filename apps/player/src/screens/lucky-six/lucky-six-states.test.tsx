import { shillings } from '@kipute/domain/money/senti';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BuyBar, BuyChoices } from '../../features/pools/buying/BuyBar.tsx';
import type { BuyState } from '../../features/pools/buying/buy-state.ts';
import { loadAreas, setLanguage } from '../../i18n/i18n.ts';
import { aBuyView, aLuckySix } from './fixtures/a-lucky-six.ts';
import { ScorePicks, ScoreStrip } from './ScorePicks.tsx';

beforeAll(() => loadAreas('pools', 'luckySix'));

const markupOf = (element: ReactElement) => renderToStaticMarkup(element);
const wordsOf = (element: ReactElement) =>
  markupOf(element)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const six = ['2-1', '3-0', '1-1', '2-0', 'other', '1-0'];
const whole = { picks: six, reservePicks: ['0-0'] };

/** The match of this name, from its group to the end of it. */
function rowOf(markup: string, name: string): string {
  const rows = markup.split(/(?=<fieldset class="[^"]*" data-in-hand)/);
  return rows.find((row) => row.includes(`aria-label="${name}"`)) ?? '';
}

const outputsOf = (markup: string) =>
  [...markup.matchAll(/<output[^>]*>(.*?)<\/output>/g)].map(([, inside = '']) =>
    inside
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

describe('[POL-181] a match', () => {
  const picks = () => markupOf(<ScorePicks view={aBuyView(whole)} />);

  test('is a group with two groups of goals, each told politely', () => {
    const row = rowOf(picks(), 'Mechi 1: Simba SC dhidi ya Azam FC');
    for (const name of ['Magoli ya Simba SC', 'Punguza goli, Simba SC', 'Ongeza goli, Azam FC']) {
      expect(row).toContain(`aria-label="${name}"`);
    }
    expect(row.match(/<output aria-live="polite">/g)).toHaveLength(2);
    expect(outputsOf(row)).toEqual(['2', '1']);
  });

  test('cannot go below no goals, and keeps the focus there', () => {
    const row = rowOf(picks(), 'Mechi 2: Young Africans dhidi ya Singida BS');
    expect(row).toMatch(/aria-label="Punguza goli, Singida BS" aria-disabled="true"/);
    expect(row).toMatch(/aria-label="Ongeza goli, Singida BS" aria-disabled="false"/);
    expect(row).not.toContain('disabled=""');
  });

  test('without a pick says so in place of a figure', () => {
    const row = rowOf(
      markupOf(<ScorePicks view={aBuyView()} />),
      'Mechi 1: Simba SC dhidi ya Azam FC',
    );
    expect(outputsOf(row)).toEqual(['– bado hujachagua', '– bado hujachagua']);
  });
});

describe('[POL-182] "Nyingine"', () => {
  const row = () =>
    rowOf(markupOf(<ScorePicks view={aBuyView(whole)} />), 'Mechi 5: Inter dhidi ya Roma');

  test('is pressed, rests all four steppers and is explained', () => {
    expect(row()).toMatch(/aria-pressed="true"[^>]*>.*?Nyingine/);
    expect(row().match(/disabled=""/g)).toHaveLength(4);
    expect(row()).toContain('magoli 6 au zaidi ya timu moja');
    expect(outputsOf(row())).toEqual(['– Nyingine', '– Nyingine']);
  });

  test('is not pressed on a match with a score', () => {
    const scored = rowOf(
      markupOf(<ScorePicks view={aBuyView(whole)} />),
      'Mechi 6: Al Ahly dhidi ya Zamalek',
    );
    expect(scored).not.toContain('aria-pressed="true"');
    expect(scored).not.toContain('magoli 6 au zaidi');
  });
});

describe('[POL-183] the match in hand', () => {
  const quick = 'aria-label="Matokeo ya haraka"';

  test('is the first without a score, and alone has quick scores', () => {
    const markup = markupOf(<ScorePicks view={aBuyView({ picks: ['2-1', '', '', '', '', ''] })} />);
    const row = rowOf(markup, 'Mechi 2: Young Africans dhidi ya Singida BS');
    expect(row).toContain('data-in-hand="true"');
    expect(row).toContain(quick);
    for (const score of ['1–0', '2–1', '1–1', '2–0', '0–0']) expect(row).toContain(score);
    expect(markup.split(quick)).toHaveLength(2);
  });

  test('is none once all have a score, and none while tickets are not sold', () => {
    expect(markupOf(<ScorePicks view={aBuyView(whole)} />)).not.toContain(quick);
    const closed = aBuyView({}, { state: { kind: 'closed' } });
    expect(markupOf(<ScorePicks view={closed} />)).not.toContain(quick);
  });
});

describe('[POL-184] the reserve', () => {
  test('has its own heading and one score', () => {
    const markup = markupOf(<ScorePicks view={aBuyView(whole)} />);
    const row = rowOf(markup, 'Mechi ya akiba 1: Ajax dhidi ya PSV');
    expect(outputsOf(row)).toEqual(['0', '0']);
    expect(wordsOf(<ScorePicks view={aBuyView()} />)).toContain(
      'Mechi ya akiba Mechi isipochezwa, hii inachukua nafasi yake.',
    );
  });

  test('is not spoken of where there is none', () => {
    const issue = aLuckySix({ reserves: 0, matches: aLuckySix().matches.slice(0, 6) });
    expect(wordsOf(<ScorePicks view={aBuyView({}, { issue })} />)).not.toContain('akiba');
  });
});

test('[POL-188] once closed, every score stands and nothing can be changed', () => {
  const markup = markupOf(<ScorePicks view={aBuyView(whole, { state: { kind: 'closed' } })} />);
  expect(outputsOf(markup).slice(0, 2)).toEqual(['2', '1']);
  const buttons = markup.match(/<button/g)?.length;
  expect(buttons).toBe(7 * 5);
  expect(markup.match(/disabled=""/g)).toHaveLength(7 * 5);
});

describe('[POL-186] the strip', () => {
  test('shows every score of the ticket in its order, the reserve last', () => {
    const words = wordsOf(<ScoreStrip view={aBuyView(whole)} />);
    expect(words.trim()).toBe('1 2–1 2 3–0 3 1–1 4 2–0 5 Nyingine 6 1–0 Akiba 1 0–0');
  });

  test('says which match still waits', () => {
    const words = wordsOf(<ScoreStrip view={aBuyView({ ...whole, reservePicks: [''] })} />);
    expect(words).toContain('Akiba 1 – bado hujachagua');
  });
});

const buttons: readonly (readonly [BuyState, string])[] = [
  [{ kind: 'incomplete', missing: 7 }, 'Chagua mechi 7 zaidi'],
  [{ kind: 'ready' }, 'Nunua tiketi'],
  [{ kind: 'visitor' }, 'Ingia kuweka dau'],
  [{ kind: 'deposit', missing: shillings(300) }, 'Weka pesa TSh 300'],
  [{ kind: 'credit-short' }, 'Bonasi yako haitoshi'],
  [{ kind: 'sending' }, 'Inatuma…'],
  [{ kind: 'unsure' }, 'haiwezi kununuliwa mara mbili'],
  [{ kind: 'closed' }, 'Limefungwa · matokeo Jumamosi'],
  [{ kind: 'paused', prompt: 'Tunatengeneza kidogo' }, 'Tunatengeneza kidogo'],
  [{ kind: 'forbidden' }, 'Akaunti yako hairuhusiwi kubashiri'],
  [{ kind: 'offline' }, 'Huna intaneti'],
  [{ kind: 'resting', until: '2026-12-18T00:00:00Z' }, 'Umejipumzisha hadi 18/12/2026'],
];

test.each(buttons)('[POL-186] in the state $0.kind the bar says "$1"', (state, said) => {
  const view = aBuyView(whole, { state });
  expect(wordsOf(<BuyBar view={view} strip={<ScoreStrip view={view} />} place="bar" />)).toContain(
    said,
  );
});

test('[POL-186] three times the ticket costs three lines', () => {
  const view = aBuyView({ ...whole, multiplier: 3 }, { state: { kind: 'ready' } });
  expect(wordsOf(<BuyBar view={view} strip={null} place="bar" />)).toContain('Mistari 3 × TSh 500');
  expect(wordsOf(<BuyBar view={view} strip={null} place="bar" />)).toContain('1,500');
  expect(wordsOf(<BuyChoices view={view} />)).toContain('×3');
});

test('[POL-187] the page speaks English as well', async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await setLanguage('en');
  const markup = markupOf(<ScorePicks view={aBuyView(whole)} />);
  await setLanguage('sw');
  vi.unstubAllGlobals();
  for (const words of ['Goals of Simba SC', 'One goal more, Azam FC', 'Reserve match']) {
    expect(markup).toContain(words);
  }
  expect(markup).toContain('Any score with 6 goals or more for one team');
});
