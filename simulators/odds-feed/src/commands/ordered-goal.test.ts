import { expect, test } from 'vitest';
import { randomFrom } from '../chance.ts';
import { aFixture, someday } from '../fixtures/small-world.ts';
import { sportModels } from '../model/sport-models.ts';
import { playTo, takeIn } from '../play/course-of-match.ts';
import { createMatch } from '../play/match-life.ts';

const MATCHES = 150;
const MINUTE_MS = 60_000;
const AFTER_MS = 15 * MINUTE_MS;

/** Goals in the quarter of an hour after the 60th minute, with one ordered in it or without. */
function goalsAfter(isOrdered: boolean): number {
  const model = sportModels.get(1);
  if (!model) throw new Error('no football');
  let goals = 0;
  for (let index = 0; index < MATCHES; index += 1) {
    const fixture = { ...aFixture(0), key: `ordered/${index}` };
    const match = createMatch('1', fixture, model);
    const now = someday + 77 * MINUTE_MS + 1_234;
    playTo(match, now, '1');
    if (match.stage !== 'playing') continue;
    if (isOrdered) {
      match.playedTo = now;
      const random = randomFrom(`forced/${index}`);
      takeIn(match, model.force(match.course, { kind: 'score', side: 'home' }, random));
    }
    const count = () => {
      const { home, away } = match.course.score.get(model.rootPartId) ?? { home: 0, away: 0 };
      return home + away;
    };
    const before = count();
    playTo(match, now + AFTER_MS, '1');
    goals += count() - before;
  }
  return goals;
}

test('[OSIM-76] an ordered goal is followed by as many others as none is', () => {
  const usual = goalsAfter(false);
  expect(usual).toBeGreaterThan(30);
  expect(Math.abs(goalsAfter(true) - usual)).toBeLessThan(4 * Math.sqrt(usual));
});
