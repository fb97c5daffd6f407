import { operators } from '@kipute/contract/constants/money/operators';
import { registry } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf } from '../../fixtures/call-context.ts';
import { queueRoutes } from '../approvals/index.ts';
import { createKeptChoices } from '../kept-choices/index.ts';
import { createClerk } from '../payments/fixtures/clerk.ts';
import { createPaymentsWorld, type PaymentsWorld } from '../payments/fixtures/payments-world.ts';
import { callbackOf } from '../payments/fixtures/scripted-party.ts';
import { accountSteps, firstPassword, refusal } from '../players/fixtures/account-steps.ts';
import { nothingAbove } from './fixtures/nothing-above.ts';
import { createPersonalData } from './index.ts';

let world: PaymentsWorld;
let clerk: Awaited<ReturnType<typeof createClerk>>;
beforeAll(async () => {
  world = await createPaymentsWorld();
  clerk = await createClerk(world, 'clerk');
});
afterAll(() => world.close());

const { newPlayer, logIn, codeFor, register, messagesTo } = accountSteps(() => world);
type Player = Awaited<ReturnType<typeof newPlayer>>;

let phone: string;
let asha: Player;
let phonesGiven = 0;
beforeEach(async () => {
  phonesGiven += 1;
  phone = `25562500${String(1000 + phonesGiven)}`;
  asha = await newPlayer(phone);
});

const parts = () => ({ ...world, keptChoices: createKeptChoices(world), upper: nothingAbove });
const routes = () => createPersonalData(parts()).routes;
const ask = () =>
  world.players.routes['personal_data/erase']({ password: firstPassword }, contextOf(asha));
const carryOut = (note = 'asked on paper as well') =>
  routes()['personal_data/carry_out']({ user_id: asha.playerId.toString(), note }, clerk);
const requests = (wish: { waiting?: 0 | 1 } = {}) =>
  routes()['personal_data/requests'](
    { page: 1, page_size: 10, user_id: asha.playerId.toString(), ...wish },
    clerk,
  );
const standing = async () => {
  const reply = await routes()['personal_data/erasure']({}, contextOf(asha));
  return reply.kind === 'answer' ? reply.content : reply;
};
const read = () => world.database.read;
const later = async () => {
  world.clock.advance({ minutes: 3 });
};
/** Past the wait between two codes. */
const registerAgain = async () => {
  await later();
  return register({ phone, code: await codeFor(phone, 'register') });
};

async function tellAboutOneself(): Promise<void> {
  const context = contextOf(asha);
  await world.database.transact((tx) =>
    tx
      .updateTable('player')
      .set({
        name: 'Asha Juma',
        mail: 'asha@mfano.co.tz',
        gender: 2,
        birthDate: new Date('1990-01-02'),
        location: 'Mwanza',
        job: 'mwalimu',
      })
      .where('id', '=', asha.playerId)
      .execute(),
  );
  await createKeptChoices(world).routes['player_choice/save'](
    {
      choices: [
        {
          kind: 'search',
          value: 'simba',
          name: '',
          flag: '',
          removed: 0,
          changed_at: world.clock.now().toISOString(),
        },
      ],
    },
    context,
  );
}

