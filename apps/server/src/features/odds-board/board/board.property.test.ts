import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aBoard, type BoardFixture, HOUR } from '../fixtures/a-board.ts';
import type { MatchFixture } from '../fixtures/match-fixture.ts';
import { createMatchLists } from '../lists/match-lists.ts';

const SEED = 20_260_301;
const MATCH = '7';
const selectionIds = ['70101', '70102', '70103', '70201', '70202', '70301', '70302'];

function startWorld() {
  const world = aBoard();
  const match = world.match(MATCH, { startsAt: world.now + HOUR });
  match
    .threeWay([], { bookmakers: [1, 2] })
    .lines(47, [2.5])
    .lines(77, [1.5]);
  return { world, match };
}

type Step = { readonly name: string; readonly at: number; readonly value: number };
type Play = (world: BoardFixture, match: MatchFixture, step: Step) => void;

/** Each changes the world and says what it touched, as the feed would. */
const plays: Readonly<Record<string, Play>> = {
  offerStatus: ({ catalogue }, _, { at, value }) =>
    catalogue.changeOffer(`${selectionIds[at]}1`, { status: 1 + (value % 7) }),
  odds: ({ catalogue }, _, { at, value }) =>
    catalogue.changeOffer(`${selectionIds[at]}1`, { odds: (value % 9) * 500 }),
  liveOffer: ({ catalogue }, _, { at, value }) =>
    catalogue.changeOffer(`${selectionIds[at]}1`, { isLive: value % 2 === 0 }),
  matchStatus: ({ catalogue }, _, { value }) =>
    catalogue.changeMatch(MATCH, { status: 1 + (value % 5), partId: value % 2 === 0 ? 5 : null }),
  start: (world, _, { value }) =>
    world.catalogue.changeMatch(MATCH, { startsAt: world.now + ((value % 5) - 1) * HOUR }),
  score: ({ catalogue }, match, { value }) => {
    match.score(value % 4, 1, { id: '77' }).minute(value % 90);
    catalogue.touch({ matches: [MATCH] });
  },
  closing: ({ catalogue }, _, { at, value }) => {
    const market = catalogue.face.marketOfSelection(selectionIds[at] ?? '');
    if (!market) return;
    catalogue.putMarket({ ...market, isClosed: value % 2 === 0 });
    catalogue.touch({ matches: [MATCH], markets: { [MATCH]: [market.id] } });
  },
  deciding: ({ catalogue }, _, { at, value }) => {
    const id = selectionIds[at] ?? '';
    const [market, selection] = [
      catalogue.face.marketOfSelection(id),
      catalogue.face.selection(id),
    ];
    if (!market || !selection) return;
    catalogue.putSelection(market.id, { ...selection, status: 1 + (value % 9) });
    catalogue.touch({ matches: [MATCH], markets: { [MATCH]: [market.id] } });
  },
  freshness: ({ catalogue }, _, { value }) =>
    catalogue.setFreshness(value % 2 === 0 ? 'suspended' : 'fresh'),
  time: ({ clock }, _, { value }) => clock.advance({ minutes: value % 50 }),
};

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...Object.keys(plays)),
    at: fc.integer({ min: 0, max: selectionIds.length - 1 }),
    value: fc.nat({ max: 999 }),
  }),
  { minLength: 1, maxLength: 25 },
);

test('[ODB-25] after any changes the board says what one made from scratch says', () => {
  const law = fc.property(steps, (played) => {
    const { world, match } = startWorld();
    const board = world.board();
    const writer = world.writer(board);
    const lists = createMatchLists(board);
    for (const step of played) {
      plays[step.name]?.(world, match, step);
      const fresh = world.board();
      const [state, other] = [board.stateOf(MATCH), fresh.stateOf(MATCH)];
      if (!state || !other) throw new Error('the match is gone');
      expect(writer.whole(state, 'sw')).toBe(world.writer(fresh).whole(other, 'sw'));
      expect(lists.shown()).toEqual(createMatchLists(fresh).shown());
    }
  });
  fc.assert(law, { seed: SEED, numRuns: 60 });
});

test('[ODB-06] whatever shows as open is quoted at that price, and nothing else', () => {
  const law = fc.property(steps, (played) => {
    const { world, match } = startWorld();
    const { quote } = world.feature();
    for (const step of played) plays[step.name]?.(world, match, step);
    const board = world.board();
    const state = board.stateOf(MATCH);
    if (!state) throw new Error('the match is gone');
    const { bet_list: entries }: MatchInfo = JSON.parse(world.writer(board).whole(state, 'sw'));
    const outcomes = entries.flatMap((entry) =>
      entry.market_list.flatMap((one) => one.outcome_list),
    );
    for (const { id_card: id, statusId, odds } of outcomes) {
      const quoted = quote(id);
      expect(quoted.ok, id).toBe(statusId <= 2);
      if (quoted.ok) expect(quoted.value.odds).toBe(Math.round(odds * 1000));
    }
    const shown = new Set(outcomes.map((outcome) => outcome.id_card));
    expect(selectionIds.filter((id) => quote(id).ok && !shown.has(id))).toEqual([]);
  });
  fc.assert(law, { seed: SEED, numRuns: 100 });
});
