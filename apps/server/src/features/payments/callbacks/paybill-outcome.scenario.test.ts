import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../fixtures/payments-world.ts';
import { callbackOf } from '../fixtures/scripted-party.ts';
import type { PaybillOutcome } from '../ports.ts';

let world: PaymentsWorld;
let told: PaybillOutcome[];
/** What the party says to the next tellings; afterwards it takes them. */
let answers: ('again' | Error)[];
let receipt: string;
let receipts = 0;

beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  receipts += 1;
  receipt = `SKF7H4J9X${receipts}`;
  told = [];
  answers = [];
  Object.assign(world.party, {
    tellPaybillOutcome: async (outcome: PaybillOutcome) => {
      told.push(outcome);
      const answer = answers.shift() ?? 'taken';
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
});

const payBill = async (reference: string, channel = 'mpesa') => {
  const payment = { receipt, amount: shillings(2_500), phone: '255757654321', reference };
  return world.payments.takeCallback(channel, callbackOf({ kind: 'paybill', payment }));
};
const referenceOf = async (player: bigint) => {
  const { phone } = await world.database.read
    .selectFrom('player')
    .select('phone')
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return phone;
};
const tell = () => world.runJob('tell-paybill-outcome', { channel: 'mpesa', receipt });
const outcomes = () => told.map(({ outcome }) => outcome);
const jobs = async () =>
  (await waitingJobs(world.database)).filter(
    ({ payload }) => (payload as { receipt?: string }).receipt === receipt,
  );
const serialNumber = async () => {
  const deposit = await world.database.read
    .selectFrom('deposit')
    .select('serialNumber')
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return deposit?.serialNumber;
};

test('[PAY-50] what was taken is told after it was answered, once the party took it never again', async () => {
  await payBill(await referenceOf(await world.newPlayer()));
  expect(told).toEqual([]);
  expect(await jobs()).toMatchObject([{ name: 'tell-paybill-outcome' }]);
  const judgedAt = world.clock.now();
  await tell();
  await tell();
  expect(outcomes()).toEqual([{ kind: 'taken', ourReceipt: await serialNumber() }]);
  expect(told[0]?.judgedAt).toEqual(judgedAt);
  expect(told[0]?.body).toContain(receipt);
});

test('[PAY-50] money for nobody is told as not taken', async () => {
  await payBill('nobody');
  await tell();
  expect(outcomes()).toEqual([{ kind: 'reference-unknown' }]);
});

test('[PAY-50] it is told again, later each time, until it was taken', async () => {
  await payBill('nobody');
  answers = ['again', 'again'];
  await tell();
  await tell();
  const [waiting] = await jobs();
  expect(((waiting?.runAt.getTime() ?? 0) - world.clock.now().getTime()) / 1000).toBe(15);
  await tell();
  await tell();
  expect(told).toHaveLength(3);
});

test('[PAY-50] a worker that dies while telling leaves it to the next', async () => {
  await payBill('nobody');
  answers = [new Error('killed')];
  await expect(tell()).rejects.toThrow('killed');
  await tell();
  expect(told).toHaveLength(2);
});

test('[PAY-50] a payment that comes again is credited once and told again, as one job', async () => {
  const reference = await referenceOf(await world.newPlayer());
  await payBill(reference);
  await tell();
  await payBill(reference);
  await payBill(reference);
  expect(await jobs()).toHaveLength(1);
  await tell();
  await tell();
  const taken = { kind: 'taken', ourReceipt: await serialNumber() };
  expect(outcomes()).toEqual([taken, taken]);
});

test('[PAY-50] a party that waits for nothing is told nothing', async () => {
  Object.assign(world.party, { tellPaybillOutcome: undefined });
  await payBill('nobody');
  expect(await jobs()).toEqual([]);
});
