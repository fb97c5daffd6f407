import { operators } from '@kipute/contract/constants/money/operators';
import { type CallRequest, registry } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../../players/fixtures/account-steps.ts';
import { paymentSteps } from '../fixtures/payment-steps.ts';
import { createPaymentsOffice, type PaymentsOffice } from '../fixtures/payments-office.ts';
import { inProgress, paid } from '../fixtures/scripted-party.ts';

let office: PaymentsOffice;
let asha: bigint;
let receipt: string;
beforeAll(async () => {
  office = await createPaymentsOffice();
});
beforeEach(async () => {
  asha = await office.newPlayer();
  receipt = `QK${asha}`;
});
afterAll(() => office.close());

const { phoneOf, promptDeposit, sendWithdrawal, tellOutcome, payBill } = paymentSteps(() => office);
const routes = () => office.payments.routes;
const { mpesa, airtel } = operators;

type Wish = Partial<CallRequest<'recharge/update'>>;
const credit = (wish: Wish = {}, by = office.clerk) =>
  routes()['recharge/update'](
    {
      request_key: `by-hand-${receipt}`,
      phone: '',
      ...(wish.phone === undefined && { user_id: asha.toString() }),
      pay_type: mpesa.id,
      receipt_number: receipt,
      amount: 7_000,
      note: 'in the statement of the day',
      ...wish,
    },
    by,
  );
const manage = (wish: Partial<CallRequest<'recharge/manage'>> = {}) =>
  routes()['recharge/manage']({ page: 1, page_size: 10, ...wish }, office.clerk);
const balance = () => office.balanceOf(asha);

async function prompted(amount = 7_000) {
  const carrierReference = `conversation-${asha}`;
  office.party.answers.request = inProgress(carrierReference);
  const deposit = await promptDeposit({ playerId: asha, amount });
  const tellPaid = () => tellOutcome({ ...deposit, carrierReference }, { kind: 'paid', receipt });
  return { ...deposit, tellPaid };
}
const payFromMenu = () => payBill({ playerId: asha, receipt, amount: shillings(7_000) });

