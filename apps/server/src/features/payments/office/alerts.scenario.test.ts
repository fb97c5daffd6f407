import { operators } from '@kipute/contract/constants/money/operators';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClerk } from '../fixtures/clerk.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { callbackOf, inProgress, refused } from '../fixtures/scripted-party.ts';
import { insertUpdate } from '../status-updates.ts';

let world: PaymentsWorld;
let clerk: Awaited<ReturnType<typeof createClerk>>;
let otherClerk: typeof clerk;
let asha: bigint;
let cases = 0;
beforeAll(async () => {
  world = await createPaymentsWorld();
  clerk = await createClerk(world, 'clerk');
  otherClerk = await createClerk(world, 'other-clerk');
});
beforeEach(async () => {
  cases += 1;
  asha = await world.newPlayer();
});
afterAll(() => world.close());

const routes = () => world.payments.routes;
const page = { page: 1, page_size: 10 };
const number = () => `conversation-${cases}`;

const say = (reference: string, verdict: object) =>
  world.payments.takeCallback(
    'mpesa',
    callbackOf({
      kind: 'outcome',
      reference,
      carrierReference: number(),
      verdict,
      authenticated: true,
    }),
  );

async function promptedDeposit() {
  world.party.answers.request = inProgress(number());
  await routes()['recharge/add'](
    {
      request_key: `request-number-${cases}`,
      pay_type: operators.mpesa.id,
      phone: '',
      amount: 5_000,
    },
    world.as(asha),
  );
  const deposit = await world.database.read
    .selectFrom('deposit')
    .select(['id', 'serialNumber', 'reference'])
    .where('playerId', '=', asha)
    .executeTakeFirstOrThrow();
  await world.runJob('request-deposit', { depositId: deposit.id.toString() });
  return deposit;
}

const listed = async (context = clerk) => {
  const wish = { ...page, attention: 1, user_id: asha.toString() } as const;
  const reply = await routes()['recharge/manage'](wish, context);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  return reply.content;
};

const looked = (serial_number: string, up_to: string, by = clerk, note = 'asked the operator') =>
  routes()['recharge/mark_looked']({ serial_number, up_to, note }, by);

