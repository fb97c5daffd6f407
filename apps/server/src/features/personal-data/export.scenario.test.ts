import { operators } from '@kipute/contract/constants/money/operators';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import { registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf } from '../../fixtures/call-context.ts';
import { createKeptChoices } from '../kept-choices/index.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../payments/fixtures/payments-world.ts';
import { accountSteps, firstPassword } from '../players/fixtures/account-steps.ts';
import { nothingAbove } from './fixtures/nothing-above.ts';
import { createPersonalData } from './index.ts';

let world: PaymentsWorld;
beforeAll(async () => {
  world = await createPaymentsWorld();
});
afterAll(() => world.close());

const { newPlayer, receivedCode } = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof newPlayer>>;

async function exported(caller: Player, linesMax?: number) {
  const keptChoices = createKeptChoices(world);
  const parts = {
    ...world,
    keptChoices,
    upper: nothingAbove,
    ...(linesMax === undefined ? {} : { linesMax }),
  };
  const reply = await createPersonalData(parts).routes['personal_data/export'](
    {},
    contextOf(caller),
  );
  if (reply.kind !== 'answer') throw new Error('no answer');
  return reply.content;
}

/** Something in every part. */
async function live(caller: Player): Promise<void> {
  const context = contextOf(caller);
  await world.give(caller.playerId, shillings(9_000));
  await world.payments.routes['recharge/add'](
    { request_key: 'request-number-1', pay_type: operators.mpesa.id, phone: '', amount: 2_000 },
    context,
  );
  await world.payments.routes['withdraw/add'](
    { request_key: 'request-number-2', pay_type: operators.mpesa.id, amount: 3_000 },
    context,
  );
  const limit = { kind: 'stake', period: 'week', amount: 7_000 } as const;
  await world.protection.routes['play_limit/set'](limit, context);
  await world.protection.routes['play_pause/add']({ length: 'time-out-day' }, context);
  await createKeptChoices(world).routes['player_choice/save'](
    {
      choices: [
        { kind: 'search', value: 'simba', name: '', flag: '', removed: 0, changed_at: now() },
      ],
    },
    context,
  );
}
async function placeBet(caller: Player): Promise<void> {
  const { playerId } = caller;
  const content = { taxRatePercent: 10, singleProfitMaximum: '1', multipleProfitMaximum: '1' };
  const winBonus = { ladder: [], oddsMinimum: 1_000 };
  await world.database.transact(async (tx) => {
    const { id: termsId } = await tx
      .insertInto('betTerms')
      .values({ content: JSON.stringify({ ...content, winBonus, of: playerId.toString() }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = playerId << 20n;
    await tx
      .insertInto('betOrder')
      .values({
        ...{ id, playerId, serialNumber: 'B01KABCDEF234567', termsId, requestHash: '' },
        ...{ requestKey: 'request-number-3', type: 1, status: 2, systemSize: 0, legCount: 1 },
        ...{ stake: 100_000n, profit: 100_000n, winBonus: 0n, tax: 10_000n, payout: 190_000n },
        ...{ totalOdds: 200, paidWith: 'cash', device: 'phone', placedAt: world.clock.now() },
      })
      .execute();
    const words = { market: '1X2', selection: 'Simba SC', home: 'Simba SC', away: 'Yanga' };
    await tx
      .insertInto('betLeg')
      .values({
        ...{ orderId: id, place: 1, matchId: 1n, marketId: 101n, marketTypeId: 69, partId: 3 },
        ...{ selectionId: 10101n, offerId: 101011n, odds: 2_000, isLive: false },
        ...{ startsAt: world.clock.now(), words: JSON.stringify({ sw: words, en: words }) },
      })
      .execute();
  });
}

const now = () => world.clock.now().toISOString();

test('[PDP-01] the document tells what every part of the house holds', async () => {
  const asha = await newPlayer('255624000001');
  await live(asha);
  await placeBet(asha);
  const document = await exported(asha);
  expect(document).toMatchObject({
    made_at: now(),
    complete: 1,
    account: { id: asha.playerId.toString(), registered_at: now(), invited: 0 },
    profile: { phone: '255624000001' },
    message_choices: { language: '', security: 1, money: 1, news: 0 },
    consents: [{ kind: 'agreement' }, { kind: 'terms' }, { kind: 'privacy' }, { kind: 'adult' }],
    devices: [{ first_seen_at: now() }],
    sessions: [{ current: 1, network: '41.59.3.0/24' }],
    deposits: [{ amount_payable: 2_000 }],
    withdrawals: [{ amount: 3_000 }],
    orders: [
      {
        ...{ serial_number: 'B01KABCDEF234567', amount_payable: 1_000, after_tax_amount: 1_900 },
        details: [{ selection_name: 'Simba SC', odds: 2, outcome: 0 }],
      },
    ],
    limit_changes: [
      { kind: 'stake', period: 'week', amount: 7_000, asked_at: now(), applies_at: now() },
    ],
    pauses: [{ length: 'time-out-day', asked_at: now() }],
    choices: [{ value: 'simba' }],
    erasure_asked_at: null,
  });
  expect(new Set(document.statement.map(({ purse }) => purse))).toEqual(
    new Set(['cash', 'credit', 'held']),
  );
  expect(document.activities.map(({ type }) => type)).toContain(logTypes['new-user'].id);
  expect(registry['personal_data/export'].output.parse(document)).toEqual(document);
});

test('[PDP-01] nothing of anybody else is in it', async () => {
  const juma = await newPlayer('255624000011');
  await newPlayer('255624000012');
  const text = JSON.stringify(await exported(juma));
  expect(text).toContain('255624000011');
  expect(text).not.toContain('255624000012');
});

test('[PDP-02] nobody can sign in with it', async () => {
  const phone = '255624000021';
  const neema = await newPlayer(phone);
  const { passwordHash } = await world.database.read
    .selectFrom('player')
    .select('passwordHash')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  const document = await exported(neema);
  const text = JSON.stringify(document);
  const code = await receivedCode(phone);
  expect(code).toMatch(/^\d{6}$/);
  for (const secret of [neema.token, passwordHash, firstPassword, `ni ${code}`])
    expect(text).not.toContain(secret);
  expect(document.messages[0]?.text).toContain('••••••');
});

test('[PDP-03] a list that is too long ends with its newest lines, and the document says so', async () => {
  const saidi = await newPlayer('255624000031');
  for (const amount of [1_000, 2_000, 3_000, 4_000])
    await world.give(saidi.playerId, shillings(amount));
  const { complete, statement } = await exported(saidi, 3);
  expect(complete).toBe(0);
  expect(statement.map((line) => line.change_amount)).toEqual([4_000, 3_000, 2_000]);
});
