import { createHash, createHmac } from 'node:crypto';
import { drawFinish } from '@kipute/domain/racing/race';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createRacingWorld,
  openRound,
  type RacingWorld,
  runRound,
  stepAt,
} from '../fixtures/racing-world.ts';

let world: RacingWorld;
beforeAll(async () => {
  world = await createRacingWorld();
});
beforeEach(() => {
  world.clock.advance({ minutes: 9 });
  world.heard.length = 0;
});
afterAll(() => world.close());

const later = (time: string, milliseconds: number) =>
  new Date(Date.parse(time) + milliseconds).toISOString();
const proofOf = (id: string) => world.told('racing_round/proof', { id });

test('[RAC-40] rounds are made from the time alone, this one and the next', async () => {
  world.clock.setTo(new Date('2026-03-01T09:01:00Z'));
  const round = await openRound(world);
  expect(round).toMatchObject({
    ...{ id: '202603010241', issue: 241, status: 1, result: [], seed: '', refunded: 0 },
    start_bet_time: '2026-03-01T09:00:00.000Z',
    end_bet_time: '2026-03-01T09:02:30.000Z',
    draw_time: '2026-03-01T09:02:40.000Z',
    end_time: '2026-03-01T09:02:55.000Z',
  });
  expect(await proofOf('202603010242')).toMatchObject({ issue: 242, result: [] });
  expect(await world.ask('racing_round/proof', { id: '202603010243' })).toEqual({
    refusal: 'racing-round-unknown',
  });
});

