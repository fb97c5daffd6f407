import { operators } from '@kipute/contract/constants/money/operators';
import { senti, shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import { createClerk } from '../fixtures/clerk.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { callbackOf, inProgress, paid, refused, unknown } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeEach(async () => {
  await world?.close();
  world = await createPaymentsWorld();
  asha = await world.newPlayer();
});
afterAll(() => world.close());

const key = 'a-request-of-the-page';
type Wish = { request_key?: string; amount?: number; phone?: string; pay_type?: 3 | 4 | 6 | 7 };
const wish = (differences: Wish = {}) => ({
  request_key: key,
  pay_type: operators.mpesa.id,
  phone: '',
  amount: 5_000,
  ...differences,
});
const add = (differences: Wish = {}, player = asha) =>
  world.payments.routes['recharge/add'](wish(differences), world.as(player));
async function begin(differences: Wish = {}) {
  const reply = await add(differences);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content;
}
const request = () => world.runJob('request-deposit', { depositId: '1' });
const ask = () => world.runJob('ask-about-deposit', { depositId: '1' });
const callback = (reading: object, channel = 'mpesa') =>
  world.payments.takeCallback(channel, callbackOf(reading));
const outcome = (verdict: object, differences: object = {}) => ({
  kind: 'outcome',
  reference: world.party.requests[0]?.reference,
  carrierReference: 'conversation-1',
  verdict,
  authenticated: true,
  ...differences,
});
const pause = () =>
  world.protection.routes['play_pause/add']({ length: 'time-out-day' }, world.as(asha));
const endPause = async () => world.clock.advance({ minutes: 25 * 60 });
const limitDeposits = (amount: number) =>
  world.protection.routes['play_limit/set'](
    { kind: 'deposit', period: 'day', amount },
    world.as(asha),
  );
const row = () => world.database.read.selectFrom('deposit').selectAll().executeTakeFirstOrThrow();
const looks = async () =>
  (
    await world.database.read
      .selectFrom('paymentWord')
      .select('words')
      .where('needsLook', '=', true)
      .execute()
  ).map(({ words }) => words);

describe('asking for a deposit', () => {
  test('[PAY-10] a deposit is written down, then asked for once, and shown as it stands', async () => {
    const begun = await begin();
    expect(begun).toMatchObject({ pay_status: 1, stage: 'asking', amount_payable: 5_000 });
    expect(begun.serial_number).toMatch(/^D[0-9A-Z]{15}$/);
    expect(await waitingJobs(world.database)).toMatchObject([{ name: 'request-deposit' }]);
    await request();
    expect(world.party.requests).toEqual([
      {
        reference: (await row()).reference,
        amount: 500_000n,
        phone: '255712000301',
        words: 'Kipute',
      },
    ]);
    expect(await row()).toMatchObject({ state: 'prompted', carrierReference: 'conversation-1' });
    expect(await world.balanceOf(asha)).toBe(0n);
  });

  test('[PAY-10] the same intention again is the same deposit, another amount under it is refused', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add()));
    const serials = replies.map((reply) => reply.kind === 'answer' && reply.content.serial_number);
    expect(new Set(serials).size).toBe(1);
    expect(await waitingJobs(world.database)).toHaveLength(1);
    expect(await add({ amount: 6_000 })).toEqual({ kind: 'refusal', code: 'request-key-used' });
  });

  test('[PAY-10] a worker that died while asking does not ask a second time', async () => {
    await begin();
    world.party.answers.request = new Error('killed');
    await expect(request()).rejects.toThrow('killed');
    world.party.answers.status = unknown;
    await request();
    expect(world.party.requests).toHaveLength(1);
    expect(world.party.questions).toHaveLength(1);
    expect(await row()).toMatchObject({ state: 'unknown' });
  });

  const refusals: readonly [string, Wish, string][] = [
    ['too little', { amount: 99 }, 'amount-out-of-range'],
    ['too much', { amount: 3_000_001 }, 'amount-out-of-range'],
    ['no Tanzanian phone', { phone: '+254712345678' }, 'phone-invalid'],
  ];
  test.each(refusals)(
    '[PAY-10] %s is refused and nothing is written',
    async (_, differences, code) => {
      expect(await add(differences)).toEqual({ kind: 'refusal', code });
      expect(await world.database.read.selectFrom('deposit').selectAll().execute()).toEqual([]);
    },
  );

  test('[PAY-10] another player sees nothing of it', async () => {
    const { serial_number } = await begin();
    const other = await world.newPlayer();
    const detailed = world.payments.routes['recharge/detailed'];
    expect(await detailed({ serial_number }, world.as(other))).toEqual({
      kind: 'refusal',
      code: 'payment-unknown',
    });
    expect((await detailed({ serial_number }, world.as(asha))).kind).toBe('answer');
  });
});