describe('carrying out', () => {
  test('[PDP-10] nothing tells any more who it was, and nobody signs in', async () => {
    await tellAboutOneself();
    await ask();
    const reply = await carryOut();
    expect(reply).toMatchObject({
      content: {
        user_id: asha.playerId.toString(),
        phone: '',
        carried_out_at: world.clock.now().toISOString(),
        obstacle: '',
        clerk_note: 'asked on paper as well',
      },
    });
    const player = await read()
      .selectFrom('player')
      .selectAll()
      .where('id', '=', asha.playerId)
      .executeTakeFirstOrThrow();
    expect(player).toMatchObject({
      phone: `erased ${asha.playerId}`,
      name: '',
      mail: '',
      gender: 0,
      birthDate: null,
      location: '',
      job: '',
      disabled: true,
    });
    for (const table of ['playerDevice', 'keptChoices', 'messageChoice'] as const) {
      const kept = read().selectFrom(table).select('playerId');
      expect(await kept.where('playerId', '=', asha.playerId).execute()).toEqual([]);
    }
    expect(await messagesTo(phone)).toEqual([]);
    expect(await world.access.authenticate(asha.token)).toEqual({ kind: 'visitor' });
    expect(await logIn(phone)).toEqual(refusal('login-failed'));
  });

  test('[PDP-10] money records, consents and the wish itself stay', async () => {
    await world.give(asha.playerId, shillings(4_000));
    await world.payments.routes['withdraw/add'](
      { request_key: 'a-request-of-hers', pay_type: operators.mpesa.id, amount: 4_000 },
      contextOf(asha),
    );
    const { id } = await read()
      .selectFrom('withdrawal')
      .select('id')
      .where('playerId', '=', asha.playerId)
      .executeTakeFirstOrThrow();
    world.party.answers.payout = { verdict: { kind: 'paid', receipt: 'PDP1' } };
    await world.runJob('send-withdrawal', { withdrawalId: id.toString() });
    const kept = async () => ({
      statement: await world.wallet.statementOf(read(), {
        playerId: asha.playerId,
        purse: 'cash',
        lines: 10,
      }),
      withdrawals: await read().selectFrom('withdrawal').selectAll().where('id', '=', id).execute(),
      consents: await read()
        .selectFrom('consent')
        .selectAll()
        .where('playerId', '=', asha.playerId)
        .execute(),
    });
    await ask();
    const before = await kept();
    expect(await carryOut()).toMatchObject({ kind: 'answer' });
    expect(before.statement.length).toBeGreaterThan(1);
    expect(await kept()).toEqual(before);
    expect(await requests({ waiting: 0 })).toMatchObject({ count: 1 });
  });

  test('[PDP-12] ten at once do it once, and another changes nothing', async () => {
    await ask();
    const replies = await Promise.all(Array.from({ length: 10 }, () => carryOut()));
    await later();
    replies.push(await carryOut('another note'));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const written = await read()
      .selectFrom('activity')
      .select(['userId', 'userKind'])
      .where('content', '=', `player ${asha.playerId} erased: asked on paper as well`)
      .execute();
    expect(written).toEqual([{ userId: clerk.caller.administratorId, userKind: 'administrator' }]);
  });

  test('[PDP-11] the phone can register anew, as somebody of whom nothing is known', async () => {
    await tellAboutOneself();
    await ask();
    await carryOut();
    const reply = await registerAgain();
    expect(reply).toMatchObject({ kind: 'answer' });
    if (reply.kind !== 'answer') throw new Error();
    expect(reply.content.user_info.id).not.toBe(asha.playerId.toString());
  });

  test('[PDP-11] who chose to stay away does not come back before the end of it', async () => {
    await world.protection.routes['play_pause/add'](
      { length: 'exclusion-half-year' },
      contextOf(asha),
    );
    await ask();
    await carryOut();
    expect(await registerAgain()).toEqual(refusal('phone-paused'));
    const markers = await read().selectFrom('pausedPhone').select('phoneHash').execute();
    expect(JSON.stringify(markers)).not.toContain(phone);
    // From 1 March six months are 184 days.
    world.clock.advance({ minutes: 185 * 24 * 60 });
    expect(await registerAgain()).toMatchObject({ kind: 'answer' });
  });
});

/** With bonus money, which by itself stands in nobody's way. */
/** Balance that was converted. */
async function giveCoin(playerId: bigint): Promise<void> {
  const to = purseOf(playerId, 'racing-coin');
  const postings = transfer({ from: house('corrections'), to, amount: shillings(1) });
  const key = `coin ${playerId}`;
  await world.database.transact((tx) =>
    world.wallet.append(tx, { key, cause: 'balance-change', postings }),
  );
}