describe('a deposit that a person must look at', () => {
  const otherAmount = { kind: 'paid', receipt: 'QX100', amount: '10000' };

  test('[PAY-35] is found by it and says why, in the language of the administrator', async () => {
    const { serialNumber, reference } = await promptedDeposit();
    expect(await listed()).toEqual([]);
    await say(reference, otherAmount);
    await say(reference, otherAmount);
    expect(await listed()).toMatchObject([
      {
        serial_number: serialNumber,
        attention: 1,
        attention_why: 'Paid according to the operator, but another amount: QX100, TSh 100',
      },
    ]);
    const [inSwahili] = await listed({ ...clerk, locale: 'sw' });
    expect(inSwahili?.attention_why).toMatch(/^Mtandao unasema imelipwa.*: QX100, TSh 100$/);
  });

  const timedOut = { kind: 'unknown', words: 'INS-9' };
  const contradictions: readonly [string, readonly object[], string][] = [
    [
      'no after a yes',
      [{ kind: 'paid', receipt: 'QX201' }, refused.verdict],
      'confirmed, then refused',
    ],
    ['yes after a no', [refused.verdict, { kind: 'paid', receipt: 'QX202' }], 'no, then yes'],
    [
      'no knowledge after a yes',
      [{ kind: 'paid', receipt: 'QX204' }, timedOut],
      'then said it does',
    ],
    ['no knowledge after a no', [refused.verdict, timedOut], 'then said it does not know: INS-9'],
    ['another phone', [{ kind: 'paid', receipt: 'QX203', phone: '255754000111' }], 'another phone'],
  ];
  test.each(contradictions)('[PAY-35] %s is told', async (_, verdicts, why) => {
    const { reference } = await promptedDeposit();
    for (const verdict of verdicts) await say(reference, verdict);
    expect((await listed())[0]?.attention_why).toContain(why);
  });

  const settling: readonly [string, 'never-answered' | 'receipt-shown', object, number][] = [
    ['silence ends with a no', 'never-answered', refused.verdict, 0],
    ['silence ends with a yes', 'never-answered', { kind: 'paid', receipt: 'QX401' }, 0],
    [
      'a receipt that was shown and is paid',
      'receipt-shown',
      { kind: 'paid', receipt: 'QX402' },
      0,
    ],
    ['a receipt that was shown and is refused', 'receipt-shown', refused.verdict, 1],
  ];
  test.each(settling)('[PAY-35] %s', async (_, lookReason, verdict, waiting) => {
    const { id, reference } = await promptedDeposit();
    await world.database.transact((tx) =>
      insertUpdate(tx, {
        payment: { depositId: id },
        source: 'claim',
        status: 'unknown',
        text: '',
        before: 'prompted',
        after: 'prompted',
        alert: lookReason,
        at: world.clock.now(),
      }),
    );
    expect(await listed()).toHaveLength(1);
    await say(reference, verdict);
    expect(await listed()).toHaveLength(waiting);
  });

  test('[PAY-36] is done once somebody wrote what they found; the log keeps who', async () => {
    const { serialNumber, reference } = await promptedDeposit();
    await say(reference, otherAmount);
    const [row] = await listed();
    const upTo = row?.attention_up_to ?? '';
    const replies = await Promise.all([1, 2, 3].map(() => looked(serialNumber, upTo)));
    for (const reply of replies) {
      expect(reply).toMatchObject({
        content: { attention: 0, attention_why: '', clerk_note: 'asked the operator' },
      });
    }
    expect(await listed()).toEqual([]);
    expect(await looked(serialNumber, upTo, otherClerk)).toEqual({
      kind: 'refusal',
      code: 'changed-meanwhile',
    });
    const written = await world.database.read
      .selectFrom('activity')
      .select(['userId', 'userKind', 'content'])
      .where('type', '=', logTypes['payment-decision'].id)
      .where('content', 'like', `${serialNumber}%`)
      .execute();
    expect(written).toEqual([
      {
        userId: clerk.caller.administratorId,
        userKind: 'administrator',
        content: `${serialNumber} looked at: asked the operator`,
      },
    ]);
    expect(await world.balanceOf(asha)).toBe(0n);
  });

  test('[PAY-36] what came after the clerk looked waits for another look', async () => {
    const { serialNumber, reference } = await promptedDeposit();
    await say(reference, otherAmount);
    const [row] = await listed();
    await say(reference, { kind: 'paid', receipt: 'QX300', phone: '255754000111' });
    expect(await looked(serialNumber, row?.attention_up_to ?? '')).toMatchObject({
      content: { attention: 1, attention_why: expect.stringContaining('another phone') },
    });
    expect(await listed()).toHaveLength(1);
  });

  test('[PAY-36] a look is never changed or removed', async () => {
    const removal = world.owner.transact((tx) => tx.deleteFrom('paymentLook').execute());
    await expect(removal).rejects.toThrow('append-only');
  });

  test('[PAY-36] nobody looks at what is not there', async () => {
    expect(await looked('D0000000000', '1')).toEqual({ kind: 'refusal', code: 'payment-unknown' });
    const { serialNumber } = await promptedDeposit();
    expect(await looked(serialNumber, '9999999999999999999')).toEqual({
      kind: 'refusal',
      code: 'changed-meanwhile',
    });
  });
});

test('[PAY-35, PAY-36] a withdrawal is found, told and looked at alike', async () => {
  await world.give(asha, shillings(9_000));
  world.party.answers.payout = inProgress(number());
  await routes()['withdraw/add'](
    { request_key: `request-number-${cases}`, pay_type: operators.mpesa.id, amount: 5_000 },
    world.as(asha),
  );
  const { id, serialNumber, reference } = await world.database.read
    .selectFrom('withdrawal')
    .select(['id', 'serialNumber', 'reference'])
    .where('playerId', '=', asha)
    .executeTakeFirstOrThrow();
  await world.runJob('send-withdrawal', { withdrawalId: id.toString() });
  await say(reference, refused.verdict);
  await say(reference, { kind: 'paid', receipt: 'WX1' });
  const manage = (attention: 0 | 1) =>
    routes()['withdraw/manage']({ ...page, attention, user_id: asha.toString() }, clerk);
  const reply = await manage(1);
  expect(reply).toMatchObject({
    content: [{ attention: 1, attention_why: 'The operator said no, then yes: WX1' }],
  });
  expect(await manage(0)).toMatchObject({ count: 0 });
  const upTo = reply.kind === 'answer' ? reply.content[0]?.attention_up_to : undefined;
  const look = { serial_number: serialNumber, up_to: upTo ?? '', note: 'money came back twice' };
  expect(await routes()['withdraw/mark_looked'](look, clerk)).toMatchObject({
    content: { attention: 0, clerk_note: 'money came back twice' },
  });
  expect(await manage(0)).toMatchObject({ count: 1 });
  expect(await world.balanceOf(asha)).toBe(shillings(9_000));
});
