import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { type CallbackListener, listenForCallbacks } from './fixtures/callback-listener.ts';
import { type MoneySimulator, startMoneySimulator } from './fixtures/money-simulator.ts';
import { createMobileMoney } from './index.ts';
import { type ChannelName, channelNames } from './variables.ts';

const phones: Readonly<Record<ChannelName, string>> = {
  mpesa: '255757000001',
  airtel: '255787000001',
  mixx: '255717000001',
  selcom: '255757000002',
  azampay: '255627000001',
};

let simulator: MoneySimulator;
let house: CallbackListener;
let mobileMoney: ReturnType<typeof createMobileMoney>;

const channelIn = (path: string) =>
  channelNames.find((name) => path.startsWith(`/callbacks/mobile-money/${name}`));

beforeAll(async () => {
  house = await listenForCallbacks((callback) => {
    const party = mobileMoney.channels[channelIn(callback.path) ?? 'mpesa'];
    return party.answerCallback(party.readCallback(callback), { kind: 'taken' }, callback);
  });
  simulator = await startMoneySimulator({ CALLBACK_URL: house.baseUrl });
  mobileMoney = createMobileMoney(
    readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://kipute@127.0.0.1/kipute',
      ENVELOPE_KEYS: 'k1:AAAA',
      SECRET_PEPPER: 'a pepper only tests know',
      ...simulator.tells,
    }),
  );
});
afterAll(async () => {
  await simulator.stop();
  await house.stop();
});

test.each(channelNames)(
  '[MM-11] [MM-28] %s works with what it is told and no more',
  async (name) => {
    const party = mobileMoney.channels[name];
    const reference = `D${name}12345678`.toUpperCase();
    const payment = {
      reference,
      amount: shillings(5_000),
      phone: phones[name],
      words: 'Weka pesa',
    };
    const asked = await party.requestPayment(payment);
    expect(asked.verdict).toEqual({ kind: 'in-progress' });
    await simulator.answer(payment.phone, 'approve', '1234');
    const heard = party.readCallback(await house.heard(reference));
    expect(heard).toMatchObject({ kind: 'outcome', reference });
    expect((await simulator.handset(payment.phone)).balance).toBe(495_000);
  },
);

test.each(channelNames)('[MM-11] %s pays out', async (name) => {
  const reference = `W${name}12345678`.toUpperCase();
  const before = (await simulator.handset(phones[name])).balance;
  const payment = { reference, amount: shillings(2_000), phone: phones[name], words: 'Toa pesa' };
  const { verdict } = await mobileMoney.channels[name].payOut(payment);
  expect(['paid', 'in-progress']).toContain(verdict.kind);
  expect((await simulator.handset(phones[name])).balance).toBe(before + 2_000);
});
