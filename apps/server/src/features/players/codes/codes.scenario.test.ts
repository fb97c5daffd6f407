import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createFeatureWorld,
  type FeatureWorld,
  TEST_PEPPER,
} from '../../../fixtures/feature-world.ts';
import type { Access } from '../../access/index.ts';
import {
  accountSteps,
  addressOf,
  lockedFor,
  refusal,
  times,
  wrongOne,
} from '../fixtures/account-steps.ts';
import { createCodeHashes } from './code-store.ts';
import { createCodes } from './prove-code.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

/** Nobody has asked for a code for this one yet. */
let phone: string;
let phonesGiven = 0;
const newPhone = () => {
  phonesGiven += 1;
  return `25571200${String(1000 + phonesGiven)}`;
};
beforeEach(() => {
  phone = newPhone();
});

const steps = accountSteps(() => world);
const { askForCode, messagesTo, receivedCode, codeFor, logInByCode, newPlayer } = steps;
const sent = (valid_seconds: number) => ({
  kind: 'answer',
  count: null,
  content: { resend_seconds: 60, valid_seconds },
});
/** A resend is possible again. */
const minuteLater = () => world.clock.advance({ seconds: 60 });
const codeWrong = refusal('code-wrong');
/** Whoever has a thousand addresses is not stopped by a guard per address. */
const everywhere: Access['guardSignIn'] = async (_, isGenuine) =>
  (await isGenuine()) === true ? 'passed' : 'wrong';

