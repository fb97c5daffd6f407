import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { accountSteps, firstPassword, refusal, times } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const { newPlayer, logIn, callerOf } = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof newPlayer>>;
let phone: string;
let phonesGiven = 0;
let player: Player;
beforeEach(async () => {
  phonesGiven += 1;
  phone = `25565500${String(1000 + phonesGiven)}`;
  player = await newPlayer(phone, { userAgent: 'TECNO' });
  world.clock.advance({ seconds: 1 });
});

const signInFrom = async (userAgent: string) => {
  const reply = await logIn(phone, firstPassword, { userAgent, address: '102.22.8.1' });
  return callerOf(reply.kind === 'answer' ? reply.content.token : '');
};
const sessions = async (caller: Player) => {
  const reply = await world.players.routes['subscriber/sessions']({}, contextOf(caller));
  return reply.kind === 'answer' ? reply.content : [];
};
const end = (caller: Player, id?: string) =>
  world.players.routes['subscriber/end_sessions'](
    id === undefined ? {} : { id },
    contextOf(caller),
  );
const stateOf = async ({ token }: Player) => (await world.access.authenticate(token)).kind;
const whyEnded = async ({ token }: Player) => {
  const reply = await world.players.routes['subscriber/session_end'](
    { ended_token: token },
    contextOf(visitor),
  );
  return reply.kind === 'answer' ? reply.content.reason : reply;
};
const done = { kind: 'answer', count: null, content: null };

describe('sessions of a player', () => {
  test('[ACT-19] a player sees where they are signed in, newest first, and no token', async () => {
    const laptop = await signInFrom('Firefox');
    const list = await sessions(laptop);
    const openedAt = world.clock.now().getTime();
    expect(list).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        user_agent: 'Firefox',
        network: '102.22.8.0/24',
        opened_at: new Date(openedAt).toISOString(),
        expires_at: new Date(openedAt + 86_400_000).toISOString(),
        current: 1,
      },
      expect.objectContaining({ user_agent: 'TECNO', network: '41.59.3.0/24', current: 0 }),
    ]);
    expect(JSON.stringify(list)).not.toContain(laptop.token);
  });

  test('[ACT-19] one is ended by its name, at once and in every process', async () => {
    const [laptop, tablet] = [await signInFrom('Firefox'), await signInFrom('Tablet')];
    const elsewhere = world.startAccess();
    for (const { token } of [laptop, tablet]) await elsewhere.authenticate(token);
    const named = (await sessions(player)).find((one) => one.user_agent === 'Firefox');
    expect(await end(player, named?.id)).toEqual(done);
    expect(await elsewhere.authenticate(laptop.token)).toEqual({ kind: 'visitor' });
    expect([await stateOf(laptop), await stateOf(tablet), await stateOf(player)]).toEqual([
      'visitor',
      'player',
      'player',
    ]);
  });

  test('[ACT-19] without a name all others are ended and this one stays', async () => {
    const others = [await signInFrom('Firefox'), await signInFrom('Tablet')];
    await times(5, () => end(player));
    expect(await Promise.all([player, ...others].map(stateOf))).toEqual([
      'player',
      'visitor',
      'visitor',
    ]);
    const rows = await world.database.read
      .selectFrom('activity')
      .select('content')
      .where('userId', '=', player.playerId)
      .where('type', '=', 11)
      .execute();
    expect(rows).toEqual([{ content: '2 elsewhere' }]);
  });

  test("[ACT-19] nobody ends another player's session, nor their own by this way", async () => {
    const stranger = await newPlayer(`${phone.slice(0, -4)}9${phone.slice(-3)}`);
    const [own] = await sessions(player);
    const [foreign] = await sessions(stranger);
    expect(await end(player, foreign?.id)).toEqual(done);
    expect(await end(player, own?.id)).toEqual(done);
    expect([await stateOf(stranger), await stateOf(player)]).toEqual(['player', 'player']);
  });

  test.each(['', 'x', '%', '0'.repeat(31), '0'.repeat(33), 'G'.repeat(32)])(
    '[ACT-19] "%s" names no session',
    async (id) => {
      expect(await end(player, id)).toEqual(refusal('parameter-invalid'));
    },
  );

  test('[ACT-19] a session that has run out is not listed', async () => {
    world.clock.advance({ minutes: 24 * 60 });
    const late = await signInFrom('Firefox');
    expect(await sessions(late)).toMatchObject([{ user_agent: 'Firefox' }]);
  });
});

describe('why a session is over', () => {
  test('[ACT-34] is told to who still has its token, and to nobody about a living one', async () => {
    const [laptop, tablet] = [await signInFrom('Firefox'), await signInFrom('Tablet')];
    expect(await whyEnded(laptop)).toBeNull();
    await end(player);
    expect([await whyEnded(laptop), await whyEnded(tablet)]).toEqual(['elsewhere', 'elsewhere']);
    expect(await whyEnded(player)).toBeNull();
    expect(await whyEnded({ ...player, token: 'x'.repeat(43) })).toBeNull();
  });

  test('[ACT-34] a new password, the office and time are told apart', async () => {
    const laptop = await signInFrom('Firefox');
    await world.players.routes['subscriber/update_password'](
      { old_password: firstPassword, new_password: 'b'.repeat(64) },
      contextOf(player),
    );
    expect(await whyEnded(laptop)).toBe('password');
    const owner = { kind: 'player', id: player.playerId } as const;
    await world.database.transact((tx) => world.access.endSessionsOf(tx, owner, 'disabled'));
    expect(await whyEnded(player)).toBe('disabled');
    const other = await newPlayer(`${phone.slice(0, -4)}9${phone.slice(-3)}`);
    world.clock.advance({ minutes: 24 * 60 });
    expect(await whyEnded(other)).toBe('expired');
  });

  test('[ACT-34] who signs out by themselves is told nothing', async () => {
    const laptop = await signInFrom('Firefox');
    await world.access.routes['subscriber/sign_out']({}, contextOf(laptop));
    expect(await whyEnded(laptop)).toBeNull();
  });
});
