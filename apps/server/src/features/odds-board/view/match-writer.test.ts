import { matchInfo } from '@kipute/contract/calls/matches/match-info';
import { describe, expect, test } from 'vitest';
import type { MatchState } from '../board/match-states.ts';
import { aBoard } from '../fixtures/a-board.ts';

function fullWorld() {
  const world = aBoard();
  world.catalogue.swahili.set('team 102', 'Yanga "Wananchi"');
  const match = world.match('7', { home: 'Simba SC', away: 'Young Africans' });
  match.threeWay([2_150, 3_200, 3_405]).doubleChance().bothScore();
  match.lines(47, [1.5, 2.5]).lines(118, [9.5]).lines(185, [4.5]);
  match.threeWay([], { partId: 5 });
  const board = world.board();
  const writer = world.writer(board);
  const state = () => board.stateOf('7') as MatchState;
  return { world, match, board, writer, state };
}

describe('a match as pages read it', () => {
  test.each(['sw', 'en-US'] as const)('[ODB-26] fits the contract to the letter (%s)', (locale) => {
    const { writer, state } = fullWorld();
    for (const text of [
      writer.tile(state(), locale),
      writer.tile(state(), locale, 69),
      writer.whole(state(), locale),
      writer.withoutMarkets(state(), locale),
    ]) {
      const read = JSON.parse(text);
      expect(matchInfo.parse(read)).toEqual(read);
    }
  });

  test('[ODB-26] an outcome carries all a slip needs', () => {
    const { writer, state, world } = fullWorld();
    const { way_3: winner } = JSON.parse(writer.tile(state(), 'en-US'));
    expect(winner.W1).toEqual({
      id_card: '70101',
      name: 'Simba SC',
      odds: 2.15,
      typeId: 10,
      betting_offer_id_card: '701011',
      paramParticipantId1: '101',
      outcomeStatusId: 1,
      statusId: 1,
      isLive: 0,
      eventId: '7',
      marketId: '701',
      bettingTypeId: 69,
      eventPartId: 3,
      market_name: '3 Way (1X2)',
      event_status: 1,
      start_time: new Date(world.now + 3_600_000).toISOString(),
      team_home_id: '101',
      team_away_id: '102',
      team_home: 'Simba SC',
      team_away: 'Young Africans',
    });
    expect(winner.W2.odds).toBe(3.405);
  });

  test('[ODB-27] names are those of the language, quotation marks and all', () => {
    const { writer, state } = fullWorld();
    const swahili = JSON.parse(writer.alone(state(), 'sw'));
    expect(swahili).toMatchObject({
      team_away: 'Yanga "Wananchi"',
      status_name: 'Haijaanza',
      way_3: { Draw: { name: 'Sare', market_name: 'Mshindi (1X2)' } },
      over_or_under: { Over: [{ name: 'Juu 1.5' }, { name: 'Juu 2.5' }] },
      both_teams_to_score: { yes: { name: 'Ndiyo' } },
    });
    const english = JSON.parse(writer.tile(state(), 'en-US'));
    expect(english).toMatchObject({
      status_name: 'Not started',
      double_chance: { x_or_2: { name: 'Draw or Young Africans' } },
    });
  });

  test('[ODB-28] a tile has no bet list, or that of the chosen type; markets have all', () => {
    const { writer, state } = fullWorld();
    const typesIn = (text: string) =>
      JSON.parse(text).bet_list.map(
        (entry: { bettingTypeId: number; market_list: { id_card: string }[] }) => [
          entry.bettingTypeId,
          entry.market_list.map((market) => market.id_card),
        ],
      );
    expect(typesIn(writer.tile(state(), 'sw'))).toEqual([]);
    expect(typesIn(writer.tile(state(), 'sw', 69))).toEqual([[69, ['701', '708']]]);
    expect(typesIn(writer.whole(state(), 'sw'))).toEqual([
      [69, ['701', '708']],
      [9, ['702']],
      [47, ['704', '705']],
      [76, ['703']],
      [118, ['706']],
      [185, ['707']],
    ]);
  });

  test('[ODB-29] ordinary time and blanked types have no name beside a market', () => {
    const world = aBoard();
    const match = world.match('7');
    match.threeWay().threeWay([], { partId: 5 });
    match.market({ marketTypeId: 32, selections: [{ name: '0-1' }] });
    match.market({ marketTypeId: 520, selections: [{ name: 'A' }] });
    const board = world.board();
    const state = board.stateOf('7') as MatchState;
    const { bet_list: entries } = JSON.parse(world.writer(board).whole(state, 'en-US'));
    const names = entries.flatMap(
      (entry: { market_list: { PartName: string; typeName: string; name: string }[] }) =>
        entry.market_list.map(({ PartName, typeName, name }) => [typeName, PartName, name]),
    );
    expect(names).toEqual(
      expect.arrayContaining([
        ['3 Way (1X2)', '', '3 Way (1X2)'],
        ['3 Way (1X2)', '1st half', '3 Way (1X2), 1st half'],
        ['', '', ''],
        ['', '', ''],
      ]),
    );
    expect(names).toHaveLength(4);
  });

  test('[ODB-12, ODB-13, ODB-22] the header tells score and minute by side', () => {
    const world = aBoard();
    const match = world.match('7', { status: 2, partId: 5 });
    match.threeWay().score(1, 2, { team1Id: match.awayId, team2Id: match.homeId }).minute(47);
    const board = world.board();
    const header = world.writer(board).header(board.stateOf('7') as MatchState, 'en-US');
    expect(header).toMatchObject({
      home_score: '02',
      away_score: '01',
      match_time: '45+2',
      status_name: 'In progress',
      league: 'Ligi Kuu Bara',
      category_name: 'Tanzania',
      category_id: '1',
      category_alpha2: 'TZ',
      market_count: 0,
    });
  });

  test('[ODB-12] a sport other than football tells its part, whatever the minute', () => {
    const world = aBoard();
    world.match('7', { sportId: 3, status: 2, partId: 22 }).twoWay({ partId: 20 }).minute(47);
    world.match('8', { sportId: 3, status: 2, partId: 99_999 }).twoWay({ partId: 20 });
    world.match('9', { sportId: 3, status: 2, partId: null }).twoWay({ partId: 20 }).minute(47);
    const board = world.board();
    const timeOf = (id: string, locale: 'sw' | 'en-US') =>
      world.writer(board).header(board.stateOf(id) as MatchState, locale).match_time;
    expect([timeOf('7', 'sw'), timeOf('7', 'en-US')]).toEqual(['Seti ya 2', 'Set 2']);
    expect([timeOf('8', 'sw'), timeOf('8', 'en-US')]).toEqual(['Mubashara', 'Live']);
    expect([timeOf('9', 'sw'), timeOf('9', 'en-US')]).toEqual(['Mubashara', 'Live']);
  });
});

