import type { CallRequest } from '@kipute/contract/registry';
import { registry } from '@kipute/contract/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { accountSteps, refusal } from '../fixtures/account-steps.ts';

let world: FeatureWorld;
const { newPlayer } = accountSteps(() => world);
let player: Awaited<ReturnType<typeof newPlayer>>;
const phone = '255783001001';

beforeAll(async () => {
  world = await createFeatureWorld();
  player = await newPlayer(phone);
});
afterAll(() => world.close());

const told: CallRequest<'subscriber/info_update'> = {
  name: 'Zawadi Komba',
  gender: 2,
  mail: 'zawadi@example.co.tz',
  birthday: '1999-12-31',
  location: 'Mwanza',
  job: 'Mwalimu',
};
const profile = () => world.players.routes['subscriber/profile']({}, contextOf(player));
const update = (differences: Partial<typeof told> = {}) =>
  world.players.routes['subscriber/info_update']({ ...told, ...differences }, contextOf(player));
const setDefaultBet = (default_bet_amount: number) =>
  world.players.routes['subscriber/update_bet_config']({ default_bet_amount }, contextOf(player));
const answered = (content: unknown) => ({ kind: 'answer', count: null, content });

describe('profile', () => {
  test('[ACT-20] a newcomer has told nothing but the phone', async () => {
    const nothing = { gender: 0, mail: '', birthday: '', location: '', job: '' };
    expect(await profile()).toEqual(answered({ ...nothing, name: '0783***001', phone }));
  });

  test('[ACT-20] what was told is shown again, and may be taken back', async () => {
    expect(await update()).toEqual(answered(null));
    expect(await profile()).toEqual(answered({ ...told, phone }));
    await update({ birthday: '', mail: '', gender: 0 });
    expect(await profile()).toMatchObject({ content: { birthday: '', mail: '', gender: 0 } });
  });

  test('[ACT-20] a correction is written down without what was told', async () => {
    await update();
    const rows = await world.database.read
      .selectFrom('activity')
      .select('content')
      .where('type', '=', 14)
      .execute();
    expect(new Set(rows.map((row) => row.content))).toEqual(new Set(['profile']));
  });

  // It is 1 March 2026, noon in Dar es Salaam.
  test.each([
    ['2008-03-01', answered(null)],
    ['2008-03-02', refusal('under-age')],
    ['2026-03-01', refusal('under-age')],
    ['2999-01-01', refusal('under-age')],
    ['1903-01-01', refusal('parameter-invalid')],
    ['0000-01-01', refusal('parameter-invalid')],
  ])('[ACT-20] a birthday on %s', async (birthday, reply) => {
    expect(await update({ birthday })).toEqual(reply);
  });

  const impossible: readonly [string, unknown][] = [
    ['no name', { ...told, name: '  ' }],
    ['a name of 61 letters', { ...told, name: 'x'.repeat(61) }],
    ['a control character', { ...told, job: 'a\u0000b' }],
    ['half of a pair', { ...told, location: '\ud800' }],
    ['a third gender number', { ...told, gender: 3 }],
    ['no mail address', { ...told, mail: 'zawadi' }],
    ['a day that is none', { ...told, birthday: '2000-02-30' }],
    ['a time with the day', { ...told, birthday: '2000-02-03T00:00:00Z' }],
    ['a missing field', { name: 'Zawadi' }],
  ];
  const unseen = [
    ...[0x61c, 0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x2060, 0x3164, 0xfeff, 0xad, 0xe0001],
    ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
  ].map((code) => [code.toString(16), String.fromCodePoint(code)] as const);
  test.each(unseen)('[ACT-23] U+%s is in no name', (_, character) => {
    const { input } = registry['subscriber/info_update'];
    for (const field of ['name', 'location', 'job'] as const) {
      const request = { ...told, [field]: `As${character}ha` };
      expect(input.safeParse(request).success).toBe(false);
    }
  });

  test.each([
    "Asha Ng'wandu",
    'Zoë Ångström',
    'محمد علي',
    'नेहा शर्मा',
    'می\u200cخواهم',
    '👩🏾\u200d🌾',
  ])('[ACT-23] %s is a name', (name) => {
    const { input } = registry['subscriber/info_update'];
    expect(input.safeParse({ ...told, name }).success).toBe(true);
  });

  test.each(impossible)('[ACT-20] %s never reaches the database', (_, request) => {
    expect(registry['subscriber/info_update'].input.safeParse(request).success).toBe(false);
  });

  test('[ACT-20] the phone is not changed here', () => {
    const parsed = registry['subscriber/info_update'].input.parse({ ...told, phone: '0712' });
    expect(parsed).toEqual(told);
  });
});

describe('the amount a slip starts with', () => {
  test.each([0, 100, 1_234, 3_000_000])('[ACT-21] %d shillings are kept', async (amount) => {
    expect(await setDefaultBet(amount)).toEqual(answered(null));
    const info = await world.players.routes['subscriber/get_user_info']({}, contextOf(player));
    expect(info).toMatchObject({ content: { user_info: { default_bet_amount: amount } } });
  });

  test.each([0.01, 99, 1_234.56, 3_000_001, 9e13])(
    '[ACT-21] %d shillings are no stake',
    async (amount) => {
      expect(await setDefaultBet(amount)).toEqual(refusal('amount-out-of-range'));
    },
  );

  test.each([-1, 0.001, Number.NaN, Number.POSITIVE_INFINITY, '500', null, 1e15])(
    '[ACT-21] %s is no amount',
    (amount) => {
      const { input } = registry['subscriber/update_bet_config'];
      expect(input.safeParse({ default_bet_amount: amount }).success).toBe(false);
    },
  );
});
