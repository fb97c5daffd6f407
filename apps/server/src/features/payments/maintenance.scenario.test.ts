import { operators } from '@kipute/contract/constants/money/operators';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setMaintenance } from '../../fixtures/maintenance.ts';
import { createPaymentsWorld, type PaymentsWorld } from './fixtures/payments-world.ts';
import { paid } from './fixtures/scripted-party.ts';

let world: PaymentsWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createPaymentsWorld();
  asha = await world.newPlayer();
  await world.give(asha, shillings(100_000));
});
afterAll(() => world.close());

const pay_type = operators.mpesa.id;
const deposit = (request_key: string) =>
  world.payments.routes['recharge/add'](
    { request_key, pay_type, phone: '', amount: 5_000 },
    world.as(asha),
  );
const withdraw = (request_key: string) =>
  world.payments.routes['withdraw/add']({ request_key, pay_type, amount: 20_000 }, world.as(asha));
const claim = () =>
  world.payments.routes['recharge/claim'](
    { pay_type, receipt_number: 'QWE1234567' },
    world.as(asha),
  );
const closed = { kind: 'refusal', code: 'site-maintenance' };

test('[SIT-07] maintenance refuses deposits, claims and withdrawals, and answers what was asked before', async () => {
  const [deposited, withdrawn] = [
    await deposit('asked-before-it-1'),
    await withdraw('asked-before-it-2'),
  ];
  await setMaintenance(world, true);
  expect(await deposit('asked-meanwhile-1')).toEqual(closed);
  expect(await withdraw('asked-meanwhile-2')).toEqual(closed);
  expect(await claim()).toEqual(closed);
  expect(await deposit('asked-before-it-1')).toEqual(deposited);
  expect(await withdraw('asked-before-it-2')).toEqual(withdrawn);
  const before = await world.balanceOf(asha, 'cash');
  world.party.answers.request = paid('L1');
  await world.runJob('request-deposit', { depositId: '1' });
  expect(await world.balanceOf(asha, 'cash')).toBe(before + shillings(5_000));
  await setMaintenance(world, false);
  expect(await deposit('asked-after-it-1')).toMatchObject({ kind: 'answer' });
});
