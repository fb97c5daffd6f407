import { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import {
  accountSteps,
  addressOf,
  firstPassword,
  lockedFor,
  refusal,
  times,
  wrongOne,
} from '../fixtures/account-steps.ts';
import { readPhone } from '../phone.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

/** Nobody is registered with this one yet. */
let phone: string;
let phonesGiven = 0;
beforeEach(() => {
  phonesGiven += 1;
  phone = `25575400${String(1000 + phonesGiven)}`;
});

const steps = accountSteps(() => world);
const { codeFor, register, newPlayer, logIn, logInByCode } = steps;
const playersWith = (number: string) =>
  world.database.read.selectFrom('player').selectAll().where('phone', '=', number).execute();
const codeWrong = refusal('code-wrong');
const checkCode = (code: string, purpose: 'register' | 'reset-password' = 'register') =>
  world.players.routes['subscriber/check_code'](
    { phone, type: codePurposes[purpose].id, code },
    contextOf(visitor),
  );

describe('registration', () => {
  test('[ACT-11] a newcomer is signed in at once, with a bonus to bet with', async () => {
    const code = await codeFor(phone, 'register');
    const from = { locale: 'en-US', address: '41.59.77.8' } as const;
    const reply = await register({ phone: `0${phone.slice(3)}`, code }, from);
    expect(reply).toMatchObject({
      kind: 'answer',
      content: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user_info: {
          name: `0${phone.slice(3, 6)}***${phone.slice(-3)}`,
          phone,
          balance: 0,
          credit_money: 1_000,
          default_bet_amount: 500,
          disabled_status: 0,
        },
      },
    });
    expect(await playersWith(phone)).toMatchObject([
      {
        ...{ language: 'en-US', inviterId: null, signedInAt: world.clock.now() },
        ...{ registerNetwork: '41.59.77.0/24', loginNetwork: '41.59.77.0/24' },
      },
    ]);
    expect(await logIn(phone)).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-11] consents, bonus, log and session are written with the player', async () => {
    const { playerId } = await newPlayer(phone);
    const consents = await world.database.read
      .selectFrom('consent')
      .select(['kind', 'version', 'givenAt', 'network'])
      .where('playerId', '=', playerId)
      .execute();
    const version = expect.stringMatching(/^1-[0-9a-f]{12}$/);
    const given = { version, givenAt: world.clock.now(), network: '41.59.3.0/24' };
    expect(consents).toEqual([
      { kind: 'agreement', ...given },
      { kind: 'terms', ...given },
      { kind: 'privacy', ...given },
      { kind: 'adult', ...given },
    ]);
    const log = await world.database.read
      .selectFrom('activity')
      .select(['type', 'content', 'source'])
      .where('userId', '=', playerId)
      .execute();
    expect(log).toEqual([{ type: 3, content: '', source: 'player' }]);
    const { rows } = await sql`
      select key, cause, account, amount from posting join journal_entry on id = entry_id
      where key = ${`registration-bonus:${playerId}`} order by line`.execute(world.database.read);
    const entry = { key: `registration-bonus:${playerId}`, cause: 9 };
    expect(rows).toEqual([
      { ...entry, account: 'bonuses', amount: -100_000n },
      { ...entry, account: 'credit', amount: 100_000n },
    ]);
  });

  test('[ACT-11] of ten equal registrations at once one makes a player and a bonus', async () => {
    const code = await codeFor(phone, 'register');
    const replies = await times(10, (place) =>
      register({ phone, code }, { address: addressOf(place) }),
    );
    expect(replies.filter((reply) => reply.kind === 'answer')).toHaveLength(1);
    expect(replies.filter((reply) => reply.kind !== 'answer')).toEqual(
      Array(9).fill(refusal('phone-taken')),
    );
    const [player, ...others] = await playersWith(phone);
    expect(others).toEqual([]);
    const balances = await world.wallet.balancesOf(world.database.read, player?.id ?? 0n);
    expect(balances.credit).toBe(100_000n);
  });

  test('[ACT-11] a house that gives no bonus writes no entry', async () => {
    const section = 'registration';
    const bonus = senti(0n);
    const change = (value: ReturnType<typeof world.settings.current<'registration'>>) =>
      world.database.transact((tx) =>
        world.settings.change(tx, {
          section,
          value,
          basedOn: world.settings.revisionOf(section),
          changedBy: null,
          note: 'test',
        }),
      );
    const before = world.settings.current(section);
    await change({ ...before, bonus });
    const { playerId } = await newPlayer(phone);
    await change(before);
    expect((await world.wallet.balancesOf(world.database.read, playerId)).credit).toBe(0n);
  });

  test('[ACT-10] the first thing that is wrong is told, in the order of the form', async () => {
    const all = { phone: 'asha', code: 'x', invitation_code: 'NOBODY' };
    expect(await register(all, { agreement: 0, adult: 0 })).toEqual(refusal('agreement-required'));
    expect(await register(all, { adult: 0 })).toEqual(refusal('under-age'));
    expect(await register(all)).toEqual(refusal('phone-invalid'));
    expect(await register({ ...all, phone })).toEqual(codeWrong);
    const code = await codeFor(phone, 'register');
    expect(await register({ ...all, phone, code })).toEqual(refusal('invitation-unknown'));
    expect(await register({ ...all, phone, code: wrongOne(code) })).toEqual(codeWrong);
    expect(await playersWith(phone)).toEqual([]);
  });

  test('[ACT-10] without a code that was sent nobody registers, and five guesses wait', async () => {
    for (let count = 1; count <= 5; count += 1) {
      expect(await register({ phone, code: '123456' })).toEqual(codeWrong);
    }
    expect(await register({ phone, code: '123456' })).toEqual(lockedFor('code-locked', 15));
  });

  test('[ACT-13] the friend who invited is kept, however the code was written', async () => {
    const { playerId: inviterId } = await newPlayer(phone);
    const [inviter] = await playersWith(phone);
    const friend = `${phone.slice(0, -4)}9${phone.slice(-3)}`;
    const code = await codeFor(friend, 'register');
    const mistyped = await register({ phone: friend, code, invitation_code: 'ZZZZZZZZ' });
    expect(mistyped).toEqual(refusal('invitation-unknown'));
    const invitation_code = inviter?.invitationCode.toLowerCase() ?? '';
    expect(await register({ phone: friend, code, invitation_code })).toMatchObject({
      kind: 'answer',
    });
    expect(await playersWith(friend)).toMatchObject([{ inviterId }]);
  });

  test('[REF-21] nobody invites a number of their own, and nothing is written', async () => {
    const { playerId } = await newPlayer(phone);
    const [inviter] = await playersWith(phone);
    const invitation_code = inviter?.invitationCode ?? '';
    const again = { phone, code: await codeFor(phone, 'register'), invitation_code };
    expect(await register(again)).toEqual(refusal('phone-taken'));
    const payer = `${phone.slice(0, -4)}8${phone.slice(-3)}`;
    await world.database.transact((tx) =>
      tx
        .insertInto('payerPhone')
        .values({ playerId, phone: readPhone(payer) ?? '', confirmedAt: world.clock.now() })
        .execute(),
    );
    const code = await codeFor(payer, 'register');
    const own = { phone: payer, code, invitation_code };
    expect(await register(own)).toEqual(refusal('invitation-own'));
    expect(await playersWith(payer)).toEqual([]);
    // The code was not spent: without the invitation the same one is good.
    expect(await register({ phone: payer, code })).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-14] that a number has an account is told only to who holds its code', async () => {
    const code = await codeFor(phone, 'register');
    await world.database.transact((tx) =>
      world.players.createPlayer(tx, {
        phone,
        name: 'Asha',
        password: firstPassword,
        language: 'sw',
      }),
    );
    expect(await register({ phone, code: wrongOne(code) })).toEqual(codeWrong);
    expect(await register({ phone, code })).toEqual(refusal('phone-taken'));
    const [player] = await playersWith(phone);
    expect((await world.wallet.balancesOf(world.database.read, player?.id ?? 0n)).credit).toBe(0n);
  });

  test('[ACT-14] who lost the answer and sends the same again hears of the account', async () => {
    const code = await codeFor(phone, 'register');
    await register({ phone, code });
    expect(await register({ phone, code })).toEqual(refusal('phone-taken'));
  });

  test('[ACT-22] a consent is never changed or removed', async () => {
    await newPlayer(phone);
    const change = world.owner.transact((tx) =>
      tx.updateTable('consent').set({ version: 'another' }).execute(),
    );
    await expect(change).rejects.toThrow('consent is append-only');
    const removal = world.owner.transact((tx) => tx.deleteFrom('consent').execute());
    await expect(removal).rejects.toThrow('consent is append-only');
  });
});

