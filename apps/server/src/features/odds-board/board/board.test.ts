import { describe, expect, test } from 'vitest';
import { aBoard, aChoice, HOUR } from '../fixtures/a-board.ts';
import type { BoardChange } from './match-states.ts';

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
    const choiceOfCompetition = () => ({ sequence: 0, isPopular: false, liveBetting: false });
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
