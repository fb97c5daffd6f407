import { describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { aBoard, aChoice, HOUR } from '../fixtures/a-board.ts';
import { told } from '../fixtures/contents.ts';

const asked = contextOf(visitor, { locale: 'en-US' });
const page = { page: 1, page_size: 10 };
const DAY = 24 * HOUR;

/** It is noon: 1 to 4 ended today and yesterday, 5 was abandoned, the others say nothing yet. */
function world() {
  const world = aBoard();
  const { now } = world;
  const ended = { status: 3 };
  world
    .match('1', { ...ended, startsAt: now - 4 * HOUR, home: 'Simba SC', away: 'Young Africans' })
    .score(2, 1)
    .score(0, 1, { partId: 5 });
  world.match('2', { ...ended, startsAt: now - 3 * HOUR, sportId: 8 }).score(98, 101);
  world.match('3', { ...ended, startsAt: now - DAY }).score(0, 0);
  world
    .match('4', { ...ended, startsAt: now - 2 * DAY, home: 'Young Africans', away: 'Azam FC' })
    .score(3, 0);
  world.match('5', { status: 8, startsAt: now - DAY - HOUR }).score(1, 0);
  world.match('6', { status: 2, startsAt: now - HOUR }).score(1, 0);
  world.match('7', { startsAt: now + HOUR });
  world.match('8', { ...ended, startsAt: now - 5 * HOUR });
  world.match('9', { ...ended, startsAt: now - 28 * DAY }).score(1, 1);
  world.match('10', { ...ended, startsAt: now - 27 * DAY }).score(1, 1);
  return world;
}

const results = (differences: object, board = world()) =>
  told(board.feature().routes['atlassian/results']({ ...page, ...differences }, asked));
const idsOf = async (differences: object) =>
  (await results(differences)).content.map(({ id }) => id).join(' ');

describe('results', () => {
  const lists = [
    [{}, '1 2 5 3 4 10'],
    [{ sport_id: 8 }, '2'],
    [{ date: '2026-02-28' }, '5 3'],
    [{ date: '2026-03-02' }, ''],
    [{ key_word: 'yanga' }, '1 4'],
    [{ key_word: 'yanga', date: '2026-02-27' }, '4'],
    [{ key_word: 'zzz' }, ''],
    [{ page: 2, page_size: 4 }, '4 10'],
  ] as const;

  test.each(lists)('[RES-01, RES-02, RES-03] %j has %s', async (differences, ids) => {
    expect(await idsOf(differences)).toBe(ids);
  });

  test('[RES-01] what the house hides is not told', async () => {
    const { routes } = world().feature({
      choiceOfMatch: (id) => ({ ...aChoice, isVisible: id !== '3' }),
    });
    const { content } = await told(routes['atlassian/results'](page, asked));
    expect(content.map(({ id }) => id)).not.toContain('3');
  });

  test('[RES-01] a match that ends is told at once', async () => {
    const board = world();
    const { routes } = board.feature();
    const told6 = async () =>
      (await told(routes['atlassian/results'](page, asked))).content.find(({ id }) => id === '6');
    expect(await told6()).toBeUndefined();
    board.catalogue.changeMatch('6', { status: 3 });
    board.clock.advance({ seconds: 1 });
    expect(await told6()).toMatchObject({ home_score: '01', away_score: '00' });
  });

  test('[RES-05] half time of football, periods of others, why a match has no score', async () => {
    const { content } = await results({});
    const one = (id: string) => content.find((result) => result.id === id);
    expect(one('1')).toMatchObject({
      home_score: '02',
      away_score: '01',
      half_time: { home: 0, away: 1 },
    });
    expect(one('2')).toMatchObject({ half_time: null });
    expect(one('3')).toMatchObject({ half_time: null });
    expect(one('5')).toMatchObject({ statusId: 8, status_name: 'Abandoned after start' });
  });

  test('[RES-04] days of a sport and sports of a day, with their numbers', async () => {
    const { routes } = world().feature();
    const places = (request: object) => told(routes['atlassian/result_days'](request, asked));
    const all = (await places({})).content;
    expect(all.day_list).toEqual([
      { date: '2026-03-01', match_num: 2 },
      { date: '2026-02-28', match_num: 2 },
      { date: '2026-02-27', match_num: 1 },
      { date: '2026-02-02', match_num: 1 },
    ]);
    expect(all.sport_list.map(({ id, match_num }) => [id, match_num])).toEqual([
      [1, 5],
      [8, 1],
    ]);
    const basketball = (await places({ sport_id: 8, date: '2026-02-28' })).content;
    expect(basketball.day_list).toEqual([{ date: '2026-03-01', match_num: 1 }]);
    expect(basketball.sport_list).toMatchObject([{ id: 1, match_num: 2 }]);
  });
});
