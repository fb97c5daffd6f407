import { registry } from '@kipute/contract/registry';
import { eventActionTypes, eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { aBoard, HOUR } from '../fixtures/a-board.ts';
import { told } from '../fixtures/contents.ts';

const asked = contextOf(visitor, { locale: 'en-US' });
const id = '7';
const unknown = { kind: 'refusal', code: 'match-unknown' };

function liveWorld() {
  const world = aBoard();
  const match = world.match(id, { status: 2, partId: 6, startsAt: world.now - HOUR });
  const [home, away] = [match.homeId, match.awayId];
  match
    .threeWay([], { bookmakers: [1, 2] })
    .score(2, 1)
    .score(1, 1, { partId: 5, status: 4 });
  match.minute(3);
  const happened = eventActionTypes;
  match.incident({ typeId: happened.goal, minute: 1, teamId: away });
  match.incident({ typeId: happened.goal, minute: 1, status: 3 });
  match.incident({ typeId: happened.corner, minute: 2 });
  match.incident({ typeId: happened.penaltyScored, minute: 2, playerId: world.team('J. Bocco') });
  match.incident({ typeId: happened.ownGoal, minute: 3 });
  match.incident({ typeId: happened.dangerousAttack, minute: 1 });
  match.incident({ typeId: happened.dangerousAttack, minute: 1 });
  match.incident({ typeId: happened.dangerousAttack, minute: 2, teamId: away });
  const sides = { team1Id: away, team2Id: home };
  match.fact({ typeId: eventInfoTypes.corners, ...sides, number1: 4, number2: 6 });
  match.fact({ typeId: eventInfoTypes.ball, team1Id: away, number1: 60, number2: 30 });
  match.fact({ typeId: eventInfoTypes.redCards, ...sides, number1: 1, number2: 0 });
  match.fact({ typeId: eventInfoTypes.yellowRedCards, ...sides, number1: 1, number2: 1 });
  return world;
}

describe('a match with its odds', () => {
  test('[ODB-26, ODB-28] getmatch has quick markets, markets has all', async () => {
    const { routes } = liveWorld().feature();
    const tile = await told(routes['atlassian/getmatch']({ id }, asked));
    const whole = await told(routes['atlassian/markets']({ id }, asked));
    expect(tile.content.bet_list).toEqual([]);
    expect(whole.content.bet_list.map(({ bettingTypeId }) => bettingTypeId)).toEqual([69]);
    expect({ ...whole.content, bet_list: [] }).toEqual(tile.content);
  });

  test('[ODB-33] an unknown match is refused by name', async () => {
    const { routes } = liveWorld().feature();
    const other = { id: '8' };
    const answers = await Promise.all([
      routes['atlassian/getmatch'](other, asked),
      routes['atlassian/markets'](other, asked),
      routes['atlassian/get_goal'](other, asked),
      routes['atlassian/get_corner'](other, asked),
      routes['atlassian/get_widget'](other, asked),
      routes['atlassian/statistics'](other, asked),
      routes['atlassian/history'](other, asked),
    ]);
    expect(answers).toEqual(Array.from({ length: 7 }, () => unknown));
  });

  test('[ODB-38] odds of selections; what is not known any more is left out', async () => {
    const { routes } = liveWorld().feature();
    const request = { outcome_id_list: ['70103', '99', '70101'] };
    const { content } = await told(routes['atlassian/view_odds'](request, asked));
    expect(registry['atlassian/view_odds'].output.parse(content)).toEqual(content);
    expect(content.map(({ id_card, odds }) => [id_card, odds])).toEqual([
      ['70103', 2],
      ['70101', 2],
    ]);
  });

  test('[ODB-01, ODB-39] the offers of a selection, the sold one first', async () => {
    const world = liveWorld();
    world.catalogue.bookmakers.set(2, { id: 2, name: 'Second' });
    const { routes } = world.feature({ rankOf: (bookmaker) => bookmaker });
    const ask = () =>
      told(routes['atlassian/outcome_shift_betting_offer']({ outcome_id: '70101' }, asked));
    const offer = { odds: 2, statusId: 1, isLive: 1 };
    const house = { ...offer, betting_offer_id_card: '701011', bookmaker: 'House' };
    const second = { ...offer, betting_offer_id_card: '701012', bookmaker: 'Second' };
    expect((await ask()).content).toEqual([
      { ...second, is_sold: true },
      { ...house, is_sold: false },
    ]);
    world.catalogue.changeOffer('701012', { status: 4 });
    expect((await ask()).content).toEqual([
      { ...house, is_sold: true },
      { ...second, statusId: 4, is_sold: false },
    ]);
    world.catalogue.setFreshness('suspended');
    expect((await ask()).content.map(({ statusId }) => statusId)).toEqual([7, 7]);
  });

  test('[ODB-33] an unknown selection is refused by name', async () => {
    const { routes } = liveWorld().feature();
    const asking = routes['atlassian/outcome_shift_betting_offer']({ outcome_id: '99' }, asked);
    expect(await asking).toEqual({ kind: 'refusal', code: 'selection-unknown' });
  });
});

describe('the course of a match', () => {
  test('[ODB-13, ODB-45] scores by part and times, of matches that are known', async () => {
    const { routes } = liveWorld().feature();
    const id_list = ['8', id];
    const score = await told(routes['atlassian/get_match_score']({ id_list }, asked));
    expect(score.content).toEqual([
      {
        id,
        home_score: '02',
        away_score: '01',
        part_list: [
          { eventPartId: 2, PartName: 'Whole match with extra time', home: 2, away: 1 },
          { eventPartId: 5, PartName: '1st half', home: 1, away: 1 },
        ],
      },
    ]);
    const time = await told(routes['atlassian/get_match_time']({ id_list }, asked));
    expect(time.content).toEqual([{ id, statusId: 2, match_time: '3' }]);
  });

  test('[ODB-46] goals with the score after each, without the one taken back', async () => {
    const { routes } = liveWorld().feature();
    const { content } = await told(routes['atlassian/get_goal']({ id }, asked));
    expect(content.map(({ kind, side, score, player }) => [kind, side, score, player])).toEqual([
      ['goal', 'away', '0-1', ''],
      ['penalty-scored', 'home', '1-1', 'J. Bocco'],
      ['own-goal', 'home', '2-1', ''],
    ]);
    const corners = await told(routes['atlassian/get_corner']({ id }, asked));
    expect(corners.content.map(({ kind, minute }) => [kind, minute])).toEqual([['corner', 2]]);
  });

  test('[ODB-46] the tracker has header, incidents and pressure by minute', async () => {
    const { routes } = liveWorld().feature();
    const { content } = await told(routes['atlassian/get_widget']({ id }, asked));
    expect(registry['atlassian/get_widget'].output.parse(content)).toEqual(content);
    expect(content.ball).toEqual({ side: 'away', attack: 'attack', x: 40, y: 70 });
    expect(content.incident_list).toHaveLength(7);
    expect(content.pressure_list).toEqual([
      { minute: 0, home: 0, away: 0 },
      { minute: 1, home: 2, away: 0 },
      { minute: 2, home: 0, away: 1 },
      { minute: 3, home: 0, away: 0 },
    ]);
  });

  test('[ODB-22, ODB-45] statistics by side; a second yellow is a red card', async () => {
    const { routes } = liveWorld().feature();
    const { content } = await told(routes['atlassian/statistics']({ id }, asked));
    expect(content).toMatchObject({
      corner: { home: 6, away: 4 },
      red_card: { home: 1, away: 2 },
      shots: { home: 0, away: 0 },
    });
    expect(content.part_list).toHaveLength(2);
  });
});

test('[ODB-47] earlier matches of both teams and between them, newest first', async () => {
  const world = aBoard();
  const ended = (number: string, home: string, away: string) => {
    const startsAt = world.now - Number(number) * HOUR;
    world.match(number, { home, away, status: 3, startsAt }).score(Number(number), 0);
  };
  world.match(id, { home: 'Simba SC', away: 'Azam FC' });
  ended('31', 'Simba SC', 'Coastal Union');
  ended('32', 'Azam FC', 'Simba SC');
  ended('33', 'Gor Mahia', 'Azam FC');
  world.match('34', { home: 'Simba SC', away: 'Azam FC', status: 5 });
  const { routes } = world.feature();
  const { content } = await told(routes['atlassian/history']({ id }, asked));
  expect(content.home_list.map((past) => past.id)).toEqual(['31', '32']);
  expect(content.away_list.map((past) => past.id)).toEqual(['32', '33']);
  expect(content.head_to_head_list).toMatchObject([{ id: '32', home_score: 32, away_score: 0 }]);
  expect(registry['atlassian/history'].output.parse(content)).toEqual(content);
});

test('[ODB-48] the table counts every result of the league: points, goal difference, goals', async () => {
  const world = aBoard();
  const results = [
    ['41', 'Simba SC', 'Azam FC', 2, 0],
    ['42', 'Young Africans', 'Simba SC', 1, 1],
    ['43', 'Azam FC', 'Young Africans', 3, 3],
    ['44', 'Coastal Union', 'Singida BS', 3, 1],
  ] as const;
  world.match(id, { home: 'Simba SC', away: 'Azam FC' });
  for (const [number, home, away, own, others] of results) {
    const startsAt = world.now - Number(number) * HOUR;
    world.match(number, { home, away, status: 3, startsAt }).score(own, others);
  }
  const { routes } = world.feature();
  const { table } = (await told(routes['atlassian/history']({ id }, asked))).content;
  expect(table.since).toBe(new Date(world.now - 44 * HOUR).toISOString());
  const lines = table.row_list.map(({ team, played, won, drawn, lost, points }) => {
    return [team, played, won, drawn, lost, points];
  });
  expect(lines).toEqual([
    ['Simba SC', 2, 1, 1, 0, 4],
    ['Coastal Union', 1, 1, 0, 0, 3],
    ['Young Africans', 2, 0, 2, 0, 2],
    ['Azam FC', 2, 0, 1, 1, 1],
    ['Singida BS', 1, 0, 0, 1, 0],
  ]);
});

test.each([
  ['before the first result', 1, 1],
  ['for another sport', 8, 3],
])('[ODB-48] there is no table %s', async (_when, sportId, status) => {
  const world = aBoard();
  world.match(id, { home: 'Lakers', away: 'Celtics', sportId });
  world.match('45', { home: 'Lakers', away: 'Celtics', sportId, status }).score(99, 98);
  const { routes } = world.feature();
  const { content } = await told(routes['atlassian/history']({ id }, asked));
  expect(content.table).toEqual({ since: null, row_list: [] });
});

test('[ODB-47] the form of a team: its last five results, the newest first, from its own side', () => {
  const world = aBoard();
  world.match(id, { home: 'Simba SC', away: 'Azam FC' });
  const results = [
    ['51', 'Simba SC', 'Young Africans', 2, 0],
    ['52', 'Azam FC', 'Simba SC', 2, 1],
    ['53', 'Simba SC', 'Coastal Union', 1, 1],
    ['54', 'Singida BS', 'Simba SC', 0, 3],
    ['55', 'Simba SC', 'KMC FC', 0, 1],
    ['56', 'Simba SC', 'Namungo FC', 5, 0],
  ] as const;
  for (const [number, home, away, own, others] of results) {
    const startsAt = world.now - Number(number) * HOUR;
    world.match(number, { home, away, status: 3, startsAt }).score(own, others);
  }
  const { formOf } = world.feature();
  const { homeId = '', awayId = '' } = world.catalogue.matches.get(id) ?? {};
  expect([formOf(homeId), formOf(awayId), formOf('no team')]).toEqual(['WLDWL', 'W', '']);
});
