import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { Wanted } from '../../features/casino/find-games.ts';
import { dice, threeGames } from '../../features/casino/fixtures/a-game.ts';
import type { PlayRights } from '../../features/casino/play-rights.ts';
import type { ReadyLobby } from '../../features/casino/use-lobby.ts';
import { loadAreas } from '../../i18n/i18n.ts';
import { DrawnLobby } from './Lobby.tsx';
import { NoPlay } from './NoPlay.tsx';

beforeAll(() => {
  vi.stubGlobal('history', { state: null });
  return loadAreas('casino');
});
afterAll(() => vi.unstubAllGlobals());

const everything: Wanted = { words: '', group: 'all', provider: '' };
const lobby: ReadyLobby = {
  ...{ status: 'ready', games: threeGames, refetch: () => {} },
  recent: [{ game: dice, playedAt: '2026-11-12T10:00:00Z' }],
  favourites: new Set([dice.id]),
};

type Changes = { wanted?: Partial<Wanted>; rights?: PlayRights; opening?: string };

function drawn({ wanted = {}, rights = { kind: 'open' }, opening }: Changes = {}): string {
  const playing = { rights, opening, play: () => {} };
  const wanting = { wanted: { ...everything, ...wanted }, choose: () => {}, showAll: () => {} };
  return renderToStaticMarkup(
    <Router ssrPath="/casino">
      <DrawnLobby lobby={lobby} wanting={wanting} playing={playing} />
    </Router>,
  );
}
const spoken = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

test('[CSP-01] in front stand what was played, the aviator and all games', () => {
  const words = spoken(drawn());
  for (const part of [
    'Yote 3 Vipendwa 1 Crash 1 Sloti 1 Kete 1',
    'Endelea kucheza Kete Mbili 12/11 13:00',
    'Maarufu Aviator Paa juu',
    'Michezo yote',
    'Dhahabu ya Gèita Sloti marejesho 96.25%',
  ]) {
    expect(words).toContain(part);
  }
});

test('[CSP-05] what a return means is told in shillings', () => {
  expect(spoken(drawn())).toContain(
    '97% maana yake: kati ya TSh 1,000 zilizochezwa, wastani TSh 970 hurudi.',
  );
});

test('[CSP-02] who searches sees what was found alone', () => {
  const words = spoken(drawn({ wanted: { words: 'kete' } }));
  expect(words).toContain('Mchezo 1');
  expect(words).not.toContain('Maarufu');
  expect(words).not.toContain('Dhahabu');
});

const nothing = [
  [{ words: 'blackjack' }, 'Hakuna mchezo unaolingana'],
  [{ group: 'table' }, 'Hakuna mchezo unaolingana'],
  [{ group: 'favourites', provider: 'anga' }, 'Bado huna kipendwa'],
] as const;

test.each(nothing)('[CSP-06] nothing found by %j is a way back to all', (wanted, words) => {
  const said = spoken(drawn({ wanted }));
  expect(said).toContain(words);
  expect(said).toContain('Onyesha michezo yote');
});

test('[CSP-12] a heart says whose it is and whether it is given', () => {
  const markup = drawn();
  expect(markup).toContain('aria-pressed="true" aria-label="Kipendwa: Kete Mbili"');
  expect(markup).toContain('aria-pressed="false" aria-label="Kipendwa: Aviator"');
});

test('[CSP-20] the game that is being opened waits visibly, and in words', () => {
  const markup = drawn({ opening: dice.id });
  expect(markup.match(/aria-busy="true"/g)).toHaveLength(2);
  expect(spoken(markup)).toContain('Inafungua Kete Mbili…');
});

describe('[CSP-15] who may not play', () => {
  const barred = [
    [{ kind: 'resting', until: '2026-12-17T22:00:00Z' }, 'Umejipumzisha hadi 18/12/2026 01:00'],
    [{ kind: 'forbidden' }, 'Akaunti yako hairuhusiwi kucheza'],
  ] as const satisfies readonly (readonly [PlayRights, string])[];

  test.each(barred)('%j reads why, sees the games and has nothing to tap', (rights, words) => {
    const markup = drawn({ rights });
    expect(spoken(markup)).toContain(words);
    expect(spoken(markup)).toContain('Ongea nasi');
    expect(spoken(markup)).toContain('Kete Mbili Kete marejesho 98%');
    expect(markup).not.toMatch(/<button[^>]*>(?:(?!<\/button>).)*marejesho/);
    expect(spoken(markup)).not.toContain(' Cheza ');
  });

  test('is told nothing while there is nothing to tell', () => {
    expect(renderToStaticMarkup(<NoPlay rights={{ kind: 'visitor' }} />)).toBe('');
  });
});

test('[CSP-14] a visitor sees what a tap leads to', () => {
  expect(spoken(drawn({ rights: { kind: 'visitor' } }))).toContain('Ingia ucheze');
});
