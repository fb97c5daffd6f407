import { operators } from '@kipute/contract/constants/money/operators';
import { senti, shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createClerk } from '../fixtures/clerk.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { unknown } from '../fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeEach(async () => {
  await world?.close();
  world = await createPaymentsWorld();
  asha = await world.newPlayer();
});
afterAll(() => world.close());

const found = () =>
  world.database.read
    .selectFrom('reconciliation')
    .select(['channel', 'outcome', 'lines', 'findings'])
    .where('channel', '=', 'mpesa')
    .execute();

describe('comparing a day', () => {
  beforeEach(async () => {
    await world.payments.routes['recharge/add'](
      {
        request_key: 'a-request-of-the-page',
        pay_type: operators.mpesa.id,
        phone: '',
        amount: 500,
      },
      world.as(asha),
    );
    world.party.answers.request = unknown;
    await world.runJob('request-deposit', { depositId: '1' });
    world.clock.advance({ minutes: 24 * 60 });
  });

  test('[PAY-30] an open deposit that their list has is credited, with nothing to find', async () => {
    const reference = world.party.requests[0]?.reference ?? '';
    world.party.lines = [{ way: 'in', receipt: 'R1', reference, amount: senti(50_000n) }];
    await world.runJob('reconcile-payments', {});
    expect(await world.balanceOf(asha)).toBe(shillings(500));
    await world.runJob('reconcile-payments', {});
    expect(await world.balanceOf(asha)).toBe(shillings(500));
    expect((await found())[0]).toMatchObject({ outcome: 'compared', lines: 1 });
  });

  test('[PAY-30] money that nobody here knows is found, and moves nothing', async () => {
    world.party.lines = [{ way: 'in', receipt: 'R2', reference: 'nobody', amount: senti(100n) }];
    await world.runJob('reconcile-payments', {});
    expect(await found()).toMatchObject([
      { findings: [{ kind: 'missing-here', line: { receipt: 'R2', amount: '100' } }] },
    ]);
    expect(await world.balanceOf(asha)).toBe(0n);
  });

  test('[PAY-30] what a clerk credited from the statement is not missing here', async () => {
    const clerk = await createClerk(world, 'clerk');
    await world.payments.routes['recharge/update'](
      {
        request_key: 'by-hand-of-the-day',
        phone: '',
        user_id: asha.toString(),
        pay_type: operators.mpesa.id,
        receipt_number: 'RH1234',
        amount: 700,
        note: 'statement',
      },
      clerk,
    );
    world.party.lines = [
      { way: 'in', receipt: 'RH1234', reference: 'nobody', amount: shillings(700) },
    ];
    await world.runJob('reconcile-payments', {});
    expect(await found()).toMatchObject([{ lines: 1, findings: [] }]);
    world.party.lines = [];
    await world.runJob('reconcile-payments', {});
    expect((await found())[1]).toMatchObject({ findings: [] });
  });

  test('[PAY-30] a list that did not come is written down as that', async () => {
    world.party.lines = 'unknown';
    await world.runJob('reconcile-payments', {});
    expect(await found()).toMatchObject([{ outcome: 'unknown', findings: [] }]);
  });
});

test('[PAY-31] a float below the warning is counted until it is filled', async () => {
  await world.runJob('watch-floats', {});
  expect(world.payments.lowFloats()).toBe(2);
  world.party.float = shillings(6_000_000);
  await world.runJob('watch-floats', {});
  expect(world.payments.lowFloats()).toBe(0);
  const rows = await world.database.read.selectFrom('floatReading').select('low').execute();
  expect(rows.map(({ low }) => low)).toEqual([true, true, false, false]);
});