describe('what is written once', () => {
  test('[ODB-25] a tile is the same text until a price moves, and then has the new one', () => {
    const { writer, state, world } = fullWorld();
    const before = writer.tile(state(), 'sw');
    world.catalogue.changeOffer('701011', { odds: 1_900 });
    const after = writer.tile(state(), 'sw');
    expect(after).toBe(before.replace('"odds":2.15', '"odds":1.9'));
    expect(
      JSON.parse(writer.whole(state(), 'sw')).bet_list[0].market_list[0].outcome_list[0].odds,
    ).toBe(1.9);
  });

  test('[ODB-25] a whole match is written anew after a price of any of its markets', () => {
    const { writer, state, world } = fullWorld();
    const before = writer.whole(state(), 'sw');
    expect(writer.whole(state(), 'sw')).toBe(before);
    world.catalogue.changeOffer('708011', { odds: 7_770 });
    expect(writer.whole(state(), 'sw')).toContain('"odds":7.77');
  });

  test('[ODB-07] a silent feed locks every price, and its return opens them', () => {
    const { writer, state, world } = fullWorld();
    const open = writer.whole(state(), 'sw');
    const statuses = () => new Set(writer.whole(state(), 'sw').match(/"statusId":\d,"isLive"/g));
    world.catalogue.setFreshness('suspended');
    expect(statuses()).toEqual(new Set(['"statusId":7,"isLive"']));
    world.catalogue.setFreshness('fresh');
    expect(writer.whole(state(), 'sw')).toBe(open);
  });

  test('[ODB-04] a selection that nobody offers costs nothing and is locked', () => {
    const { writer, world } = fullWorld();
    const selection = world.catalogue.face.selection('70101');
    if (selection) world.catalogue.putSelection('701', { ...selection, id: '70109' });
    world.catalogue.touch({ matches: ['7'], markets: { 7: ['701'] } });
    expect(JSON.parse(writer.outcome('70109', 'sw') ?? '')).toMatchObject({
      odds: 0,
      betting_offer_id_card: '',
      statusId: 4,
    });
  });
});
