import { eventActionTypes as happened } from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { aBoard, HOUR } from '../fixtures/a-board.ts';
import type { MatchFixture } from '../fixtures/match-fixture.ts';

function worldInPlay(sportId = 1) {
  const world = aBoard();
  const match = world.match('7', { status: 2, partId: 5, startsAt: world.now - HOUR, sportId });
  match.threeWay([2_000, 3_000, 4_000]).score(0, 0, { id: 'score' }).minute(30);
  const { secondsSinceDanger, winnerOdds } = world.feature();
  return {
    world,
    match,
    winnerOdds,
    since: () => secondsSinceDanger('7'),
    tell: (play: (match: MatchFixture) => void) => {
      play(match);
      world.catalogue.touch({ matches: ['7'] });
    },
  };
}

const none = { goal: undefined, corner: undefined };

describe('a dangerous moment', () => {
  const incidents = [
    // incident, seconds since a goal, seconds since a corner
    [happened.goal, 0, undefined],
    [happened.ownGoal, 0, undefined],
    [happened.penaltyScored, 0, undefined],
    [happened.penaltyMissed, 0, undefined],
    [happened.penaltyAwarded, 0, undefined],
    [happened.redCard, 0, undefined],
    [happened.yellowRedCard, 0, undefined],
    [happened.videoReview, 0, undefined],
    [happened.corner, undefined, 0],
    [happened.dangerousAttack, undefined, 0],
    [happened.yellowCard, undefined, undefined],
    [happened.substitution, undefined, undefined],
    [happened.point, undefined, undefined],
  ] as const;
  test.each(incidents)('[ODB-59] an incident %d: goal %s, corner %s', (typeId, goal, corner) => {
    const { since, tell } = worldInPlay();
    expect(since()).toEqual(none);
    tell((match) => match.incident({ typeId, minute: 30 }));
    expect(since()).toEqual({ goal, corner });
  });

  test('[ODB-59] is as old as the news of it, whatever else happens', () => {
    const { world, since, tell } = worldInPlay();
    tell((match) => match.incident({ typeId: happened.corner, minute: 30 }));
    world.clock.advance({ seconds: 9 });
    tell((match) => match.minute(31));
    expect(since()).toEqual({ goal: undefined, corner: 9 });
    tell((match) => match.incident({ typeId: happened.corner, minute: 31 }));
    expect(since()).toEqual({ goal: undefined, corner: 0 });
  });

  test('[ODB-59] a goal that is taken back is one more', () => {
    const { world, since, tell } = worldInPlay();
    tell((match) => match.incident({ typeId: happened.goal, minute: 30 }));
    world.clock.advance({ seconds: 50 });
    tell(() => {
      const [goal] = world.catalogue.face.incidentsOf('7');
      if (goal) world.catalogue.incidents.set(goal.id, { ...goal, status: 5 });
    });
    expect(since().goal).toBe(0);
  });

  test.each([
    [1, 0],
    [8, undefined],
  ])('[ODB-59] a score without its incident, in sport %d: %s', (sportId, goal) => {
    const { since, tell } = worldInPlay(sportId);
    tell((match) => match.score(1, 0, { id: 'score' }));
    expect(since().goal).toBe(goal);
  });

  test.each([
    [29, 0],
    [28, undefined],
  ])('[ODB-59] who starts in the 30th minute meets a goal of the %dth: %s', (minute, goal) => {
    const { world, match } = worldInPlay();
    match.incident({ typeId: happened.goal, minute });
    expect(world.feature().secondsSinceDanger('7').goal).toBe(goal);
  });

  test('[ODB-59] before the start and after the end there is none', () => {
    const { world, since, tell } = worldInPlay();
    tell((match) => match.incident({ typeId: happened.goal, minute: 30 }));
    world.catalogue.changeMatch('7', { status: 3 });
    expect(since()).toEqual(none);
  });
});

test('[ODB-59] the winner has its prices locked or not, and 0 where there is none', () => {
  const { world, winnerOdds } = worldInPlay();
  world.catalogue.changeOffer('701011', { status: 7 });
  expect(winnerOdds('7')).toEqual([2_000, 3_000, 4_000]);
  expect(winnerOdds('8')).toEqual([0, 0, 0]);
});