describe('hearing about a deposit', () => {
  beforeEach(async () => {
    await begin();
    await request();
  });

  test('[PAY-11] a thousand shuffled callbacks credit once', async () => {
    const yes = outcome({ kind: 'paid', receipt: 'QK1' });
    const no = outcome({ kind: 'in-progress' });
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 50 }, (_, place) => callback((place + round) % 3 === 0 ? no : yes)),
      );
    }
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
    expect(await row()).toMatchObject({ state: 'paid', receipt: 'QK1' });
    const kept = await world.database.read
      .selectFrom('operatorCallback')
      .select((select) => select.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(kept.count)).toBe(1_000);
  });

  test('[PAY-11] callback and question at once credit once', async () => {
    world.party.answers.status = paid('QK2');
    await Promise.all([
      callback(outcome({ kind: 'paid', receipt: 'QK2' })),
      ask(),
      callback(outcome({ kind: 'paid', receipt: 'QK2' })),
      ask(),
    ]);
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  const doubted: readonly [string, object, string][] = [
    ['another amount', { amount: '100' }, 'QK3, TSh 1'],
    ['another phone', { phone: '255754000000' }, 'QK3'],
  ];
  test.each(doubted)(
    '[PAY-11] a yes about %s moves nothing and asks for a look',
    async (_, facts, words) => {
      await callback(outcome({ kind: 'paid', receipt: 'QK3', ...facts }));
      expect(await row()).toMatchObject({ state: 'unknown', receipt: null });
      expect(await looks()).toEqual([words]);
      expect(await world.balanceOf(asha)).toBe(0n);
    },
  );

  test('[PAY-12] a receipt pays one deposit only', async () => {
    await callback(outcome({ kind: 'paid', receipt: 'QK4' }));
    await begin({ request_key: 'another-request-of-it' });
    world.party.answers.request = inProgress('conversation-2');
    await world.runJob('request-deposit', { depositId: '2' });
    world.party.answers.status = paid('QK4');
    await world.runJob('ask-about-deposit', { depositId: '2' });
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
    expect(await looks()).toHaveLength(1);
  });

  test('[PAY-14] a callback with an unknown reference or a foreign number is kept and not believed', async () => {
    const yes = { kind: 'paid', receipt: 'QK5' };
    const wrong = [
      outcome(yes, { reference: 'A'.repeat(20) }),
      outcome(yes, { carrierReference: 'forged' }),
      { kind: 'forged', why: 'signature' },
      { kind: 'unreadable', why: 'no JSON' },
    ];
    for (const reading of wrong) {
      expect(await callback(reading)).toMatchObject({ body: 'reference-unknown' });
    }
    expect(await callback(outcome(yes), 'nobody')).toBeUndefined();
    expect(await world.balanceOf(asha)).toBe(0n);
    const kept = await world.database.read
      .selectFrom('operatorCallbackOutcome')
      .select(['reading', 'outcome'])
      .execute();
    expect(kept.map(({ reading }) => reading)).toEqual(['outcome', 'outcome']);
  });

  test('[PAY-03] no answer is no refusal: it stays open and is asked again until somebody knows', async () => {
    world.party.answers.status = unknown;
    for (let times = 0; times < 5; times += 1) await ask();
    expect(await row()).toMatchObject({ state: 'unknown', asks: 5 });
    expect(await waitingJobs(world.database)).toContainEqual(
      expect.objectContaining({ name: 'ask-about-deposit' }),
    );
    world.party.answers.status = paid('QK6');
    await ask();
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[PAY-15] who refused and then paid is asked once more before money moves', async () => {
    await callback(outcome(refused.verdict));
    expect(await row()).toMatchObject({ state: 'refused', refusal: 'cancelled-by-player' });
    await callback(outcome({ kind: 'paid', receipt: 'QK7' }));
    expect(await row()).toMatchObject({ state: 'unknown' });
    expect(await world.balanceOf(asha)).toBe(0n);
    world.party.answers.status = paid('QK7');
    await ask();
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[PAY-15] who paid and then refused keeps the money in, and a person is called', async () => {
    await callback(outcome({ kind: 'paid', receipt: 'QK8' }));
    await callback(outcome(refused.verdict));
    expect(await row()).toMatchObject({ state: 'paid' });
    expect(await looks()).toHaveLength(1);
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[PAY-16] the pages of the player hear of it', async () => {
    const heard: object[] = [];
    world.payments.onChanged((changed) => heard.push(changed));
    await callback(outcome({ kind: 'paid', receipt: 'QK9' }));
    expect(heard).toEqual([
      { playerId: asha.toString(), serialNumber: (await row()).serialNumber },
    ]);
  });
});

