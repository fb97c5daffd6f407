import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { aBoard, type BoardFixture } from '../odds-board/fixtures/a-board.ts';
import { told } from '../odds-board/fixtures/contents.ts';
import { createPriceHistory } from './index.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

let odds: BoardFixture;
let match: string;
let matches = 70;
beforeEach(async () => {
  // The clock begins anew with each test, and the lease of the last one would not end.
  await sql`delete from lease`.execute(world.database.read);
  odds = aBoard();
  matches += 1;
  match = String(matches);
  odds.match(match, { startsAt: odds.now + 48 * 3_600_000 }).threeWay([2_000, 3_000, 4_000]);
});

/** A process of the fleet; both clocks stand at the same moment. */
const startProcess = () =>
  createPriceHistory({
    database: world.database,
    clock: odds.clock,
    log: pino({ level: 'silent' }),
    board: odds.feature(),
  });
type Process = ReturnType<typeof startProcess>;

const home = () => `${match}0101`;
const moves = (to: number) => odds.catalogue.changeOffer(`${home()}1`, { odds: to });
const minutes = (count: number) => odds.clock.advance({ minutes: count });
const historyOf = async ({ routes }: Process, id = home()) => {
  const asked = { outcome_id_list: [id] };
  const answered = routes['atlassian/price_history'](asked, contextOf(visitor));
  const { content } = await told(answered);
  return content[0]?.point_list.map((point) => point.odds) ?? [];
};

test('[MPG-63] the opening stands first, then what it cost, no two prices too near', async () => {
  const one = startProcess();
  await one.recorder.step();
  minutes(1);
  moves(2_100);
  await one.recorder.step();
  expect(await historyOf(one)).toEqual([2]);
  minutes(2);
  await one.recorder.step();
  minutes(5);
  await one.recorder.step();
  moves(1_900);
  await one.recorder.step();
  expect(await historyOf(one)).toEqual([2, 2.1, 1.9]);
  expect(await historyOf(one, '999')).toEqual([]);
});

test('[MPG-63] a selection that comes later has its very first price as its opening', async () => {
  const one = startProcess();
  await one.recorder.step();
  odds.match(`${match}5`).threeWay([1_500, 3_000, 6_000]);
  const late = `${match}50101`;
  odds.catalogue.touch({ matches: [`${match}5`], selections: { [`${match}5`]: [late] } });
  odds.catalogue.changeOffer(`${late}1`, { odds: 1_700 });
  await one.recorder.step();
  expect(await historyOf(one, late)).toEqual([1.5]);
});

test('[MPG-63] a full history is thinned and keeps its opening; it never grows beyond its room', async () => {
  const one = startProcess();
  await one.recorder.step();
  const lengths: number[] = [];
  for (let change = 1; change <= 120; change += 1) {
    minutes(10);
    moves(2_000 - change * 5);
    await one.recorder.step();
    lengths.push((await historyOf(one)).length);
  }
  const history = await historyOf(one);
  expect(history[0]).toBe(2);
  expect(history.at(-1)).toBeLessThan(1.45);
  expect(Math.max(...lengths)).toBe(48);
  expect(history.length).toBeLessThan(48);
  expect(history).toEqual(history.toSorted((one, other) => other - one));
});

test('[MPG-63] another process goes on where the first one ended, and two write nothing twice', async () => {
  const [one, other] = [startProcess(), startProcess()];
  await one.recorder.step();
  await other.recorder.step();
  minutes(3);
  moves(2_200);
  await Promise.all([one.recorder.step(), other.recorder.step()]);
  expect(await historyOf(one)).toEqual([2, 2.2]);
  // The first is silent: its lease ends.
  minutes(30);
  moves(2_300);
  await other.recorder.step();
  moves(2_400);
  await one.recorder.step();
  expect(await historyOf(other)).toEqual([2, 2.2, 2.3]);
});

test('[MPG-63] a day after the match began it is forgotten', async () => {
  const one = startProcess();
  await one.recorder.step();
  minutes(60 * 71);
  await one.recorder.step();
  expect(await historyOf(one)).toEqual([2]);
  minutes(60 * 2);
  await one.recorder.step();
  expect(await historyOf(one)).toEqual([]);
});
