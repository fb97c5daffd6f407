import { billPurses, billTypes } from '@kipute/contract/constants/money/bills';
import { payStatuses } from '@kipute/contract/constants/money/payments';
import type { Answered } from '../../world/wire.ts';
import { type Payer, type PaymentsScene, readOwnPayments } from '../scene.ts';

/** Money that came into a purse, by the statement its player reads. */
export type Credit = {
  readonly serial: string;
  /** Of the player. */
  readonly phone: string;
  /** Whole shillings, and cents if there are any. */
  readonly amount: number;
  /** Ours for the payment, and the receipt that the house shows. */
  readonly reference: string;
  readonly receipt: string;
};

export type Payout = Credit & {
  readonly stage: 'open' | 'paid' | 'returned';
  /** What the statement says was taken and was given back, in shillings. */
  readonly taken: number;
  readonly givenBack: number;
};

/** Listed for a clerk. */
export type Doubtful = {
  readonly way: 'in' | 'out';
  readonly serial: string;
  readonly reference: string;
  readonly phone: string;
  readonly amount: number;
  readonly receipt: string;
  /** Nothing is left to be ended by hand. */
  readonly isOver: boolean;
  readonly upTo: string | null;
};

/** A deposit that is neither credited nor void. */
type OpenDeposit = {
  readonly serial: string;
  readonly phone: string;
  readonly amount: number;
};

export type HouseBooks = {
  readonly credits: readonly Credit[];
  readonly payouts: readonly Payout[];
  readonly doubtful: readonly Doubtful[];
  readonly openDeposits: readonly OpenDeposit[];
  /** Lines of a statement that no payment explains. */
  readonly strange: readonly string[];
};

const firstPage = { page: 1, page_size: 100 };
const statement = { ...firstPage, type: billPurses.balance };
const creditTypes: ReadonlySet<number> = new Set([
  billTypes.deposit.id,
  billTypes['deposit-by-hand'].id,
  billTypes['ussd-deposit'].id,
]);

/** As the players and the clerks see them, by the calls of their own pages. */
export async function readHouseBooks(scene: PaymentsScene): Promise<HouseBooks> {
  const perPayer = await Promise.all(scene.payers.map((payer) => readPayer(scene, payer)));
  const doubtful = await readDoubtful(scene);
  const own = await readOwnPayments(scene);
  const referenceOf = new Map(own.map(({ serial, reference }) => [serial, reference]));
  const named = <Row extends { readonly serial: string }>(row: Row) => ({
    ...row,
    reference: referenceOf.get(row.serial) ?? '',
  });
  const phones = new Set(scene.payers.map(({ phone }) => phone));
  return {
    credits: perPayer.flatMap(({ credits }) => credits.map(named)),
    payouts: perPayer.flatMap(({ payouts }) => payouts.map(named)),
    // Those of earlier seeds are still listed, and are nobody's here.
    doubtful: doubtful.filter(({ phone }) => phones.has(phone)).map(named),
    openDeposits: perPayer.flatMap(({ openDeposits }) => openDeposits),
    strange: perPayer.flatMap(({ strange }) => strange),
  };
}

async function readPayer({ house }: PaymentsScene, { page, phone }: Payer) {
  // The money first: what moves while we look is explained by payments that are read later.
  const bills = await content(house.call(page, (api) => api.bill.inquire(statement)));
  const [deposits, withdrawals] = await Promise.all([
    content(house.call(page, (api) => api.recharge.inquire(firstPage))),
    content(house.call(page, (api) => api.withdraw.inquire(firstPage))),
  ]);
  const receiptOf = new Map(
    deposits.map(({ serial_number, carrier_order_number }) => [
      serial_number,
      carrier_order_number,
    ]),
  );
  const sumOf = (serial: string, type: number) =>
    bills
      .filter((bill) => bill.serial_number === serial && bill.type === type)
      .reduce((sum, { change_amount }) => sum + change_amount, 0);
  const known = new Set(withdrawals.map(({ serial_number }) => serial_number));
  const isCredit = ({ type }: (typeof bills)[number]) => creditTypes.has(type);
  const isOfWithdrawal = ({ type, serial_number }: (typeof bills)[number]) =>
    (type === billTypes.withdrawal.id || type === billTypes['withdrawal-returned'].id) &&
    known.has(serial_number);
  return {
    credits: bills.filter(isCredit).map(({ serial_number, change_amount }) => ({
      ...{ serial: serial_number, phone, amount: change_amount },
      receipt: receiptOf.get(serial_number) ?? '',
    })),
    payouts: withdrawals.map(({ serial_number, amount, stage, carrier_order_number }) => ({
      ...{ serial: serial_number, phone, amount, receipt: carrier_order_number },
      stage: stage === 'paid' || stage === 'returned' ? stage : ('open' as const),
      taken: -sumOf(serial_number, billTypes.withdrawal.id),
      givenBack: sumOf(serial_number, billTypes['withdrawal-returned'].id),
    })),
    openDeposits: deposits
      .filter(({ pay_status }) => pay_status === payStatuses.processing.id)
      .map((one) => ({ serial: one.serial_number, phone, amount: one.amount_payable })),
    strange: bills
      .filter((bill) => !isCredit(bill) && !isOfWithdrawal(bill))
      .map(({ type, serial_number, change_amount }) => `${type} ${serial_number} ${change_amount}`),
  };
}

/** Whatever lists payments for a clerk belongs here: what stands in none of them is lost. */
async function readDoubtful({ house, clerk }: PaymentsScene) {
  const wanted = { ...firstPage, attention: 1 as const };
  const [deposits, withdrawals] = await Promise.all([
    content(house.call(clerk, (api) => api.recharge.manage(wanted))),
    content(house.call(clerk, (api) => api.withdraw.manage(wanted))),
  ]);
  const shared = (one: (typeof deposits)[number] | (typeof withdrawals)[number]) => ({
    ...{ serial: one.serial_number, phone: one.phone, receipt: one.carrier_order_number },
    ...{ isOver: one.pay_status !== payStatuses.processing.id, upTo: one.attention_up_to },
  });
  return [
    ...deposits.map((one) => ({ ...shared(one), way: 'in' as const, amount: one.amount_payable })),
    ...withdrawals.map((one) => ({ ...shared(one), way: 'out' as const, amount: one.amount })),
  ];
}

/** A list that cannot be read proves nothing, so it is a broken law. */
async function content<Row>(
  asked: Promise<Answered<{ readonly content: readonly Row[] }>>,
): Promise<readonly Row[]> {
  const answered = await asked;
  if (answered.answer === 'done') return answered.content.content;
  throw new Error(
    `the books cannot be read: ${answered.answer === 'refused' ? answered.code : 'no answer'}`,
  );
}
