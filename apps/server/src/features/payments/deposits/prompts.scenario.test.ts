import { operators } from '@kipute/contract/constants/money/operators';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { letPay } from '../fixtures/payer-phones.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { inProgress, paid, unknown } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeEach(async () => {
  await world?.close();
  world = await createPaymentsWorld();
  asha = await world.newPlayer();
});
afterAll(() => world.close());

const OWN = '255712000301';
const OTHER = '0754000999';
const OTHER_NUMBER = '255754000999';

let wishes = 0;
const add = (phone = '', player = asha) => {
  wishes += 1;
  const request_key = `request-number-${String(wishes).padStart(6, '0')}`;
  const wish = { request_key, pay_type: operators.mpesa.id, phone, amount: 5_000 };
  return world.payments.routes['recharge/add'](wish, world.as(player));
};
const outcomeOf = async (asked: ReturnType<typeof add>): Promise<string> => {
  const reply = await asked;
  return reply.kind === 'refusal' ? reply.code : reply.kind;
};
const begin = async (phone = '') => {
  const reply = await add(phone);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content;
};
const request = (id = '1') => world.runJob('request-deposit', { depositId: id });
const ask = (id = '1') => world.runJob('ask-about-deposit', { depositId: id });
const shown = async (serial_number: string) => {
  const reply = await world.payments.routes['recharge/detailed']({ serial_number }, world.as(asha));
  if (reply.kind !== 'answer') throw new Error('no such deposit');
  return reply.content;
};
const messages = () =>
  world.database.read.selectFrom('smsMessage').select(['phone', 'body', 'secret']).execute();
const payerCalls = () => world.players.routes;

describe('whose phone is asked', () => {
  test('[PAY-80] a number that nobody confirmed gets no prompt, the own one needs no confirming', async () => {
    expect(await outcomeOf(add(OTHER))).toBe('payer-unconfirmed');
    expect(await world.database.read.selectFrom('deposit').selectAll().execute()).toEqual([]);
    expect(await outcomeOf(add('0712 000 301'))).toBe('answer');
  });

  test('[PAY-80] the code that came to it confirms it, for this player and until it is removed', async () => {
    const calls = payerCalls();
    await calls['payer_phone/get_code']({ phone: OTHER }, world.as(asha));
    const [message] = await messages();
    expect(message).toMatchObject({ phone: OTHER_NUMBER });
    expect(message?.body).toContain('kuruhusu namba hii ilipie akaunti');
    const code = message?.secret ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    const confirm = (typed: string) =>
      calls['payer_phone/confirm']({ phone: OTHER, code: typed }, world.as(asha));
    expect(await confirm(wrong)).toEqual({ kind: 'refusal', code: 'code-wrong' });
    const confirmed = { kind: 'answer', content: [{ phone: OTHER_NUMBER }] };
    expect(await confirm(code)).toMatchObject(confirmed);
    // An answer that was lost: the same code again answers as before.
    expect(await confirm(code)).toMatchObject(confirmed);
    const neema = await world.newPlayer();
    expect(await outcomeOf(add(OTHER, neema))).toBe('payer-unconfirmed');
    expect(await outcomeOf(add(OTHER))).toBe('answer');
    await request();
    expect(world.party.requests).toMatchObject([{ phone: OTHER_NUMBER }]);
    await calls['payer_phone/remove']({ phone: OTHER }, world.as(asha));
    expect(await calls['payer_phone/inquire']({}, world.as(asha))).toMatchObject({ content: [] });
    world.clock.advance({ minutes: 5 });
    expect(await outcomeOf(add(OTHER))).toBe('payer-unconfirmed');
  });

  test('[PAY-80] a code for one number confirms no other', async () => {
    const calls = payerCalls();
    await calls['payer_phone/get_code']({ phone: OTHER }, world.as(asha));
    const code = (await messages())[0]?.secret ?? '';
    const reply = calls['payer_phone/confirm']({ phone: '0754000998', code }, world.as(asha));
    expect(await reply).toEqual({ kind: 'refusal', code: 'code-wrong' });
  });

  test('[PAY-80] no more numbers than the house allows', async () => {
    await letPay(world, [asha], ['255754000991', '255754000992', '255754000993']);
    const reply = payerCalls()['payer_phone/get_code']({ phone: OTHER }, world.as(asha));
    expect(await reply).toEqual({ kind: 'refusal', code: 'payer-phones-full' });
  });
});

