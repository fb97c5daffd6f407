import { cars, type Finish } from '@kipute/domain/racing/race';
import { describe, expect, test } from 'vitest';
import { momentOf, racePath } from './race-path.ts';

/** Orders of finishing of all kinds: as numbered, reversed, turned, and ten thousand mixed ones. */
function someFinishes(): readonly Finish[] {
  const turned = cars.map((_, by) => [...cars.slice(by), ...cars.slice(0, by)]);
  let state = 7;
  const next = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  const mixed = Array.from({ length: 2_000 }, () => {
    const left = [...cars];
    return cars.map(() => left.splice(next(left.length), 1)[0] ?? 0);
  });
  return [cars, [...cars].reverse(), ...turned, ...mixed];
}

const steps = Array.from({ length: 61 }, (_, step) => step / 60);

test('[RCP-30] every order that can be drawn is the order in which the cars come in', () => {
  for (const [at, finish] of someFinishes().entries()) {
    expect(racePath(`2026111900${at}`, finish).orderAt(1)).toEqual(finish);
  }
});

test('[RCP-30] cars cross the line in the drawn order, and none rolls back', () => {
  for (const [at, finish] of someFinishes().slice(0, 200).entries()) {
    const path = racePath(`2026111900${at}`, finish);
    const crossed = finish.map((car) => steps.find((moment) => path.noseAt(car, moment) >= 1) ?? 2);
    expect([...crossed].sort((one, other) => one - other)).toEqual(crossed);
    for (const car of cars) {
      const noses = steps.map((moment) => path.noseAt(car, moment));
      expect([...noses].sort((one, other) => one - other)).toEqual(noses);
      expect(noses[0]).toBe(0);
    }
  }
});

test('[RCP-30] the lead changes on the way, or it would be no race', () => {
  const changes = someFinishes()
    .slice(0, 100)
    .map((finish, at) => {
      const { orderAt } = racePath(`2026111901${at}`, finish);
      return new Set(steps.slice(6).map((moment) => orderAt(moment)[0])).size;
    });
  expect(changes.filter((leaders) => leaders > 1).length).toBeGreaterThan(60);
});

test('[RCP-30] the same round is the same race, another one is another', () => {
  const at = (id: string) => steps.map((moment) => racePath(id, cars).noseAt(4, moment));
  expect(at('202611190375')).toEqual(at('202611190375'));
  expect(at('202611190375')).not.toEqual(at('202611190376'));
});

test('[RCP-30] an order of nine cars is none', () => {
  expect(() => racePath('1', cars.slice(1))).toThrow();
});

describe('[RCP-31] whoever comes in the middle is in the middle', () => {
  const race = { draw_time: '2026-11-19T12:00:00.000Z', end_time: '2026-11-19T12:00:15.000Z' };
  const moments = [
    [-5, 0],
    [0, 0],
    [6, 0.4],
    [15, 1],
    [40, 1],
  ] as const;
  test.each(moments)('%d s after the start is %d of the race', (seconds, moment) => {
    expect(momentOf(race, Date.parse(race.draw_time) + seconds * 1_000)).toBe(moment);
  });
});