describe('crediting by hand', () => {
  test('[PAY-33] what stands in the statement comes into the balance, and who did it stays known', async () => {
    const reply = await credit();
    expect(reply).toMatchObject({
      content: {
        deed: { outcome: 'done', proposal_id: null },
        recharge: {
          user_id: asha.toString(),
          pay_status: 2,
          way: 3,
          carrier_order_number: receipt,
          amount_payable: 7_000,
          clerk_note: 'in the statement of the day',
          attention: 0,
        },
      },
    });
    if (reply.kind !== 'answer') throw new Error();
    expect(registry['recharge/update'].output.parse(reply.content)).toEqual(reply.content);
    expect(await balance()).toBe(shillings(7_000));
    const [line] = await office.wallet.statementOf(office.database.read, {
      playerId: asha,
      purse: 'cash',
      lines: 1,
    });
    expect(line).toMatchObject({ cause: 7, remark: receipt });
    expect(await office.decisionsNaming(receipt)).toEqual([
      {
        userId: office.clerk.caller.administratorId,
        content: `${reply.content.recharge?.serial_number} credited by hand, receipt ${receipt}: in the statement of the day`,
      },
    ]);
  });

  test('[PAY-33] the player is found by phone as well', async () => {
    const phone = `0${(await phoneOf(asha)).slice(3)}`;
    expect(await credit({ phone })).toMatchObject({ kind: 'answer' });
    expect(await balance()).toBe(shillings(7_000));
  });

  const refusals: readonly [string, Wish, string][] = [
    ['nobody’s number', { phone: '0754999111' }, 'player-unknown'],
    ['nobody’s id', { user_id: '9999999999999999999' }, 'player-unknown'],
    ['no amount', { amount: 0 }, 'amount-out-of-range'],
    ['more than a payment can be', { amount: 3_000_001 }, 'amount-out-of-range'],
    ['phone and id at once', { phone: '0754999111', user_id: '1' }, 'parameter-invalid'],
    ['neither phone nor id', { phone: '' }, 'parameter-invalid'],
  ];
  test.each(refusals)('[PAY-33] %s is refused and nothing is written', async (_, wish, code) => {
    expect(await credit(wish)).toEqual(refusal(code));
    expect(await manage({ carrier_order_number: receipt })).toMatchObject({ count: 0 });
  });

  test('[PAY-34] the same intention again is answered as before, another under it is refused', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => credit()));
    const serials = replies.map(
      (reply) => reply.kind === 'answer' && reply.content.recharge?.serial_number,
    );
    expect(new Set(serials).size).toBe(1);
    expect(await credit({ amount: 8_000 })).toEqual(refusal('request-key-used'));
    expect(await credit({ receipt_number: `${receipt}X` })).toEqual(refusal('request-key-used'));
    expect(await balance()).toBe(shillings(7_000));
  });

  test('[PAY-34] two clerks at once credit once', async () => {
    const wishes = Array.from({ length: 6 }, (_, place) =>
      credit(
        { request_key: `by-hand-number-${place}` },
        place % 2 ? office.clerk : office.otherClerk,
      ),
    );
    const replies = await Promise.all(wishes);
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(replies.filter(({ kind }) => kind === 'refusal')).toEqual(
      Array.from({ length: 5 }, () => refusal('receipt-used')),
    );
    expect(await balance()).toBe(shillings(7_000));
  });

  test('[PAY-74] a callback and a clerk at once credit once: the open prompt goes first', async () => {
    const { id, tellPaid } = await prompted();
    const [, reply] = await Promise.all([tellPaid(), credit()]);
    expect(await balance()).toBe(shillings(7_000));
    const { state } = await office.database.read
      .selectFrom('deposit')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([reply.kind, state]).toEqual(['refusal', 'paid']);
  });

  test('[PAY-34] a payment from the menu and a clerk at once credit once', async () => {
    await Promise.all([payFromMenu(), credit(), payFromMenu()]);
    expect(await balance()).toBe(shillings(7_000));
  });

  test('[PAY-34] what was claimed by the player cannot be credited by hand, in no spelling', async () => {
    const claimed = { receipt: receipt.toLowerCase(), amount: shillings(7_000) };
    const phone = await phoneOf(asha);
    office.party.receipts = { ...claimed, phone, reference: phone };
    const claim = { pay_type: mpesa.id, receipt_number: receipt };
    expect(await routes()['recharge/claim'](claim, office.as(asha))).toMatchObject({
      kind: 'answer',
    });
    expect(await credit()).toEqual(refusal('receipt-used'));
    expect(await balance()).toBe(shillings(7_000));
  });

  test('[PAY-34] another channel of the operator does not make it another payment', async () => {
    await credit();
    await office.database.transact((tx) =>
      tx
        .updateTable('deposit')
        .set({ channel: 'left-us' })
        .where('receipt', '=', receipt)
        .execute(),
    );
    expect(await credit({ request_key: 'by-hand-once-more' })).toEqual(refusal('receipt-used'));
  });

  const spellings: readonly [string, (number: string) => string][] = [
    ['of another operator', (number) => number],
    ['with a leading zero', (number) => `0${number}`],
    ['with a blank and in small letters', (number) => ` ${number.toLowerCase()} `],
  ];
  test.each(spellings)('[PAY-71] a number %s is the same number', async (_, spelt) => {
    await credit();
    const again = { request_key: 'by-hand-once-again', receipt_number: spelt(receipt) };
    expect(await credit({ ...again, pay_type: airtel.id })).toEqual(refusal('receipt-used'));
    expect(await balance()).toBe(shillings(7_000));
  });

  test('[PAY-71] our own numbers and those of a payout are no receipts', async () => {
    const { serialNumber } = await prompted(2_000);
    const { reference } = await office.database.read
      .selectFrom('deposit')
      .select('reference')
      .where('serialNumber', '=', serialNumber)
      .executeTakeFirstOrThrow();
    await office.give(asha, shillings(5_000));
    office.party.answers.payout = paid(`PAYOUT${asha}`);
    await sendWithdrawal({ playerId: asha, amount: 5_000 });
    const numbers = [serialNumber, reference, `conversation-${asha}`, `PAYOUT${asha}`];
    for (const [place, receipt_number] of numbers.entries()) {
      const wish = { request_key: `by-hand-own-number-${place}`, receipt_number };
      expect(await credit(wish), receipt_number).toEqual(refusal('receipt-used'));
    }
  });

  test('[PAY-74] money of an open prompt is not credited beside it: the prompt is shown first', async () => {
    const { serialNumber, tellPaid, id } = await prompted();
    expect(await credit()).toEqual(refusal('open-deposit-matches'));
    expect(await manage({ serial_number: serialNumber })).toMatchObject({
      content: [{ attention: 1, attention_why: expect.stringContaining(receipt) }],
    });
    await tellPaid();
    office.party.answers.status = paid(receipt);
    await office.runJob('ask-about-deposit', { depositId: id.toString() });
    expect(await balance()).toBe(shillings(7_000));
    expect(await credit()).toEqual(refusal('receipt-used'));
  });
});

describe('the list of deposits', () => {
  test('[PAY-32] is narrowed by player, status and numbers, newest first', async () => {
    const { serialNumber } = await prompted(2_000);
    await credit();
    const all = await manage({ user_id: asha.toString() });
    expect(all).toMatchObject({ count: 2, content: [{ way: 3 }, { way: 1 }] });
    const filters: readonly Partial<CallRequest<'recharge/manage'>>[] = [
      { pay_status: 1 },
      { serial_number: serialNumber },
      { attention: 0, pay_status: 1 },
    ];
    for (const filter of filters) {
      expect(await manage({ ...filter, user_id: asha.toString() })).toMatchObject({
        count: 1,
        content: [{ serial_number: serialNumber }],
      });
    }
    expect(await manage({ carrier_order_number: receipt })).toMatchObject({
      count: 1,
      content: [{ carrier_order_number: receipt, user_id: asha.toString() }],
    });
    expect(await manage({ user_id: '9999999999999999999' })).toMatchObject({ count: 0 });
  });
});