describe('signing in by code', () => {
  const nextMinute = () => world.clock.advance({ seconds: 60 });

  test('[ACT-15] the code opens the same door as the password', async () => {
    await newPlayer(phone);
    nextMinute();
    const reply = await logInByCode(`+${phone}`, await codeFor(phone, 'login'));
    const caller = await steps.callerOf(reply.kind === 'answer' ? reply.content.token : '');
    const same = await world.players.routes['subscriber/get_user_info']({}, contextOf(caller));
    expect(reply).toEqual(same);
  });

  test('[ACT-15] an unknown phone, no phone and a wrong code are answered alike', async () => {
    await newPlayer(phone);
    nextMinute();
    const code = await codeFor(phone, 'login');
    expect(await logInByCode(phone, wrongOne(code))).toEqual(codeWrong);
    expect(await logInByCode('0712999999', code)).toEqual(codeWrong);
    expect(await logInByCode('asha', code)).toEqual(codeWrong);
  });

  test('[ACT-15] that a player is disabled is told only with the right code', async () => {
    const { playerId } = await newPlayer(phone);
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ disabled: true }).where('id', '=', playerId).execute(),
    );
    nextMinute();
    const code = await codeFor(phone, 'login');
    expect(await logInByCode(phone, wrongOne(code))).toEqual(codeWrong);
    expect(await logInByCode(phone, code)).toEqual(refusal('permission-denied'));
  });
});

describe('a code that is asked about before it is used', () => {
  test('[ACT-09] the right one is told as often as it is asked, and stays good', async () => {
    const code = await codeFor(phone, 'register');
    for (const ask of [1, 2]) {
      expect(await checkCode(code), `${ask}`).toEqual({
        kind: 'answer',
        count: null,
        content: null,
      });
    }
    expect(await checkCode(code, 'reset-password')).toEqual(codeWrong);
    expect(await register({ phone, code })).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-09] a wrong one costs a try: asking is no way around the five', async () => {
    const code = await codeFor(phone, 'register');
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await checkCode(wrongOne(code))).toEqual(codeWrong);
    }
    expect(await checkCode(code)).toEqual(lockedFor('code-locked', 15));
    expect(await register({ phone, code }, { address: addressOf(3) })).toEqual(codeWrong);
  });

  test('[ACT-14] who shows a spent code goes on to hear that the phone is taken', async () => {
    const code = await codeFor(phone, 'register');
    await register({ phone, code });
    expect(await checkCode(code)).toMatchObject({ kind: 'answer' });
    expect(await register({ phone, code })).toEqual(refusal('phone-taken'));
  });
});
