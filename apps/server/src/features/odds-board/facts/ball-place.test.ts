import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aBoard, HOUR } from '../fixtures/a-board.ts';
import { ballPlaceOf } from './ball-place.ts';

function placeTold(by: 'home' | 'away' | 'nobody', [depth, across]: readonly number[], status = 2) {
  const world = aBoard();
  const match = world.match('7', { status, startsAt: world.now - HOUR });
  const team1Id = { home: match.homeId, away: match.awayId, nobody: '99' }[by];
  const [number1 = null, number2 = null] = [depth, across];
  match.fact({ typeId: eventInfoTypes.ball, team1Id, number1, number2 });
  const record = world.catalogue.matches.get('7');
  return record && ballPlaceOf(world.catalogue.face.factsOf('7'), record);
}

const places = [
  // who has it, depth and across as that team sees them, as it is drawn
  ['home', [20, 10], { side: 'home', attack: 'safe', x: 20, y: 10 }],
  ['home', [50, 50], { side: 'home', attack: 'attack', x: 50, y: 50 }],
  ['home', [75, 100], { side: 'home', attack: 'dangerous', x: 75, y: 100 }],
  ['away', [20, 10], { side: 'away', attack: 'safe', x: 80, y: 90 }],
  ['away', [100, 0], { side: 'away', attack: 'dangerous', x: 0, y: 100 }],
  ['away', [130, -5], { side: 'away', attack: 'dangerous', x: 0, y: 100 }],
  ['nobody', [60, 50], null],
  ['home', [60], null],
] as const;

test.each(places)('[ODB-76] %s at %o', (by, told, place) => {
  expect(placeTold(by, told)).toEqual(place);
});

test.each([1, 3, 4])('[ODB-76] in status %d nobody has the ball', (status) => {
  expect(placeTold('home', [60, 50], status)).toBeNull();
});
