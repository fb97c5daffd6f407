import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Side } from '../grading/score.ts';
import { jackpotTerms, luckySixTerms, picksOf } from './fixtures/some-terms.ts';
import { fillByLuck, togglePick } from './pool-choices.ts';
import { type PoolGame, type PoolPick, pickText } from './pool-pick.ts';
import { priceTicket } from './ticket.ts';

const seed = 470_321;

const taps: readonly (readonly [string, readonly Side[], Side, readonly Side[]])[] = [
  ['the first result', [], 'home', ['home']],
  ['a second one makes a double', ['home'], 'draw', ['home', 'draw']],
  ['in the order of tapping', ['away'], 'home', ['away', 'home']],
  ['a third one replaces the older', ['home', 'draw'], 'away', ['draw', 'away']],
  ['which is the one tapped first', ['away', 'home'], 'draw', ['home', 'draw']],
  ['once more takes it away', ['home'], 'home', []],
  ['the older of a double', ['home', 'draw'], 'home', ['draw']],
  ['the younger of a double', ['home', 'draw'], 'draw', ['home']],
];

test.each(taps)('[POL-12] %s', (_name, before, tapped, after) => {
  expect(togglePick(before, tapped)).toEqual(after);
});

test('[POL-12] however one taps, there is never a result twice nor a triple', () => {
  const anyTaps = fc.array(fc.constantFrom<Side>('home', 'draw', 'away'), { maxLength: 30 });
  const law = fc.property(anyTaps, (sides) => {
    let chosen: readonly Side[] = [];
    for (const side of sides) {
      const had = chosen.includes(side);
      chosen = togglePick(chosen, side);
      expect(chosen.includes(side)).toBe(!had);
      expect(chosen.length).toBeLessThanOrEqual(2);
      expect(new Set(chosen).size).toBe(chosen.length);
    }
  });
  fc.assert(law, { seed, numRuns: 500 });
});

/** Counts up, so that every number below the asked one comes in turn. */
function countingChance() {
  let next = 0;
  return (below: number) => {
    next += 1;
    return next % below;
  };
}

test('[POL-13] all places are filled, and the ticket can be bought', () => {
  for (const terms of [jackpotTerms, luckySixTerms]) {
    const fill = (count: number) =>
      fillByLuck(terms.game, Array.from({ length: count }), countingChance());
    const ticket = {
      ...{ picks: fill(terms.places), reservePicks: fill(terms.reserves), multiplier: 1 },
    };
    expect(priceTicket(ticket, terms)).toEqual({
      ok: true,
      value: { lines: 1, stake: terms.stakePerLine },
    });
  }
});

test('[POL-13] what was chosen stays, and only the rest is filled', () => {
  const [double, single] = picksOf('1X 2');
  const nothing: PoolPick = { kind: 'sides', sides: [] };
  const filled = fillByLuck('jackpot', [double, undefined, single, nothing], () => 2);
  expect(filled.map(pickText)).toEqual(['1X', '2', '2', '2']);
  const [score, other] = picksOf('3-3 other');
  const scores = fillByLuck('lucky-six', [score, undefined, other], () => 0);
  expect(scores.map(pickText)).toEqual(['3-3', '0-0', 'other']);
});

const everyPick: readonly (readonly [PoolGame, number, number])[] = [
  ['jackpot', 3, 3],
  ['lucky-six', 100, 36],
];

test.each(everyPick)('[POL-13] in %s luck leaves no pick out', (game, below, picks) => {
  const seen = new Set<string>();
  for (let first = 0; first < below; first += 1) {
    for (let second = 0; second < below; second += 1) {
      const draws = [first, second];
      const [pick] = fillByLuck(game, [undefined], () => draws.shift() ?? 0);
      if (pick) seen.add(pickText(pick));
    }
  }
  expect(seen.size).toBe(picks);
});