async function placeBet(playerId: bigint): Promise<void> {
  await world.database.transact(async (tx) => {
    const { id: termsId } = await tx
      .insertInto('betTerms')
      .values({ content: JSON.stringify({ of: playerId.toString() }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const bet = { id: playerId << 20n, playerId, serialNumber: 'B0123456789', termsId };
    const request = { requestKey: 'a-request-of-hers', requestHash: '' };
    const money = { stake: 100n, profit: 0n, winBonus: 0n, tax: 0n, payout: 0n };
    const terms = { type: 1, status: 2, systemSize: 0, legCount: 1, totalOdds: 200 };
    const from = { paidWith: 'credit', device: 'phone', placedAt: world.clock.now() };
    await tx
      .insertInto('betOrder')
      .values({ ...bet, ...request, ...money, ...terms, ...from })
      .execute();
  });
}

describe('what keeps it from being carried out', () => {
  test('[PDP-13] nobody is forgotten who has not asked', async () => {
    expect(await carryOut()).toEqual(refusal('erasure-not-asked'));
    expect(await requests()).toMatchObject({ count: 0 });
  });

  const pending: readonly [string, () => Promise<unknown>][] = [
    ['balance-left', () => world.give(asha.playerId, shillings(1))],
    ['balance-left', () => giveCoin(asha.playerId)],
    [
      'money-held',
      async () => {
        await world.give(asha.playerId, shillings(4_000));
        await world.payments.routes['withdraw/add'](
          { request_key: 'a-request-of-hers', pay_type: operators.mpesa.id, amount: 4_000 },
          contextOf(asha),
        );
      },
    ],
    [
      'payment-open',
      () =>
        world.payments.routes['recharge/add'](
          {
            request_key: 'a-request-of-hers',
            pay_type: operators.mpesa.id,
            phone: '',
            amount: 4_000,
          },
          contextOf(asha),
        ),
    ],
    ['bet-open', () => placeBet(asha.playerId)],
  ];
  test.each(pending)(
    '[PDP-13] %s is refused by name, told in the list, and nothing changes',
    async (code, happen) => {
      await happen();
      await ask();
      const before = await read()
        .selectFrom('player')
        .selectAll()
        .where('id', '=', asha.playerId)
        .executeTakeFirstOrThrow();
      expect(await carryOut()).toEqual(refusal(code));
      expect(
        await read()
          .selectFrom('player')
          .selectAll()
          .where('id', '=', asha.playerId)
          .executeTakeFirstOrThrow(),
      ).toEqual(before);
      const listed = await requests({ waiting: 1 });
      expect(listed).toMatchObject({
        count: 1,
        content: [
          {
            phone: maskedPhone(phone),
            carried_out_at: null,
            obstacle: expect.stringMatching(/^There is /),
          },
        ],
      });
      if (listed.kind !== 'answer') throw new Error();
      expect(registry['personal_data/requests'].output.parse(listed.content)).toEqual(
        listed.content,
      );
      expect((await world.access.authenticate(asha.token)).kind).toBe('player');
    },
  );

  test('[PDP-14] money for who is being forgotten finds a balance in the way or nobody', async () => {
    await ask();
    const payment = { receipt: `PDP${phone}`, amount: '200000', phone, reference: phone };
    const payBill = () =>
      world.payments
        .takeCallback('mpesa', callbackOf({ kind: 'paybill', payment }))
        .then((answered) => answered?.body)
        .catch(() => 'asked again later');
    const [told, reply] = await Promise.all([payBill(), carryOut()]);
    const cash = await world.balanceOf(asha.playerId);
    expect([
      ['taken', 'refusal', shillings(2_000)],
      ['reference-unknown', 'answer', 0n],
      ['asked again later', 'answer', 0n],
    ]).toContainEqual([told, reply.kind, cash]);
    if (reply.kind === 'answer') expect(await payBill()).toBe('reference-unknown');
  });

  test('[PDP-14] the tables themselves take no payment for who was forgotten', async () => {
    await ask();
    await carryOut();
    const deposit = world.database.transact((tx) =>
      tx
        .insertInto('deposit')
        .values({
          serialNumber: 'DPDP',
          playerId: asha.playerId,
          way: 'paybill',
          operator: 'mpesa',
          channel: 'mpesa',
          phone,
          amount: 100n,
          state: 'asking',
          reference: 'PDP',
          createdAt: world.clock.now(),
        })
        .execute(),
    );
    await expect(deposit).rejects.toThrow('was erased');
    const byHand = world.payments.routes['recharge/update'](
      {
        request_key: 'by-hand-for-nobody',
        phone: '',
        user_id: asha.playerId.toString(),
        pay_type: operators.mpesa.id,
        receipt_number: 'PDPHAND',
        amount: 100,
        note: 'late',
      },
      clerk,
    );
    expect(await byHand).toEqual(refusal('player-unknown'));
  });
});

test('[APR-62] wishes to be forgotten are counted until they are carried out, red after a week', async () => {
  const { queues } = createPersonalData(parts());
  const nodes = new Set(['personal_data/requests']);
  const looker = { ...clerk, caller: { ...clerk.caller, nodes } };
  const count = async () => {
    const reply = await queueRoutes({ ...world, queues })['queue/counts']({}, looker);
    return reply.kind === 'answer' ? reply.content.counts[0] : undefined;
  };
  const before = (await count())?.count ?? 0;
  await ask();
  expect(await count()).toMatchObject({ node: 'personal_data/requests', count: before + 1 });
  world.clock.advance({ minutes: 7 * 24 * 60 + 1 });
  expect(await count()).toMatchObject({ count: before + 1, tone: 'overdue' });
  await carryOut();
  expect((await count())?.count ?? 0).toBe(before);
});

describe('before it is carried out', () => {
  test('[PDP-08] what was taken back is neither listed nor carried out', async () => {
    await ask();
    expect(await requests()).toMatchObject({ count: 1 });
    await world.players.routes['personal_data/keep']({}, contextOf(asha));
    expect(await requests()).toMatchObject({ count: 0 });
    expect(await carryOut()).toEqual(refusal('erasure-not-asked'));
    expect(await standing()).toEqual({ asked_at: null, obstacles: [] });
  });

  test('[PDP-09] everything that stands in the way is told by name', async () => {
    await world.give(asha.playerId, shillings(50_000));
    const reply = await world.payments.routes['withdraw/add'](
      {
        request_key: `leaving-${asha.playerId}-0001`,
        pay_type: operators.mpesa.id,
        amount: 20_000,
      },
      contextOf(asha),
    );
    expect(reply.kind).toBe('answer');
    await ask();
    expect(await standing()).toEqual({
      asked_at: world.clock.now().toISOString(),
      obstacles: ['balance-left', 'money-held', 'payment-open'],
    });
  });
});