test('[RAC-43] the order is told when the cars start, the seed when they are in', async () => {
  const round = await openRound(world);
  await stepAt(world, later(round.draw_time, -1));
  expect(await proofOf(round.id)).toMatchObject({ result: [], seed: '', status: 1 });
  await stepAt(world, round.draw_time);
  const running = await proofOf(round.id);
  expect(running).toMatchObject({ seed: '', status: 2 });
  expect(running.result.toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  await stepAt(world, later(round.end_time, -1));
  expect(await proofOf(round.id)).toEqual(running);
  await stepAt(world, round.end_time);
  const ended = await proofOf(round.id);
  expect(ended).toMatchObject({ ...running, status: 3, seed: ended.seed });
  expect(world.heard.filter(({ id }) => id === round.id)).toEqual([
    ...[
      { id: round.id, issue: round.issue, phase: 'opened', result: [], seed: '' },
      { id: round.id, issue: round.issue, phase: 'started', result: ended.result, seed: '' },
      { id: round.id, issue: round.issue, phase: 'ended', result: ended.result, seed: ended.seed },
    ],
  ]);
});

test('[CHN-01] what was published before betting is what the order came from', async () => {
  const round = await openRound(world);
  await runRound(world, round);
  const { seed, salt, commitment, result } = await proofOf(round.id);
  expect(commitment).toBe(round.commitment);
  expect(salt).toBe(round.salt);
  const bytes = Buffer.from(seed, 'hex');
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(commitment);
  const hmac = (key: Uint8Array, message: string) =>
    createHmac('sha256', key).update(message).digest();
  expect(drawFinish({ seed: bytes, salt, roundId: round.id }, hmac)).toEqual(result);
});

test('[CHN-05] the database keeps no seed that can be read before its round has ended', async () => {
  const round = await openRound(world);
  await stepAt(world, round.draw_time);
  const { rows } = await sql<{ row: string }>`
    select racing_round::text as row from racing_round where id = ${round.id}`.execute(
    world.database.read,
  );
  const kept = rows[0]?.row ?? '';
  await stepAt(world, round.end_time);
  const { seed } = await proofOf(round.id);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(kept).not.toContain(seed);
  expect(kept).not.toContain(Buffer.from(seed, 'hex').toString('base64'));
});

test('[RAC-42] a round that has ended is the last one, and is counted', async () => {
  const round = await openRound(world);
  // Whatever earlier tests left is settled by now.
  await stepAt(world, later(round.end_bet_time, -1));
  await stepAt(world, round.end_bet_time);
  const before = await world.told('racing_round/inquire', {});
  await runRound(world, round);
  const { last, champions, rounds } = await world.told('racing_round/inquire', {});
  expect(last?.id).toBe(round.id);
  expect(rounds).toBe(before.rounds + 1);
  const champion = last?.result[0] ?? 0;
  const counted = [...before.champions];
  counted[champion - 1] = (counted[champion - 1] ?? 0) + 1;
  expect(champions).toEqual(counted);
  const results = await world.told('racing_round/results', {});
  expect(results[0]?.id).toBe(round.id);
});

test('[RAC-42] between two rounds the one that has ended is shown', async () => {
  const round = await openRound(world);
  await runRound(world, round);
  const shown = await world.told('racing_round/inquire', {});
  expect(shown.current).toMatchObject({ id: round.id, status: 3 });
  await stepAt(world, later(round.start_bet_time, 180_000));
  const next = await world.told('racing_round/inquire', {});
  expect(next.current).toMatchObject({ issue: round.issue + 1, status: 1 });
  expect(next.last?.id).toBe(round.id);
});

test('[RAC-41] rounds made again after a stop are the same rounds', async () => {
  const round = await openRound(world);
  const again = world.startRacing();
  world.clock.advance({ seconds: 10 });
  await again.leader.step();
  expect(await proofOf(round.id)).toEqual(round);
});

test('[RAC-40] a round whose betting is over is not made afterwards', async () => {
  world.clock.setTo(new Date('2026-03-04T09:02:30Z'));
  await world.racing.leader.step();
  expect(await world.ask('racing_round/proof', { id: '202603040241' })).toEqual({
    refusal: 'racing-round-unknown',
  });
  expect(await proofOf('202603040242')).toMatchObject({ issue: 242 });
});

test('[RAC-40] another pace holds from midnight in East Africa on', async () => {
  world.clock.setTo(new Date('2026-03-05T12:00:00Z'));
  const before = await openRound(world);
  const { pace } = world.settings.current('racing');
  await world.change({ pace: { ...pace, bettingSeconds: 30 } });
  world.clock.advance({ minutes: 6 });
  const same = await openRound(world);
  expect(same.issue).toBe(before.issue + 2);
  world.clock.setTo(new Date('2026-03-05T20:59:59Z'));
  await world.racing.leader.step();
  world.clock.setTo(new Date('2026-03-05T21:00:00Z'));
  const first = await openRound(world);
  expect(first).toMatchObject({
    ...{ id: '202603060001', start_bet_time: '2026-03-05T21:00:00.000Z' },
    end_bet_time: '2026-03-05T21:00:30.000Z',
  });
  await world.change({ pace });
});

test('[RAC-49] while racing is closed no round is held, and those under way end', async () => {
  const round = await openRound(world);
  await world.change({ isOpen: false });
  await world.racing.leader.step();
  await runRound(world, round);
  expect(await proofOf(round.id)).toMatchObject({ status: 3, refunded: 0 });
  world.clock.advance({ minutes: 3 });
  await world.racing.leader.step();
  expect((await world.told('racing_round/inquire', {})).current).toBeNull();
  await world.change({ isOpen: true });
  expect((await openRound(world)).issue).toBeGreaterThan(round.issue);
});

test('[RAC-48] a round that nobody could draw within ten minutes gives its stakes back', async () => {
  const round = await openRound(world);
  await stepAt(world, later(round.draw_time, 600_001));
  const refunded = await proofOf(round.id);
  expect(refunded).toMatchObject({ status: 3, refunded: 1, result: [] });
  expect(refunded.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('[RAC-48] ten minutes late it is drawn, from the seed that was published', async () => {
  const round = await openRound(world);
  await stepAt(world, later(round.draw_time, 600_000));
  await world.racing.leader.step();
  expect(await proofOf(round.id)).toMatchObject({ status: 3, refunded: 0 });
});
