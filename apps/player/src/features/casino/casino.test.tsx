import { CallRejected } from '@kipute/api-client/call-rejected';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadAreas } from '../../i18n/i18n.ts';
import { heartsOf, setFavouriteGame, withHearts } from './favourite-games.ts';
import { aGame, dice, slot, threeGames } from './fixtures/a-game.ts';
import { GameCloth } from './GameCloth.tsx';
import { categoryOf, returnPercent } from './game.ts';
import { pictureOf } from './game-drawings.ts';
import { forgetOpening, launchGame, openingGame } from './launch-game.ts';
import { playRights } from './play-rights.ts';
import { longMoment, playedAt } from './played-at.ts';
import { recentOf } from './use-lobby.ts';

beforeAll(() => loadAreas('casino'));

const refused = (code: 'casino-game-unknown' | 'play-paused') =>
  new CallRejected({ code, httpStatus: 200, message: 'Mchezo huu haupo kwa sasa' });

describe('[CSP-04] the drawing of a game', () => {
  test('is found by a word of its code', () => {
    expect(pictureOf('european-roulette', 'table').cloth).toBe('ink');
    expect(pictureOf('aviator', 'crash').lines).toBe(pictureOf('jet-x', 'crash').lines);
  });

  test('else is that of its category, on a cloth of its own', () => {
    const [one, other] = [pictureOf('umeme', 'slots'), pictureOf('simba-9', 'slots')];
    expect(one.lines).toBe(other.lines);
    expect(one).toEqual(pictureOf('umeme', 'slots'));
    expect(one.cloth).not.toBe(other.cloth);
  });

  test('asks for no picture and says nothing', () => {
    const markup = renderToStaticMarkup(<GameCloth game={slot} />);
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/<img|href|url\(/);
  });
});

test('[CSP-05] a return is told to the hundredth', () => {
  const told = [9_700, 9_730, 9_625, 10_000, 0].map((stated_return) =>
    returnPercent(aGame({ stated_return })),
  );
  expect(told).toEqual(['97', '97.3', '96.25', '100', '0']);
});

test('[CSP-03] a category the page does not know counts as slots', () => {
  expect([categoryOf(dice), categoryOf(aGame({ category: 77 as 1 }))]).toEqual(['dice', 'slots']);
});

const nowMs = Date.parse('2026-11-19T05:00:00Z');
const moments = [
  ['2026-11-19T04:20:00Z', 'leo 07:20'],
  ['2026-11-18T21:00:00Z', 'leo 00:00'],
  ['2026-11-18T20:59:00Z', 'jana 23:59'],
  ['2026-11-12T10:00:00Z', '12/11 13:00'],
] as const;

test.each(moments)('[CSP-10] a game played at %s was played %s', (instant, words) => {
  expect(playedAt(instant, nowMs)).toBe(words);
});

test('[CSP-10] of what was played only what is offered is shown', () => {
  const recent = [
    { id: '5', played_at: '2026-11-19T04:00:00Z' },
    { id: dice.id, played_at: '2026-11-18T04:00:00Z' },
  ];
  expect(recentOf({ games: [...threeGames], recent })).toEqual([
    { game: dice, playedAt: '2026-11-18T04:00:00Z' },
  ]);
});

describe('[CSP-12] a heart', () => {
  test('shows at once and is kept', async () => {
    const sent: string[] = [];
    const saving = setFavouriteGame('7', { id: '5', isLiked: true }, async (id, favourite) => {
      sent.push(`${id} ${favourite}`);
    });
    expect([...withHearts(['3'], heartsOf('7'))]).toEqual(['3', '5']);
    await saving;
    expect(sent).toEqual(['5 1']);
  });

  test('is as it was where it could not be kept', async () => {
    const failing = () => Promise.reject(refused('casino-game-unknown'));
    await setFavouriteGame('7', { id: '3', isLiked: false }, failing);
    expect(withHearts(['3'], heartsOf('7')).has('3')).toBe(true);
  });

  test('of one player says nothing of another', () => {
    expect(heartsOf('8').size).toBe(0);
  });
});

const rights = [
  ['a visitor', { player: undefined, restsUntil: undefined }, { kind: 'visitor' }],
  ['a player', { player: { no_bet: 0 }, restsUntil: undefined }, { kind: 'open' }],
  [
    'whom the house barred',
    { player: { no_bet: 1 }, restsUntil: undefined },
    { kind: 'forbidden' },
  ],
  [
    'who takes a break',
    { player: { no_bet: 1 }, restsUntil: '2026-12-17T22:00:00Z' },
    { kind: 'resting', until: '2026-12-17T22:00:00Z' },
  ],
] as const;

test.each(rights)('[CSP-15] %s', (_, facts, told) => {
  expect(playRights(facts)).toEqual(told);
});

test('[CSP-15] a break ends at an hour of East Africa', () => {
  expect(longMoment('2026-12-17T22:00:00Z')).toBe('18/12/2026 01:00');
});

describe('[CSP-20] a launch', () => {
  afterEach(forgetOpening);

  function launching(answer: () => Promise<string>, { here = (): string => '/casino' } = {}) {
    const followed: string[] = [];
    const ask = vi.fn(answer);
    return { followed, ask, options: { ask, here, goTo: (to: string) => followed.push(to) } };
  }
  const url = 'https://games.test/aviator?_sid=once';

  test('leads to its address', async () => {
    const { followed, options } = launching(async () => url);
    expect(await launchGame('5', options)).toBeUndefined();
    expect(followed).toEqual([url]);
  });

  test('is one, however often it is tapped', async () => {
    const { followed, ask, options } = launching(async () => url);
    await Promise.all(Array.from({ length: 10 }, () => launchGame('5', options)));
    expect([ask.mock.calls.length, followed.length]).toEqual([1, 1]);
  });

  test('says which game waits', async () => {
    const { options } = launching(async () => url);
    const launched = launchGame('5', options);
    expect(openingGame.get()).toEqual({ id: '5' });
    await launched;
  });

  test('[CSP-21] that is refused says why, and the next may begin', async () => {
    const { followed, options } = launching(() => Promise.reject(refused('play-paused')));
    expect(await launchGame('5', options)).toEqual({
      code: 'play-paused',
      words: 'Mchezo huu haupo kwa sasa',
    });
    expect([followed, openingGame.get()]).toEqual([[], undefined]);
  });

  test('that another has taken the place of leads nowhere', async () => {
    const [first, second] = [launching(async () => url), launching(async () => `${url}&2`)];
    const earlier = launchGame('5', first.options);
    forgetOpening();
    const later = launchGame('6', second.options);
    await Promise.all([earlier, later]);
    expect([first.followed, second.followed]).toEqual([[], [`${url}&2`]]);
    expect(openingGame.get()).toEqual({ id: '6' });
  });

  test('takes nobody away who has left the page meanwhile', async () => {
    let path = '/casino';
    const { followed, options } = launching(
      async () => {
        path = '/home';
        return url;
      },
      { here: () => path },
    );
    await launchGame('5', options);
    expect([followed, openingGame.get()]).toEqual([[], undefined]);
  });
});