describe('how often', () => {
  test('[PAY-81] of ten players who ask one phone at once one gets a prompt through', async () => {
    const players: bigint[] = [];
    for (let place = 0; place < 10; place += 1) players.push(await world.newPlayer());
    await letPay(world, players, [OTHER_NUMBER]);
    const outcomes = await Promise.all(players.map((player) => outcomeOf(add(OTHER, player))));
    expect(outcomes.filter((outcome) => outcome === 'answer')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'prompt-open')).toHaveLength(9);
  });

  test.each(['prompted', 'unknown'] as const)(
    '[PAY-81] a phone whose prompt is %s is free once the prompt’s time is over',
    async (state) => {
      world.party.answers.request = state === 'unknown' ? unknown : inProgress();
      await begin();
      expect(await outcomeOf(add())).toBe('prompt-open');
      await request();
      world.clock.advance({ seconds: 59 });
      expect(await outcomeOf(add())).toBe('prompt-open');
      world.clock.advance({ seconds: 1 });
      expect(await outcomeOf(add())).toBe('answer');
    },
  );

  test('[PAY-81] what was answered on the phone frees it at once', async () => {
    world.party.answers.request = paid('P1');
    await begin();
    await request();
    expect(await outcomeOf(add())).toBe('answer');
  });

  test('[PAY-82] a player sends so many in a day and no more, until the next day of East Africa', async () => {
    const phones = Array.from({ length: 25 }, (_, place) => `2557540011${10 + place}`);
    await letPay(world, [asha], phones);
    const outcomes: string[] = [];
    for (const phone of phones) outcomes.push(await outcomeOf(add(phone)));
    expect(outcomes.filter((outcome) => outcome === 'answer')).toHaveLength(20);
    expect(new Set(outcomes.slice(20))).toEqual(new Set(['prompts-used-up']));
    world.clock.advance({ minutes: 24 * 60 });
    expect(await outcomeOf(add(phones[24]))).toBe('answer');
  });
});

describe('a prompt that is left alone', () => {
  const expired = {
    verdict: { kind: 'refused', reason: 'timed-out', words: 'Expired' },
  } as const;

  test('[PAY-83] reads "timed out" once the operator says so, and waits until then', async () => {
    const { serial_number } = await begin();
    await request();
    world.clock.advance({ minutes: 2 });
    world.party.answers.status = unknown;
    await ask();
    expect(await shown(serial_number)).toMatchObject({ pay_status: 1, stage: 'unknown' });
    world.party.answers.status = expired;
    await ask();
    expect(await shown(serial_number)).toMatchObject({
      pay_status: 3,
      stage: 'timed-out',
      note: expect.stringContaining('Hakuna pesa iliyokatwa'),
    });
    expect(await world.balanceOf(asha)).toBe(0n);
  });

  test('[PAY-84] who stops waiting leaves the deposit as it is; what still comes is credited and told', async () => {
    const { serial_number } = await begin();
    await request();
    const stop = () =>
      world.payments.routes['recharge/stop_waiting']({ serial_number }, world.as(asha));
    expect(await stop()).toMatchObject({ content: { stage: 'prompted', awaited: 0 } });
    expect(await stop()).toMatchObject({ content: { stage: 'prompted', awaited: 0 } });
    // The prompt is on the phone all the same.
    expect(await outcomeOf(add())).toBe('prompt-open');
    world.party.answers.status = paid('LATE1');
    await ask();
    expect(await shown(serial_number)).toMatchObject({ stage: 'paid' });
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
    expect(await messages()).toMatchObject([
      { phone: OWN, body: expect.stringContaining('LATE1') },
    ]);
  });

  test('[PAY-84] nobody stops another player’s, and what has ended stays as it ended', async () => {
    world.party.answers.request = paid('P2');
    const { serial_number } = await begin();
    await request();
    const stopAs = (player: bigint) =>
      world.payments.routes['recharge/stop_waiting']({ serial_number }, world.as(player));
    expect(await stopAs(await world.newPlayer())).toEqual({
      kind: 'refusal',
      code: 'payment-unknown',
    });
    expect(await stopAs(asha)).toMatchObject({ content: { stage: 'paid', awaited: 1 } });
  });
});
