import { shillings } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import { undecided } from '../../catalogue/fixtures/undecided.ts';
import { aBoard, aChoice, HOUR } from '../fixtures/a-board.ts';
import type { HouseChoices } from '../ports.ts';
import { marketPrices } from './market-prices.ts';
import type { BoardChange } from './match-states.ts';
import { quote } from './quote.ts';

function worldWithMatch() {
  const world = aBoard();
  const match = world.match('7');
  match.threeWay([2_000, 3_000, 4_000]).lines(77, [1.5]);
  return { world, match };
}

describe('markets on offer', () => {
  const markets = [
    // market                                      on offer
    [{}, true],
    [{ isClosed: true }, false],
    [{ offerStatus: 7 }, true],
    [{ offerStatus: 4 }, true],
    [{ offerStatus: 6 }, false],
    [{ offerStatus: 5 }, false],
  ] as const;
  test.each(markets)('[ODB-23] a market with %j is on offer: %s', (terms, isOnOffer) => {
    const world = aBoard();
    world.match('7').threeWay([], terms);
    expect(world.board().stateOf('7')?.offering.onOffer.has('701')).toBe(isOnOffer);
  });

  test('[ODB-23] in play a market without live offers is gone', () => {
    const { world } = worldWithMatch();
    const board = world.board();
    world.catalogue.changeMatch('7', { status: 2, partId: 5 });
    expect(board.stateOf('7')?.offering.onOffer.size).toBe(0);
    world.catalogue.changeOffer('701011', { isLive: true });
    expect([...(board.stateOf('7')?.offering.onOffer ?? [])]).toEqual(['701']);
  });

  test('[ODB-23] a decided market is gone', () => {
    const { world } = worldWithMatch();
    const board = world.board();
    for (const id of ['70201', '70202']) {
      const selection = world.catalogue.face.selection(id);
      if (selection) world.catalogue.putSelection('702', { ...selection, status: 2 });
    }
    world.catalogue.touch({ matches: ['7'], markets: { 7: ['702'] } });
    expect(board.stateOf('7')?.offering.onOffer.has('702')).toBe(false);
  });

  test('[ODB-24] the tile counts the markets it does not show', () => {
    const { world } = worldWithMatch();
    expect(world.board().stateOf('7')?.offering.marketsBeyondTile).toBe(1);
  });
});

describe('what a change costs', () => {
  test('[ODB-25] a price leaves offering and lists alone', () => {
    const { world } = worldWithMatch();
    const board = world.board();
    const before = board.stateOf('7');
    const revision = board.listingRevision();
    world.catalogue.changeOffer('701011', { odds: 2_100 });
    expect(board.stateOf('7')).toBe(before);
    expect([before?.priceRevision, board.listingRevision()]).toEqual([1, revision]);
  });

  test('[ODB-25] a score makes a new header and leaves the offering alone', () => {
    const { world, match } = worldWithMatch();
    const board = world.board();
    const before = board.stateOf('7');
    match.score(1, 0);
    world.catalogue.touch({ matches: ['7'] });
    expect(board.stateOf('7')).not.toBe(before);
    expect(board.stateOf('7')?.offering).toBe(before?.offering);
  });

  test('[ODB-25] what is told of a match that changed its markets is told once', () => {
    const { world, match } = worldWithMatch();
    const board = world.board();
    const changes: BoardChange[] = [];
    board.onChanged((change) => changes.push(change));
    match.bothScore();
    world.catalogue.touch({ selections: { 7: ['70301'] } });
    expect(changes.map(({ reshaped }) => [...reshaped])).toEqual([['7']]);
    expect(board.stateOf('7')?.offering.quick.bothScore.yes?.selection.id).toBe('70301');
  });

  test('[ODB-25] a match that is gone, or has no sides, is not known', () => {
    const { world } = worldWithMatch();
    world.match('8', { awayId: undefined });
    const board = world.board();
    expect(board.stateOf('8')).toBeUndefined();
    world.catalogue.matches.delete('7');
    world.catalogue.touch({ matches: ['7'] });
    expect(board.stateOf('7')).toBeUndefined();
  });
});

describe('the passing of time', () => {
  test('[ODB-03] at its start a match leaves the lists and sells nothing, told or not', () => {
    const { world } = worldWithMatch();
    const board = world.board();
    const told: string[] = [];
    board.onChanged(({ reshaped }) => told.push(...reshaped));
    expect(board.stateOf('7')?.listing.isShown).toBe(true);
    world.clock.advance({ minutes: 60 });
    expect(board.stateOf('7')?.offering.phase).toBe('overdue');
    expect(board.stateOf('7')?.listing.isShown).toBe(false);
    expect(told).toEqual(['7']);
  });

  test('[ODB-03] a start that is moved is waited for anew', () => {
    const { world } = worldWithMatch();
    const board = world.board();
    world.clock.advance({ minutes: 61 });
    expect(board.stateOf('7')?.offering.phase).toBe('overdue');
    world.catalogue.changeMatch('7', { startsAt: world.now + HOUR });
    expect(board.stateOf('7')?.offering.phase).toBe('pre-match');
    world.clock.advance({ minutes: 61 });
    expect(board.stateOf('7')?.offering.phase).toBe('overdue');
  });
});

