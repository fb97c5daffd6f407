import type { MatchOddsContent } from '@kipute/contract/live-board';
import type { Broadcast } from '@kipute/contract/socket';
import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { aBoard, HOUR } from '../fixtures/a-board.ts';
import { RecordingHub } from '../fixtures/recording-hub.ts';

function liveWorld() {
  const world = aBoard();
  const match = world.match('7', { status: 2, partId: 5, startsAt: world.now - HOUR });
  match.threeWay([2_000, 3_000, 4_000]).lines(77, [1.5]).score(0, 0).minute(10);
  const hub = new RecordingHub();
  const feature = world.feature();
  feature.live.publishOn(hub);
  return { world, match, hub, feature };
}

const namesOf = (broadcasts: readonly Broadcast[]) =>
  broadcasts.map(({ type, topic }) => `${type} ${topic}`);

/** `69:2` is betting type 69 with two markets. */
const typesIn = (broadcast: Broadcast | undefined) => {
  const content = broadcast?.content as MatchOddsContent;
  return content.bet_list.map((entry) => `${entry.bettingTypeId}:${entry.market_list.length}`);
};

const offer = { entityClass: 'BettingOffer', type: 'update', isLive: 1 };

describe('prices', () => {
  test('[ODB-50] a match hears all its prices, a tile those of its quick markets', () => {
    const { world, hub } = liveWorld();
    for (const topic of ['tile:7', 'match:7']) hub.follow(topic);
    for (const [id, odds] of [
      ['701011', 1_900],
      ['702011', 1_700],
    ] as const) {
      const known = world.catalogue.face.offer(id);
      if (known) world.catalogue.putOffer({ ...known, odds });
    }
    world.catalogue.touch({ selections: { 7: ['70101', '70201'] } });
    const first = { ...offer, id: '701011', outcomeId: '70101', odds: 1.9, statusId: 1 };
    const second = { ...offer, id: '702011', outcomeId: '70201', odds: 1.7, statusId: 1 };
    expect(hub.heard()).toEqual([
      { type: 'monitoring', topic: 'tile:7', content: { entities: [first] } },
      { type: 'monitoring', topic: 'match:7', content: { entities: [first, second] } },
    ]);
  });

  test('[ODB-50] a price off the tile says nothing to those who see the tile', () => {
    const { world, hub } = liveWorld();
    hub.follow('tile:7');
    world.catalogue.changeOffer('702011', { odds: 1_700 });
    expect(hub.heard()).toEqual([]);
  });

  test('[ODB-51] nothing is made for topics that nobody follows', () => {
    const { world, hub, match } = liveWorld();
    world.catalogue.changeOffer('701011', { odds: 1_900 });
    match.score(1, 0);
    world.catalogue.touch({ matches: ['7'] });
    expect(hub.wasted).toBe(0);
  });

  test('[ODB-50] a suspended offer is told as suspended', () => {
    const { world, hub } = liveWorld();
    hub.follow('tile:7');
    world.catalogue.changeOffer('701011', { status: 7 });
    expect(hub.heard()).toMatchObject([{ content: { entities: [{ statusId: 7 }] } }]);
  });
});

