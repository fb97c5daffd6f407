import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '../../features/data-saver/data-saver.ts';
import { emptyDraft } from '../../features/pools/buying/draft-store.ts';
import { ticketSum } from '../../features/pools/buying/ticket-sum.ts';
import type { BuyView } from '../../features/pools/buying/use-buying.ts';
import { aMatch, anIssue } from '../../features/pools/fixtures/an-issue.ts';
import { type IssueMatch, ticketTerms } from '../../features/pools/issue/pool.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import { JackpotPicks, PickTiles, Segments } from './JackpotPicks.tsx';
import { spokenBetween } from './MatchRow.tsx';
import { howToPick } from './RulesScreen.tsx';

beforeAll(() => loadAreas('pools'));

const issue = anIssue();

function view(picks: readonly string[], changes: Partial<BuyView> = {}): BuyView {
  const empty = emptyDraft(issue);
  const draft = { ...empty, picks: empty.picks.map((none, at) => picks[at] ?? none) };
  return {
    ...{ game: 'jackpot', issue, draft, sum: ticketSum('jackpot', draft, ticketTerms(issue)) },
    ...{ state: { kind: 'ready' }, notice: undefined, player: undefined, isOpen: true },
    ...changes,
  };
}

test('[POL-140] thirteen matches and three reserves are groups with names', () => {
  const markup = renderToStaticMarkup(<JackpotPicks view={view([])} />);
  expect(markup.match(/<fieldset/g)).toHaveLength(16);
  expect(markup).toContain('aria-label="Mechi 1: Simba SC dhidi ya Azam FC"');
  expect(markup).toContain('aria-label="Mechi ya akiba 1: KMC FC dhidi ya Mashujaa FC"');
  expect(markup).toContain('Mechi za akiba');
});

test('[POL-140] a result says its team, its price and whether it is pressed', () => {
  const markup = renderToStaticMarkup(<JackpotPicks view={view(['X1'])} />);
  const pressed = [...markup.matchAll(/<button[^>]*aria-pressed="true"[^>]*>(.*?)<\/button>/g)].map(
    ([, inside = '']) => inside.replace(/<[^>]*>/g, ''),
  );
  expect(pressed).toEqual(['1 Simba SC kushinda, odds 2.50', 'X sare, odds 2.85']);
  expect(spokenBetween(aMatch({ odds: null }), '2')).toBe(' Azam FC kushinda');
});

test('[POL-142] a double says so', () => {
  expect(renderToStaticMarkup(<JackpotPicks view={view(['1'])} />)).not.toContain('mara 2');
  expect(renderToStaticMarkup(<JackpotPicks view={view(['X1'])} />)).toContain('mara 2');
});

test('[POL-142] segments say in words how far the ticket is', () => {
  const markup = renderToStaticMarkup(<Segments view={view(['X1', '2'])} />);
  expect(markup).toContain('Mechi 2 kati ya 13 zimejazwa, 1 ina machaguo mawili');
  expect(markup.match(/data-look="empty"/g)).toHaveLength(11);
});

test('[POL-142] the ticket beside shows picks in the order of results, and those of the reserves', () => {
  const markup = renderToStaticMarkup(<PickTiles view={view(['X1', '2'])} />);
  expect(markup).toContain('<small>1</small><b>1X</b>');
  expect(markup.match(/<small>Akiba \d<\/small>/g)).toHaveLength(3);
});

test('[POL-121] on a closed issue picks stay and cannot be changed', () => {
  const markup = renderToStaticMarkup(<JackpotPicks view={view(['1'], { isOpen: false })} />);
  expect(markup.match(/<button[^>]* disabled=""/g)).toHaveLength(48);
  expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1);
});

test('[POL-133] how to pick follows the doubles of the issue', () => {
  expect(howToPick(issue).join(' ')).toContain('Mechi hadi 3 zinaweza kuwa na machaguo mawili');
  expect(howToPick(anIssue({ max_doubles: 0 })).join(' ')).not.toContain('machaguo mawili');
});

describe('[POL-143] the form of both teams', () => {
  const sold = (form: Partial<IssueMatch>) =>
    renderToStaticMarkup(
      <JackpotPicks view={{ ...view([]), issue: anIssue({ matches: [aMatch(form)] }) }} />,
    );

  test('is letters with the newest last, and words', () => {
    const markup = sold({ form_home: 'WDL', form_away: 'W' });
    expect(markup).toContain(
      'aria-label="Simba SC, mechi za mwisho: kupoteza, sare, ushindi; Azam FC, mechi za mwisho: ushindi"',
    );
    expect([...markup.matchAll(/<i data-result="\w">(\w)<\/i>/g)].map(([, one]) => one)).toEqual([
      ...['K', 'S', 'U', 'U'],
    ]);
  });

  test('is not there where nothing is known', () => {
    expect(sold({ form_home: '', form_away: '' })).not.toContain('mechi za mwisho');
    expect(sold({})).not.toContain('mechi za mwisho');
    const away = sold({ form_home: '', form_away: 'L' });
    // The place of the home team stays empty, so that letters on the right are those of the guests.
    expect(away).toMatch(/<span aria-hidden="true"><\/span><span aria-hidden="true"><i /);
    expect(away).toContain('"Azam FC, mechi za mwisho: kupoteza"');
  });

  test('is not shown where data is saved', () => {
    vi.stubGlobal('localStorage', storageIn(new Map()));
    chooseDataSaver('on');
    const markup = sold({ form_home: 'WDL', form_away: 'W' });
    chooseDataSaver('off');
    vi.unstubAllGlobals();
    expect(markup).not.toContain('mechi za mwisho');
  });
});
