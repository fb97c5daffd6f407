import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import {
  accountSteps,
  addressOf,
  firstPassword,
  lockedFor,
  otherPassword,
  refusal,
  times,
  wrongOne,
} from '../fixtures/account-steps.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

let phone: string;
let phonesGiven = 0;
beforeEach(() => {
  phonesGiven += 1;
  phone = `25562200${String(1000 + phonesGiven)}`;
});

const { codeFor, newPlayer, logIn, logInByCode, callerOf } = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof newPlayer>>;
const reset = (
  request: { phone?: string; code: string; password?: string },
  address = '41.59.3.7',
) =>
  world.players.routes['subscriber/reset_password'](
    { phone, password: otherPassword, ...request },
    contextOf(visitor, { address }),
  );
const change = (caller: Player, [old_password, new_password] = [firstPassword, otherPassword]) =>
  world.players.routes['subscriber/update_password'](
    { old_password, new_password },
    contextOf(caller),
  );
const secondSession = async () => {
  const reply = await logIn(phone);
  return callerOf(reply.kind === 'answer' ? reply.content.token : '');
};
const stateOf = async ({ token }: Player) => (await world.access.authenticate(token)).kind;
const logOf = async ({ playerId }: Player) => {
  const rows = await world.database.read
    .selectFrom('activity')
    .select('type')
    .where('userId', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.type);
};
const done = { kind: 'answer', count: null, content: null };
const codeWrong = refusal('code-wrong');

describe('resetting a password', () => {
  test('[ACT-16] the new password stands, the old one is gone and every session has ended', async () => {
    const player = await newPlayer(phone);
    const other = await secondSession();
    const code = await codeFor(phone, 'reset-password');
    expect(await reset({ code })).toEqual(done);
    expect([await stateOf(player), await stateOf(other)]).toEqual(['visitor', 'visitor']);
    expect(await logIn(phone, firstPassword)).toEqual(refusal('login-failed'));
    expect(await logIn(phone, otherPassword)).toMatchObject({ kind: 'answer' });
    expect(await logOf(player)).toEqual([3, 1, 2, 8, 1]);
  });

  test('[ACT-16] of ten resets with one code one counts', async () => {
    await newPlayer(phone);
    const code = await codeFor(phone, 'reset-password');
    const replies = await times(10, (place) => reset({ code }, addressOf(place)));
    expect(replies.filter((reply) => reply.kind === 'answer')).toHaveLength(1);
    expect(replies.filter((reply) => reply.kind !== 'answer')).toEqual(Array(9).fill(codeWrong));
  });

  test('[ACT-16] who forgot the password and was locked out comes in with the new one', async () => {
    await newPlayer(phone);
    await times(5, () => logIn(phone, 'c'.repeat(64)));
    expect(await logIn(phone)).toEqual(lockedFor('login-locked', 15));
    await reset({ code: await codeFor(phone, 'reset-password') });
    expect(await logIn(phone, otherPassword)).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-16] who signs in with the old password during the reset stays outside', async () => {
    const player = await newPlayer(phone);
    const code = await codeFor(phone, 'reset-password');
    const another = await world.access.passwords.hash('d'.repeat(64));
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The reset has ended the sessions and not yet committed when the old password is found right.
    const underWay = world.database.transact(async (tx) => {
      await tx
        .updateTable('player')
        .set({ passwordHash: another })
        .where('id', '=', player.playerId)
        .execute();
      await gate;
    });
    const late = logIn(phone);
    await world.access.passwords.hash(firstPassword);
    release();
    await underWay;
    expect(await late).toEqual(refusal('login-failed'));
    expect(await reset({ code })).toEqual(done);
  });

  test('[ACT-16] a wrong code, an unknown phone and no phone are answered alike', async () => {
    await newPlayer(phone);
    const code = await codeFor(phone, 'reset-password');
    expect(await reset({ code: wrongOne(code) })).toEqual(codeWrong);
    expect(await reset({ code, phone: '0712999999' })).toEqual(codeWrong);
    expect(await reset({ code, phone: 'asha' })).toEqual(codeWrong);
    expect(await logIn(phone)).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-16] five wrong codes from one address have to wait', async () => {
    await newPlayer(phone);
    const code = await codeFor(phone, 'reset-password');
    for (let count = 1; count <= 5; count += 1) {
      expect(await reset({ code: wrongOne(code) })).toEqual(codeWrong);
    }
    expect(await reset({ code })).toEqual(lockedFor('code-locked', 15));
  });

  test('[ACT-24] the same password again is refused, and the code is good for another', async () => {
    const player = await newPlayer(phone);
    const code = await codeFor(phone, 'reset-password');
    const same = await reset({ code, password: firstPassword });
    expect(same).toEqual(refusal('password-unchanged'));
    expect(await stateOf(player)).toBe('player');
    expect(await reset({ code })).toEqual(done);
  });

  test('[ACT-16] a disabled player sets no password', async () => {
    const { playerId } = await newPlayer(phone);
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ disabled: true }).where('id', '=', playerId).execute(),
    );
    const code = await codeFor(phone, 'reset-password');
    expect(await reset({ code })).toEqual(refusal('permission-denied'));
  });
});

describe('changing a password', () => {
  test('[ACT-17] this session stays and every other one ends', async () => {
    const player = await newPlayer(phone);
    const other = await secondSession();
    expect(await change(player)).toEqual(done);
    expect([await stateOf(player), await stateOf(other)]).toEqual(['player', 'visitor']);
    expect(await logIn(phone, otherPassword)).toMatchObject({ kind: 'answer' });
    expect(await logOf(player)).toEqual([3, 1, 7, 1]);
  });

  test('[ACT-24] the same password again is refused, to who knows it', async () => {
    const player = await newPlayer(phone);
    const other = await secondSession();
    const same = await change(player, [firstPassword, firstPassword]);
    expect(same).toEqual(refusal('password-unchanged'));
    const guess = await change(player, [otherPassword, otherPassword]);
    expect(guess).toEqual(refusal('password-wrong'));
    expect(await stateOf(other)).toBe('player');
  });

  test('[ACT-17] the old password cannot be guessed here', async () => {
    const player = await newPlayer(phone);
    const wrong: [string, string] = ['c'.repeat(64), otherPassword];
    for (let count = 1; count <= 5; count += 1) {
      expect(await change(player, wrong)).toEqual(refusal('password-wrong'));
    }
    expect(await change(player)).toEqual(lockedFor('login-locked', 15));
  });

  test('[ACC-18] strangers who lock the sign-in lock nobody who is signed in, nor the code', async () => {
    const player = await newPlayer(phone);
    await times(30, (place) => logIn(phone, 'c'.repeat(64), { address: addressOf(place * 250) }));
    const abroad = { address: '102.22.8.1', userAgent: 'a new phone' };
    expect(await logIn(phone, firstPassword, abroad)).toEqual(lockedFor('login-locked', 15));
    expect(await stateOf(player)).toBe('player');
    expect(await change(player)).toEqual(done);
    const code = await codeFor(phone, 'login');
    expect(await logInByCode(phone, code, abroad)).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-17] of two changes at once from one old password one stands', async () => {
    const player = await newPlayer(phone);
    const replies = await times(2, (place) =>
      change(player, [firstPassword, String(place).repeat(64)]),
    );
    const winners = replies.flatMap((reply, place) => (reply.kind === 'answer' ? [place] : []));
    expect(winners).toHaveLength(1);
    expect(await logIn(phone, String(winners[0]).repeat(64))).toMatchObject({ kind: 'answer' });
  });
});
