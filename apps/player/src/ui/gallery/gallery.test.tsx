import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { MatchTile } from '../match/MatchTile.tsx';
import { leagueTitle, type MatchCard, type Stage } from '../match/match.ts';
import { OddsButton } from '../odds/OddsButton.tsx';
import type { Outcome } from '../odds/price.ts';
import { Gallery, StillOdds } from './fixtures/Gallery.tsx';
import {
  derby,
  ended,
  live,
  moving,
  nowMs,
  oddsStates,
  type SampleMatch,
} from './fixtures/sample-matches.ts';

const spoken = (markup: string) => markup.replace(/<[^>]*>/g, '').trim();

function drawn(outcome: Outcome): string {
  return renderToStaticMarkup(
    <OddsButton sign="1" words="Simba SC kushinda" outcome={outcome} onPick={() => {}} />,
  );
}

const names = [
  // state          name by content
  ['kawaida', '1 Simba SC kushinda, odds 2.45'],
  ['imechaguliwa', '1 Simba SC kushinda, odds 2.45'],
  ['zimepanda', '1 Simba SC kushinda, odds ▲2.50, zimepanda'],
  ['zimeshuka', '1 Simba SC kushinda, odds ▼2.40, zimeshuka'],
  ['imefungwa', '1 Simba SC kushinda, limefungwa kwa muda'],
  ['ya awali', '1 Simba SC kushinda, odds za awali 2.45'],
  ['imekataliwa', '1 Simba SC kushinda, odds 2.45'],
  ['boost', '1 Simba SC kushinda, odds zimeongezwa kutoka 2.45 hadi 2.80'],
  ['haipo', ''],
] as const;

function stateNamed(name: string): Outcome {
  const state = oddsStates.find((candidate) => candidate.name === name);
  if (!state) throw new Error(`no such state: ${name}`);
  return state.outcome;
}

test.each(names)('[SCR-13] an odds button that is "%s" is read as %j', (name, text) => {
  expect(spoken(drawn(stateNamed(name)))).toBe(text);
});

test('[SCR-13] no odds button is named by an aria-label, which would part from its text', () => {
  for (const { outcome } of oddsStates) expect(drawn(outcome)).not.toContain('aria-label');
});

test.each(['imefungwa', 'ya awali'])(
  '[SCR-14] a price that is "%s" stays in the tab order and cannot be picked',
  (state) => {
    const markup = drawn(stateNamed(state));
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/ disabled/);
    expect(markup).not.toContain('aria-pressed');
  },
);

test('[SCR-14] only a picked price is pressed', () => {
  expect(drawn(stateNamed('imechaguliwa'))).toContain('aria-pressed="true"');
  expect(drawn(stateNamed('kawaida'))).toContain('aria-pressed="false"');
});

function tile(sample: SampleMatch): string {
  return renderToStaticMarkup(
    <Router ssrPath="/home">
      <MatchTile {...sample} markets={['winner']} nowMs={nowMs} Odds={StillOdds} />
    </Router>,
  );
}

test('[SCR-15] a market is named with its teams, so a price is never read out of place', () => {
  expect(tile(derby)).toContain('aria-label="Simba SC dhidi ya Young Africans: Mshindi (1X2)"');
});

test('[SCR-15] an upcoming tile says when, a live one the minute and the score', () => {
  expect(spoken(tile(derby))).toMatch(/^Leo 19:00DabiLigi Kuu NBCTanzania\+142/);
  expect(spoken(tile(moving))).toMatch(/^Kesho 16:002UP[^+]*\+96/);
  expect(spoken(tile(live))).toMatch(/^67&#x27;Kipindi cha 2CAF Mabingwa/);
  expect(tile(live)).toMatch(/Gor Mahia<\/span><b[^>]*>01<\/b>/);
  expect(spoken(tile(ended))).toMatch(/^ImekwishaCAF Mabingwa/);
});

test('[SCR-16] every market keeps its number of cells in every state', () => {
  const markup = renderToStaticMarkup(
    <Router ssrPath="/home">
      <Gallery markets={['winner', 'overUnder', 'bothScore']} />
    </Router>,
  );
  const tiles = markup
    .split('</article>')
    .slice(0, -1)
    .map((part) => part.split('<article')[1]);
  const cells = tiles.map((each) => each?.match(/class="[^"]*_(?:odds|cell)_/g)?.length);
  expect(cells).toEqual([7, 7, 7, 7, 7, 3]);
});

const tileOf = (match: MatchCard, stage: Stage = { kind: 'upcoming' }) => tile({ match, stage });

const versus: MatchCard = {
  ...derby.match,
  league: { id: '9', name: 'EuroLeague', sportId: 8 },
  outcomes: { home: { selectionId: '1' }, away: { selectionId: '3' } },
};

test('[LST-09] another sport shows who wins, in two cells, whatever market was chosen', () => {
  const sold = tileOf(versus);
  expect(spoken(sold)).toMatch(/Simba SC kushinda.*Young Africans kushinda/);
  expect(spoken(sold)).not.toContain('sare');
  expect(sold).toContain('Simba SC dhidi ya Young Africans: Mshindi"');
  const unsold = tileOf({ ...versus, outcomes: {} });
  expect(unsold.match(/>–</g)).toHaveLength(2);
  const drawable = tileOf({
    ...versus,
    outcomes: { ...versus.outcomes, draw: { selectionId: '2' } },
  });
  expect(spoken(drawable)).toContain('sare');
});

test('[LST-15] the side that is behind is written in a paler hand', () => {
  const markup = tileOf(derby.match, {
    kind: 'live',
    clock: '67',
    part: undefined,
    score: { home: '02', away: '10' },
  });
  const [home = '', away = ''] = markup.match(/<b class="[^"]*"/g) ?? [];
  expect(home).toContain('behind');
  expect(away).not.toContain('behind');
});

test('[LST-53] the country stands beside the league, unless its name says it', () => {
  const of = (name: string, country: string) => leagueTitle({ name, country, flag: 'KE' });
  expect(of('Premier League', 'Kenya')).toBe('Premier League · Kenya');
  expect(of('Ligi Kuu ya Kenya', 'Kenya')).toBe('Ligi Kuu ya Kenya');
  expect(leagueTitle({ name: 'EuroLeague', country: 'Ulaya' })).toBe('EuroLeague');
});