describe('a callback that nobody signed', () => {
  const forged = (verdict: object) =>
    callback(outcome(verdict, { authenticated: false, carrierReference: 'invented' }));

  test('[PAY-14] says yes twice before our request is answered, and nothing is credited', async () => {
    await begin();
    world.party.answers.request = new Error('still waiting');
    await expect(request()).rejects.toThrow();
    for (let times = 0; times < 2; times += 1) await forged({ kind: 'paid', receipt: 'FORGED' });
    expect(await row()).toMatchObject({ carrierReference: null, receipt: null });
    expect(await world.balanceOf(asha)).toBe(0n);
    expect(world.party.questions.every(({ carrierReference }) => !carrierReference)).toBe(true);
  });

  test('[PAY-14] makes us ask, and the answer counts', async () => {
    await begin();
    await request();
    world.party.answers.status = paid('QK10');
    await forged(refused.verdict);
    expect(await row()).toMatchObject({ state: 'paid', receipt: 'QK10' });
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[PAY-75] uses up none of the scheduled questions, however often it comes', async () => {
    await begin();
    await request();
    for (let times = 0; times < 110; times += 1) await forged({ kind: 'paid', receipt: 'FORGED' });
    expect(await row()).toMatchObject({ state: 'prompted', asks: 0 });
    expect(await waitingJobs(world.database)).toContainEqual(
      expect.objectContaining({ name: 'ask-about-deposit' }),
    );
    world.party.answers.status = paid('QK11');
    await ask();
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });
});

test('[PAY-71] a yes whose number is none credits nothing and calls a person', async () => {
  await begin();
  await request();
  world.party.answers.status = paid(' - ');
  await ask();
  expect(await row()).toMatchObject({ state: 'unknown', receipt: null });
  expect(await looks()).toEqual([' - ']);
});

test('[PAY-70] an answer that names neither our reference nor the amount ends nothing', async () => {
  await begin();
  await request();
  for (const says of ['paid', 'refused', 'paid'] as const) {
    world.party.answers.status = { verdict: { kind: 'unbound', says, words: `status ${says}` } };
    await ask();
  }
  expect(await row()).toMatchObject({ state: 'unknown', receipt: null });
  expect(await world.balanceOf(asha)).toBe(0n);
  expect(await looks()).toEqual(['status paid']);
});