describe('the match itself', () => {
  test('[ODB-52] a score or a minute is told alone', () => {
    const { world, hub, match } = liveWorld();
    for (const topic of ['tile:7', 'tile-en:7', 'match:7']) hub.follow(topic);
    match.score(1, 0, { partId: 1 });
    world.catalogue.touch({ matches: ['7'] });
    const heard = hub.heard();
    expect(namesOf(heard)).toEqual([
      'match_state tile:7',
      'match_state match:7',
      'match_state tile-en:7',
    ]);
    const score = {
      home_score: '01',
      away_score: '00',
      periods: null,
      match_time: '10',
      statusId: 2,
      id: '7',
    };
    expect(heard.map(({ content }) => content)).toEqual([
      { ...score, status_name: 'Inaendelea' },
      { ...score, status_name: 'Inaendelea' },
      { ...score, status_name: 'In progress' },
    ]);
  });

  test('[ODB-52] the ball is told to who follows the match, each move once', () => {
    const { world, hub, match } = liveWorld();
    for (const topic of ['tile:7', 'match:7', 'match-en:7']) hub.follow(topic);
    const move = (depth: number) => {
      const place = { team1Id: match.homeId, number1: depth, number2: 40 };
      match.fact({ id: 'ball', typeId: eventInfoTypes.ball, ...place });
      world.catalogue.touch({ matches: ['7'] });
      return hub.heard();
    };
    const ball = { side: 'home', attack: 'dangerous', x: 80, y: 40 };
    const heard = move(80);
    expect(namesOf(heard)).toEqual(['ball match:7', 'ball match-en:7']);
    expect(heard.map(({ content }) => content)).toEqual([
      { id: '7', ball },
      { id: '7', ball },
    ]);
    expect(move(80)).toEqual([]);
    expect(namesOf(move(81))).toEqual(['ball match:7', 'ball match-en:7']);
  });

  test('[ODB-52] what does not show is not told', () => {
    const { world, hub, match } = liveWorld();
    for (const topic of ['tile:7', 'match:7']) hub.follow(topic);
    match.incident({ typeId: 12 });
    world.catalogue.touch({ matches: ['7'] });
    expect(hub.heard()).toEqual([]);
  });

  test('[ODB-53] new and changed types are told whole, a type that is gone without markets', () => {
    const { world, hub, match } = liveWorld();
    hub.follow('match:7');
    match.threeWay([], { partId: 5 }).bothScore();
    world.catalogue.removeMarket('702');
    world.catalogue.touch({ matches: ['7'], markets: { 7: ['702', '703', '704'] } });
    const heard = hub.heard();
    expect(namesOf(heard)).toEqual(['update_match_odds match:7']);
    expect(typesIn(heard[0])).toEqual(['69:2', '76:1', '77:0']);
  });

  test('[ODB-53] a tile is told whole, with its prices and no second time for them', () => {
    const { world, hub, match } = liveWorld();
    hub.follow('tile:7');
    match.bothScore();
    world.catalogue.touch({
      matches: ['7'],
      markets: { 7: ['703'] },
      selections: { 7: ['70301', '70302'] },
    });
    const heard = hub.heard();
    expect(namesOf(heard)).toEqual(['update_match_odds tile:7']);
    expect(heard[0]?.content).toMatchObject({ both_teams_to_score: { yes: { odds: 2 } } });
  });

  test('[ODB-53] when play begins everything is told anew', () => {
    const world = aBoard();
    world.match('7').threeWay().bothScore();
    const hub = new RecordingHub();
    world.feature().live.publishOn(hub);
    hub.follow('match:7');
    world.catalogue.changeMatch('7', { status: 2, partId: 5 });
    expect(typesIn(hub.heard()[0])).toEqual(['69:0', '76:0']);
    world.catalogue.changeOffer('701011', { isLive: true });
    expect(typesIn(hub.heard()[0])).toEqual(['69:1']);
  });

  test('[ODB-03, ODB-53] a start that passes unsaid is told with the next batch', () => {
    const world = aBoard();
    world.match('7').threeWay();
    world.match('8').threeWay();
    const hub = new RecordingHub();
    world.feature().live.publishOn(hub);
    hub.follow('tile:7');
    world.clock.advance({ minutes: 60 });
    world.catalogue.touch({ matches: ['8'] });
    expect(hub.heard()).toMatchObject([
      { type: 'update_match_odds', topic: 'tile:7', content: { way_3: { W1: { statusId: 7 } } } },
    ]);
  });
});

describe('snapshots', () => {
  test('[ODB-54] a tile and a match come whole, each in its language', () => {
    const { hub } = liveWorld();
    const [tile] = hub.follow('tile:7');
    expect([tile?.type, typesIn(tile)]).toEqual(['update_match_odds', []]);
    expect(typesIn(hub.follow('match:7')[0])).toEqual(['69:1', '77:1']);
    const statusOf = (topic: string) => hub.follow(topic)[0]?.content;
    expect(statusOf('match-en:7')).toMatchObject({ status_name: 'In progress' });
    expect(statusOf('tile-en:7')).toMatchObject({ status_name: 'In progress' });
    expect(hub.follow('tile:99')).toEqual([]);
  });

  test('[ODB-54] the newest prices are in them', () => {
    const { world, hub } = liveWorld();
    hub.follow('tile:7');
    world.catalogue.changeOffer('701011', { odds: 1_650 });
    expect(hub.follow('tile:7')[0]?.content).toMatchObject({ way_3: { W1: { odds: 1.65 } } });
  });
});

describe('the board as a whole', () => {
  test('[ODB-55] the number of live matches is told when it changes', () => {
    const { world, hub } = liveWorld();
    expect(hub.follow('live-count')[0]?.content).toEqual({ total: 1 });
    world.catalogue.touch({ matches: ['7'] });
    expect(hub.heard()).toEqual([]);
    world.catalogue.changeMatch('7', { status: 3 });
    expect(hub.heard()).toEqual([
      { type: 'live_count', topic: 'live-count', content: { total: 0 } },
    ]);
  });

  test('[ODB-56] silence and its end are told to the board and to every follower of prices', () => {
    const { world, hub } = liveWorld();
    expect(hub.follow('board')[0]?.content).toEqual({ suspended: false });
    for (const topic of ['tile:7', 'match:7']) hub.follow(topic);
    const statuses = () =>
      hub.heard().map(({ topic, content }) => {
        const { entities = [] } = content as { entities?: readonly { statusId: number }[] };
        return [topic, ...entities.map(({ statusId }) => statusId)];
      });
    world.catalogue.setFreshness('suspended');
    expect(statuses()).toEqual([['board'], ['tile:7', 7, 7, 7], ['match:7', 7, 7, 7, 7, 7]]);
    world.catalogue.setFreshness('fresh');
    expect(statuses()).toEqual([['board'], ['tile:7', 1, 1, 1], ['match:7', 1, 1, 1, 1, 1]]);
  });

  const topics = [
    ['tile:7', true],
    ['tile-en:7', true],
    ['match:7', true],
    ['match-en:7', true],
    ['live-count', true],
    ['board', true],
    ['order:7', false],
    ['site', false],
    ['til:7', false],
  ] as const;
  test.each(topics)('[ODB-57] everybody may follow %s: %s', (topic, may) => {
    expect(liveWorld().feature.live.canFollow(topic)).toBe(may);
  });
});