describe('the say of the house', () => {
  test('[ODB-05] a competition without live betting sells nothing in play', () => {
    const world = aBoard();
    world.match('7', { status: 2, partId: 5 }).threeWay();
    const choiceOfCompetition = () => ({
      ...undecided.choiceOfCompetition('11'),
      liveBetting: false,
    });
    expect(world.board().stateOf('7')?.offering.phase).toBe('live');
    expect(world.board({ choiceOfCompetition }).stateOf('7')?.offering.phase).toBe('paused');
  });

  test('[ODB-16, ODB-32] chosen matches, and leagues on the list of popular ones, are marked', () => {
    const world = aBoard();
    world.competition({ id: '12', name: 'Cup', leagueId: '50', countryId: 1 });
    world.match('7').threeWay();
    world.match('8', { competitionId: '12' }).threeWay();
    const board = world.board({
      choiceOfMatch: (id) => (id === '7' ? { ...aChoice, isPopular: true, sequence: 4 } : aChoice),
      popularCompetitions: () => [
        {
          id: 1,
          titleSw: 'Kombe',
          titleEn: 'Cup',
          icon: '',
          leagueIds: ['50'],
          note: '',
          sorting: 99,
          isShown: true,
          isTwoUp: true,
        },
      ],
    });
    expect(board.stateOf('7')?.listing).toMatchObject({
      chosenAt: 4,
      leagueSorting: undefined,
      isOfHomeFavourite: false,
      isUpGoal: false,
    });
    expect(board.stateOf('8')?.listing).toMatchObject({
      chosenAt: undefined,
      leagueSorting: 99,
      isUpGoal: true,
    });
  });
});

describe('what the house decided about a match and its market type', () => {
  const choosing = (differences: Partial<typeof aChoice>) => ({
    choiceOfMatch: () => ({ ...aChoice, ...differences }),
  });

  const locks: readonly (readonly [string, Partial<typeof aChoice>, boolean])[] = [
    ['nothing', {}, true],
    ['suspended', { isSuspended: true }, true],
    ['in maintenance', { isInMaintenance: true }, false],
    ['hidden', { isVisible: false }, false],
  ];
  test.each(locks)('[DESK-10] a match that is %s', (_, decided, isListed) => {
    const { world } = worldWithMatch();
    const board = world.board(choosing(decided));
    expect(board.stateOf('7')?.listing.isShown).toBe(isListed);
    const isOpen = Object.keys(decided).length === 0;
    expect(quote(board, '70101').ok).toBe(isOpen);
    expect(marketPrices(board, '70101').ok).toBe(isOpen);
  });

  test('[DESK-11] the margin of its tier is off every price that is sold', () => {
    const { world } = worldWithMatch();
    const board = world.board({
      tierOfCompetition: () => ({ marginHundredths: 1_000, stakeMaximum: shillings(500) }),
    });
    expect(quote(board, '70101')).toMatchObject({
      value: { odds: 1_800, stakeMaximum: shillings(500) },
    });
  });

  test('[DESK-12] the longest of the waits of a match and a market type', () => {
    const { world } = worldWithMatch();
    const choiceOfMarketType = () => ({
      ...{ ...undecided.choiceOfMarketType(69), liveDelaySeconds: 20 },
    });
    const waitOf = (choices: Partial<HouseChoices>) => quote(world.board(choices), '70101');
    expect(waitOf({ choiceOfMarketType, ...choosing({ liveDelaySeconds: 9 }) })).toMatchObject({
      value: { liveDelaySeconds: 20 },
    });
    expect(waitOf({})).toMatchObject({ value: { liveDelaySeconds: 0 } });
  });

  const types: readonly (readonly [
    string,
    Partial<ReturnType<HouseChoices['choiceOfMarketType']>>,
    boolean,
  ])[] = [
    ['as it is shipped', {}, true],
    ['closed', { isOpen: false }, false],
    ['sold in play only', { typeFlag: 3 }, false],
    ['sold before the match only', { typeFlag: 2 }, true],
  ];
  test.each(types)('[DESK-13] before the match a market type that is %s', (_, decided, isSold) => {
    const { world } = worldWithMatch();
    const choiceOfMarketType = () => ({ ...undecided.choiceOfMarketType(69), ...decided });
    const board = world.board({ choiceOfMarketType });
    expect(board.stateOf('7')?.offering.onOffer.has('701')).toBe(isSold);
    expect(quote(board, '70101').ok).toBe(isSold);
  });

  test('[DESK-16] popularity of the house counts instead of the provider’s', () => {
    const { world } = worldWithMatch();
    const board = world.board(choosing({ popularity: 900 }));
    expect(board.stateOf('7')?.listing.popularity).toBe(900);
    expect(world.board().stateOf('7')?.listing.popularity).toBe(0);
  });

  test('[DESK-16] a flag of the house, and why a match was called off', () => {
    const world = aBoard();
    world.match('7', { status: 5 }).threeWay();
    const board = world.board({
      ...choosing({ cancelReasonSw: 'Mvua', cancelReasonEn: 'Rain' }),
      flagOfCountry: () => 'GB-ENG',
    });
    const state = board.stateOf('7');
    if (!state) throw new Error('no match');
    const header = world.writer(board).header(state, 'en-US');
    expect(header.category_alpha2).toBe('GB-ENG');
    expect(header.status_name).toMatch(/: Rain$/);
  });

  test('[DESK-03, DESK-10] it locks and opens at once, for whoever follows the match', () => {
    const { world } = worldWithMatch();
    let choice = aChoice;
    const board = world.board({ choiceOfMatch: () => choice });
    const changes: BoardChange[] = [];
    board.onChanged((change) => changes.push(change));
    choice = { ...aChoice, isSuspended: true };
    const touched = { matches: ['7'], selections: { 7: ['70101'] } };
    world.catalogue.touch(touched);
    expect(changes.at(-1)?.priced.get('7')?.has('70101')).toBe(true);
    expect(quote(board, '70101').ok).toBe(false);
    choice = aChoice;
    world.catalogue.touch(touched);
    expect(quote(board, '70101').ok).toBe(true);
  });
});
