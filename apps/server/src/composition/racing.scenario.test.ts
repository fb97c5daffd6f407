import { createHash, createHmac } from 'node:crypto';
import type { RacingChangedContent } from '@kipute/contract/socket';
import { racingTopic, socketPath } from '@kipute/contract/socket';
import { drawFinish } from '@kipute/domain/racing/race';
import { eventually } from '@kipute/testkit/eventually';
import { createFakeClock } from '@kipute/testkit/fake-clock';
import { openLivePage } from '@kipute/testkit/live-page';
import { createTestWorld, type TestWorld } from '@kipute/testkit/test-world';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A whole server, whose leader runs by itself; only time stands still. */
const clock = createFakeClock();
let world: TestWorld;
beforeAll(async () => {
  // As far from the machine's own time as no envelope minds.
  clock.setTo(new Date(Math.ceil(Date.now() / 180_000) * 180_000));
  world = await createTestWorld({ clock });
});
afterAll(() => world.close());

const inquire = () => world.visitor.api.racing_round.inquire();

test('[RAC-42] pages that nobody signed in to follow a round to its proof', async () => {
  const heard: RacingChangedContent[] = [];
  const page = openLivePage({
    url: world.playerUrl.replace('http', 'ws') + socketPath,
    origin: world.playerUrl,
    envelope: world.visitor.openEnvelope,
    token: () => undefined,
  });
  page.subscribe(racingTopic, ({ content }) => void heard.push(content as RacingChangedContent));
  await eventually(() => expect(page.status()).toBe('live'));
  await eventually(async () => expect((await inquire()).current).not.toBeNull());
  const { current, pool, server_time } = await inquire();
  if (!current) throw new Error('a round is open');
  expect(server_time).toBe(clock.now().toISOString());
  expect(pool).toBe(1_000_000);

  const phasesOf = () => heard.filter(({ id }) => id === current.id).map(({ phase }) => phase);
  clock.setTo(new Date(current.draw_time));
  await eventually(() => expect(phasesOf()).toContain('started'));
  clock.setTo(new Date(current.end_time));
  await eventually(() => expect(phasesOf()).toContain('ended'));
  page.close();

  const ended = heard.findLast(({ id }) => id === current.id);
  const proof = await world.visitor.api.racing_round.proof({ id: current.id });
  expect(proof).toMatchObject({ result: ended?.result, seed: ended?.seed });
  const seed = Buffer.from(proof.seed, 'hex');
  expect(createHash('sha256').update(seed).digest('hex')).toBe(current.commitment);
  const hmac = (key: Uint8Array, message: string) =>
    createHmac('sha256', key).update(message).digest();
  const { salt } = proof;
  expect(drawFinish({ seed, salt, roundId: current.id }, hmac)).toEqual(proof.result);
});