describe('codes by message', () => {
  test('[ACT-01] six digits travel to the phone and only keyed hashes stay', async () => {
    const code = await codeFor(phone, 'register');
    expect(code).toMatch(/^\d{6}$/);
    const rows = await world.database.read
      .selectFrom('verificationCode')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(rows).toMatchObject([{ purpose: 'register', tries: 0, spentAt: null }]);
    const [row] = rows;
    expect([row?.phoneHash.length, row?.codeHash.length]).toEqual([32, 32]);
    const text = JSON.stringify(row, (_, value) => String(value));
    expect(text.includes(code) || text.includes(phone)).toBe(false);
  });

  test('[ACT-01] a code opens nothing for another purpose or phone', async () => {
    await newPlayer(phone);
    const other = newPhone();
    await newPlayer(other);
    minuteLater();
    const reset = await codeFor(phone, 'reset-password');
    const login = await codeFor(phone, 'login');
    expect(await logInByCode(phone, reset)).toEqual(codeWrong);
    await askForCode(other, 'login');
    expect(await logInByCode(other, login)).toEqual(codeWrong);
    expect(await logInByCode(phone, login)).toMatchObject({ kind: 'answer' });
  });

  const lives = [
    ['register', 600],
    ['login', 600],
    ['reset-password', 21_600],
  ] as const;
  test.each(lives)('[ACT-02] a code to %s is good for %d seconds', async (purpose, seconds) => {
    expect(await askForCode(phone, purpose)).toEqual(sent(seconds));
  });

  test('[ACT-02] a code is worthless when its time has come', async () => {
    await newPlayer(phone);
    minuteLater();
    const code = await codeFor(phone, 'login');
    world.clock.advance({ minutes: 10 });
    expect(await logInByCode(phone, code)).toEqual(codeWrong);
    const next = await codeFor(phone, 'login');
    world.clock.advance({ minutes: 9, seconds: 59 });
    expect(await logInByCode(phone, next)).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-03] of twenty uses of one code at once, one opens the door', async () => {
    await newPlayer(phone);
    minuteLater();
    const code = await codeFor(phone, 'login');
    const replies = await times(20, (place) =>
      logInByCode(phone, code, { address: addressOf(place) }),
    );
    expect(replies.filter((reply) => reply.kind === 'answer')).toHaveLength(1);
    expect(replies.filter((reply) => reply.kind !== 'answer')).toEqual(Array(19).fill(codeWrong));
    expect(await logInByCode(phone, code)).toEqual(codeWrong);
  });

  test('[ACT-04] who asks about a stranger hears the same and the stranger hears nothing', async () => {
    for (const purpose of ['login', 'reset-password'] as const) {
      const known = newPhone();
      await newPlayer(known);
      minuteLater();
      const ask = (who: string) => [askForCode(who, purpose), askForCode(who, purpose)];
      const [ofKnown, ofStranger] = [await Promise.all(ask(known)), await Promise.all(ask(phone))];
      const kinds = (replies: typeof ofKnown) => replies.map((reply) => reply.kind).sort();
      expect(kinds(ofStranger)).toEqual(kinds(ofKnown));
      expect(ofStranger).toContainEqual(refusal('code-too-soon'));
      expect(await messagesTo(known)).toHaveLength(2);
    }
    expect(await messagesTo(phone)).toEqual([]);
    expect(await logInByCode(phone, '123456')).toEqual(codeWrong);
  });

  test('[ACT-04] the owner who registers again is told of the account and sent no code', async () => {
    await newPlayer(phone);
    minuteLater();
    expect(await askForCode(phone, 'register', { locale: 'en-US' })).toEqual(sent(600));
    expect((await messagesTo(phone)).at(-1)).toBe(
      'Kipute: namba hii ina akaunti tayari. Ingia kwa nenosiri lako au kwa namba ya uthibitisho. Kama hukuomba, puuza ujumbe huu.',
    );
  });

  test('[ACT-05] a code tried a thousand times is dead after five, wherever the tries came from', async () => {
    await newPlayer(phone);
    minuteLater();
    const code = await codeFor(phone, 'login');
    const tried = { phone, purpose: 'login', code: wrongOne(code) } as const;
    const codes = createCodes({
      ...world,
      access: { guardSignIn: everywhere },
      codeHashes: createCodeHashes(TEST_PEPPER),
    });
    for (let round = 1; round <= 20; round += 1) {
      const proofs = await times(50, (place) => codes.prove(tried, addressOf(place)));
      expect(proofs).toEqual(Array(50).fill('wrong'));
    }
    const { tries } = await world.database.read
      .selectFrom('verificationCode')
      .select('tries')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(5);
    expect(await logInByCode(phone, code)).toEqual(codeWrong);
  });

  test('[ACT-05] the fourth mistake still leaves a try, and what is no code costs none', async () => {
    await newPlayer(phone);
    minuteLater();
    const code = await codeFor(phone, 'login');
    await times(4, (place) => logInByCode(phone, wrongOne(code), { address: addressOf(place) }));
    const slips = ['12345', '1234567', 'abcdef', '１２３４５６', "' or 1=1 --", '-00001'];
    await times(slips.length, (place) =>
      logInByCode(phone, slips[place] ?? '', { address: addressOf(10 + place) }),
    );
    expect(await logInByCode(phone, code)).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-06] another code may be asked for after a minute, and the older one is dead', async () => {
    await newPlayer(phone);
    minuteLater();
    const first = await codeFor(phone, 'login');
    world.clock.advance({ seconds: 59 });
    expect(await askForCode(phone, 'login')).toEqual(refusal('code-too-soon'));
    world.clock.advance({ seconds: 1 });
    const second = await codeFor(phone, 'login');
    if (first !== second) expect(await logInByCode(phone, first)).toEqual(codeWrong);
    expect(await logInByCode(phone, second)).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-06] of ten requests at once, in whatever form, one sends a message', async () => {
    const local = `0${phone.slice(3)}`;
    const replies = await times(10, (place) =>
      askForCode(place % 2 === 0 ? phone : local, 'register'),
    );
    expect(replies.filter((reply) => reply.kind === 'answer')).toHaveLength(1);
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  test('[ACT-06] a phone is sent ten codes a day and no more', async () => {
    for (let count = 1; count <= 10; count += 1) {
      const purpose = count % 2 === 0 ? 'login' : 'register';
      expect(await askForCode(phone, purpose)).toMatchObject({ kind: 'answer' });
      minuteLater();
    }
    expect(await askForCode(phone, 'register')).toEqual(refusal('too-many-requests'));
    expect(await askForCode(phone, 'reset-password')).toEqual(refusal('too-many-requests'));
    world.clock.advance({ minutes: 24 * 60 });
    expect(await askForCode(phone, 'register')).toMatchObject({ kind: 'answer' });
  });

  test('[ACT-06] codes of last week are swept away', async () => {
    await askForCode(phone, 'register');
    world.clock.advance({ minutes: 9 * 24 * 60 });
    for (let count = 1; count <= 3; count += 1) await askForCode(newPhone(), 'register');
    const { old } = await world.database.read
      .selectFrom('verificationCode')
      .select((select) => select.fn.countAll<bigint>().as('old'))
      .where('sentAt', '<', new Date(world.clock.now().getTime() - 8 * 86_400_000))
      .executeTakeFirstOrThrow();
    expect(old).toBe(0n);
  });

  test('[ACT-07] a player is written to in their language, a stranger in that of the page', async () => {
    await askForCode(phone, 'register', { locale: 'en-US' });
    const code = await receivedCode(phone);
    expect(await messagesTo(phone)).toEqual([
      `Kipute: ${code} is your code to register. It expires in 10 minutes. Do not share it.`,
    ]);
    await steps.register({ phone, code }, { locale: 'en-US' });
    const reset = await codeFor(phone, 'reset-password', { locale: 'sw' });
    expect((await messagesTo(phone)).at(-1)).toBe(
      `Kipute: ${reset} is your code to set a new password. It expires in 6 hours. Do not share it.`,
    );
  });

  test.each(['', 'asha', '+254712', '0712', '0'.repeat(20)])(
    '[ACT-07] nothing is sent to "%s"',
    async (typed) => {
      expect(await askForCode(typed, 'register')).toEqual(refusal('phone-invalid'));
    },
  );

  test('[ACT-08] from one address the sixth wrong code waits, and so does the right one', async () => {
    await newPlayer(phone);
    minuteLater();
    const code = await codeFor(phone, 'login');
    for (let count = 1; count <= 5; count += 1) {
      expect(await logInByCode(phone, wrongOne(code))).toEqual(codeWrong);
    }
    expect(await logInByCode(phone, code)).toEqual(lockedFor('code-locked', 15));
  });
});