describe('paying from the menu of the operator', () => {
  const payment = (differences: object = {}) => ({
    kind: 'paybill',
    payment: {
      receipt: 'PB1',
      amount: '200000',
      phone: '255754111222',
      reference: '0712000301',
      ...differences,
    },
  });

  test('[PAY-13] it is credited to whom the reference names, once', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => callback(payment())));
    expect(replies.every((reply) => reply?.body === 'taken')).toBe(true);
    expect(await world.balanceOf(asha)).toBe(shillings(2_000));
    expect(await row()).toMatchObject({ way: 'paybill', state: 'paid', receipt: 'PB1' });
  });

  test('[PAY-18] one that was kept and not judged is judged by the next worker, once', async () => {
    await callback(payment({ reference: '0754999999' }));
    const kept = JSON.stringify(payment({ receipt: 'PB9' }));
    const { rows } = await sql<{ id: bigint }>`
      insert into operator_callback (channel, method, path, body, reading, received_at)
      values ('mpesa', 'POST', '/', '', ${kept}::jsonb, now()) returning id`.execute(
      world.database.read,
    );
    const job = { callbackId: String(rows[0]?.id) };
    await Promise.all([world.runJob('judge-callback', job), world.runJob('judge-callback', job)]);
    await world.runJob('judge-callback', job);
    expect(await world.balanceOf(asha)).toBe(shillings(2_000));
    const judged = await world.database.read
      .selectFrom('operatorCallbackOutcome')
      .select('outcome')
      .orderBy('callbackId')
      .execute();
    expect(judged.map(({ outcome }) => outcome)).toEqual(['reference-unknown', 'taken']);
    expect(await waitingJobs(world.database)).toMatchObject([
      { name: 'judge-callback' },
      { name: 'send-sms' },
    ]);
  });

  test('[PAY-13] money for nobody is not taken', async () => {
    expect(await callback(payment({ reference: '0754999999' }))).toMatchObject({
      body: 'reference-unknown',
    });
    expect(
      await callback({ kind: 'paybill-check', reference: '0712000301', phone: '' }),
    ).toMatchObject({ body: 'taken' });
  });

  const claim = (receipt_number: string, player = asha) =>
    world.payments.routes['recharge/claim'](
      { pay_type: operators.mpesa.id, receipt_number },
      world.as(player),
    );
  const onRecord = { receipt: 'PB2', amount: senti(200_000n), phone: '255754111222' };

  test('[PAY-17] a receipt that the operator knows is credited once, to its owner only', async () => {
    world.party.receipts = { ...onRecord, reference: '0712000301' };
    const other = await world.newPlayer();
    expect(await claim('PB2', other)).toEqual({ kind: 'refusal', code: 'receipt-unknown' });
    await Promise.all([claim('PB2'), claim('PB2'), callback(payment({ receipt: 'PB2' }))]);
    expect(await world.balanceOf(asha)).toBe(shillings(2_000));
    expect(await claim('PB2', other)).toEqual({ kind: 'refusal', code: 'receipt-used' });
  });

  test('[PAY-73] the receipt of a prompt closes that deposit when its own question says so', async () => {
    await begin();
    await request();
    world.party.answers.status = paid('PB2');
    const { reference } = await row();
    world.party.receipts = {
      ...onRecord,
      amount: senti(500_000n),
      phone: '255712000301',
      reference,
    };
    expect(await claim('PB2')).toMatchObject({ content: { stage: 'paid' } });
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[PAY-71] any number of a credited payment is credited already to its owner, unknown to others', async () => {
    await begin();
    await request();
    world.party.answers.status = paid('PB2');
    const { id, carrierReference } = await row();
    await world.runJob('ask-about-deposit', { depositId: id.toString() });
    const credited = await claim('PB2');
    expect(credited).toMatchObject({ kind: 'refusal', code: 'receipt-credited' });
    expect(await claim(carrierReference ?? '')).toEqual(credited);
    const other = await world.newPlayer();
    expect(await claim(carrierReference ?? '', other)).toEqual({
      kind: 'refusal',
      code: 'receipt-unknown',
    });
    expect(await world.balanceOf(asha)).toBe(shillings(5_000));
  });

  test('[PAY-73] a bill paid with the reference of an open prompt does not pay the prompt', async () => {
    await begin();
    await request();
    const { reference } = await row();
    world.party.receipts = {
      ...onRecord,
      amount: senti(500_000n),
      phone: '255712000301',
      reference,
    };
    expect(await claim('PB2')).toMatchObject({ content: { stage: 'unknown' } });
    const told = payment({ receipt: 'PB2', amount: '500000', reference });
    expect(await callback(told)).toMatchObject({ body: 'reference-unknown' });
    expect(await world.balanceOf(asha)).toBe(0n);
    expect(await looks()).toEqual(['PB2']);
  });

  test('[PAY-72] what was credited by a claim is never declined, whatever its owner did since', async () => {
    world.party.receipts = { ...onRecord, reference: '0712000301' };
    await claim('PB2');
    await pause();
    expect(await callback(payment({ receipt: 'PB2' }))).toMatchObject({ body: 'taken' });
    expect(await world.balanceOf(asha)).toBe(shillings(2_000));
  });

  test('[PAY-72] what was declined stays declined for callbacks, claims and clerks', async () => {
    await pause();
    expect(await callback(payment())).toMatchObject({ body: 'reference-unknown' });
    await endPause();
    expect(await callback(payment())).toMatchObject({ body: 'reference-unknown' });
    world.party.receipts = { ...onRecord, receipt: 'PB1', reference: '0712000301' };
    expect(await claim('pb-1')).toEqual({ kind: 'refusal', code: 'receipt-declined' });
    expect(await world.balanceOf(asha)).toBe(0n);
  });

  const declined: readonly [string, object][] = [
    ['less than the minimum', { amount: '5000' }],
    ['more than the maximum', { amount: '300000100' }],
    ['a part of a shilling', { amount: '1055055' }],
  ];
  test.each(declined)('[PAY-76] %s is kept with its reason and goes back', async (_, facts) => {
    expect(await callback(payment(facts))).toMatchObject({ body: 'reference-unknown' });
    const clerk = await createClerk(world, 'clerk');
    const page = { page: 1, page_size: 10 };
    const declined = await world.payments.routes['declined_payment/inquire'](page, clerk);
    expect(declined).toMatchObject({
      count: 1,
      content: [{ receipt_number: 'PB1', why: 'The amount is outside the limits of one deposit' }],
    });
    expect(await world.balanceOf(asha)).toBe(0n);
  });

  const unstorable: readonly [string, object][] = [
    ['without a number', { receipt: ' -- ' }],
    ['of more than any account holds', { amount: '9'.repeat(30) }],
  ];
  test.each(unstorable)(
    '[PAY-71] a bill %s is not taken and shall come again',
    async (_, facts) => {
      for (let times = 0; times < 2; times += 1) {
        expect(await callback(payment(facts))).toMatchObject({ body: 'later' });
      }
      expect(await world.balanceOf(asha)).toBe(0n);
    },
  );

  test('[PAY-76] more than the player allowed is declined by the player’s own limit', async () => {
    await limitDeposits(1_000);
    expect(await callback(payment())).toMatchObject({ body: 'reference-unknown' });
    expect(await callback(payment({ receipt: 'PB5', amount: '100000' }))).toMatchObject({
      body: 'taken',
    });
    expect(await world.balanceOf(asha)).toBe(shillings(1_000));
  });

  const silent = [
    ['none', 'receipt-unknown'],
    ['unknown', 'operator-silent'],
    ['not-offered', 'operator-silent'],
  ] as const;
  test.each(silent)('[PAY-17] %s moves nothing', async (answer, code) => {
    world.party.receipts = answer;
    expect(await claim('PB3')).toEqual({ kind: 'refusal', code });
    expect(await world.balanceOf(asha)).toBe(0n);
  });
});
