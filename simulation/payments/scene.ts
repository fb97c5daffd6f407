import { setTimeout as delay } from 'node:timers/promises';
import { operators } from '@kipute/contract/constants/money/operators';
import {
  type AnyParty,
  everyParty,
  type Knobs,
  type Ledger,
  type LedgerRequest,
  type MobileMoney,
  type Prompt,
  type PromptAnswer,
} from '../world/mobile-money.ts';
import type { CallbackRelay } from './world/callback-relay.ts';
import type { Arrangement, Page } from './world/payments-house.ts';
import type { PaymentsHouse } from './world/payments-world.ts';

export type OperatorName = keyof typeof operators;
export const operatorNames = Object.keys(operators) as readonly OperatorName[];

/** Few enough that one's own payments meet each other. */
export const PAYERS = 4;

/** A player of this seed, who nobody was before. */
export type Payer = {
  /** As it is typed at an operator's menu. */
  readonly login: string;
  /** As operators write it. */
  readonly phone: string;
  readonly page: Page;
};

/** What the laws must know of what was played. */
type Played = {
  /** Operators that were told to say yes and no about one payment. */
  readonly contradicting: Set<AnyParty>;
  /** Answers of the house to forged messages that only a broken house gives. */
  readonly faults: string[];
  /** Set when the clerk has worked through the statements, at the end. */
  areStatementsRead: boolean;
};

export type PaymentsScene = {
  readonly operators: MobileMoney;
  readonly relay: CallbackRelay;
  readonly house: PaymentsHouse;
  readonly arrangement: Arrangement;
  readonly payers: readonly Payer[];
  readonly clerk: Page;
  /** When the seed began. */
  readonly since: string;
  readonly played: Played;
};

/** Who is asked on the operator's behalf. */
export function partyOf({ arrangement }: PaymentsScene, operator: OperatorName): AnyParty {
  if (operator === 'halopesa') return 'azampay';
  return operator === 'airtel' && arrangement !== 'direct' ? 'selcom' : operator;
}

/** Longer than somebody needs who means to answer, and soon over. */
const PROMPT_LIFETIME_MS = 900;

/** Lasts until the next order to this operator, or until the seed rests. */
export async function orderOperator(
  { operators: network, played }: PaymentsScene,
  party: AnyParty,
  knobs: Knobs,
): Promise<void> {
  if (knobs.callbacks === 'paid-then-refused' || knobs.callbacks === 'refused-then-paid') {
    played.contradicting.add(party);
  }
  await network.order(party, { promptLifetimeMs: PROMPT_LIFETIME_MS, ...knobs });
}

export async function calmOperators(scene: PaymentsScene): Promise<void> {
  scene.relay.holdNext([]);
  await Promise.all(everyParty.map((party) => orderOperator(scene, party, {})));
}

type Asked = {
  readonly operator: OperatorName;
  /** Whole shillings. */
  readonly amount: number;
  /** Of the page, once per intention. */
  readonly key: string;
};

/** True when it was acknowledged. */
export async function askDeposit(
  { house }: PaymentsScene,
  { page }: Payer,
  { operator, amount, key }: Asked,
): Promise<boolean> {
  const pay_type = operators[operator].id;
  const { answer } = await house.call<unknown>(page, (api) =>
    api.recharge.add({ request_key: key, pay_type, phone: '', amount }),
  );
  return answer === 'done';
}

export async function askWithdrawal(
  { house }: PaymentsScene,
  { page }: Payer,
  { operator, amount, key }: Asked,
): Promise<boolean> {
  const pay_type = operators[operator].id;
  const { answer } = await house.call<unknown>(page, (api) =>
    api.withdraw.add({ request_key: key, pay_type, amount }),
  );
  return answer === 'done';
}

/** What does not fit the wire's form is refused there; that is no news either. */
export async function claimReceipt(
  { house }: PaymentsScene,
  { page }: Payer,
  claim: { readonly operator: OperatorName; readonly receipt: string },
): Promise<void> {
  const { operator, receipt } = claim;
  await house.call<unknown>(page, (api) =>
    api.recharge.claim({ pay_type: operators[operator].id, receipt_number: receipt }),
  );
}

export const readLedger = ({ operators: network, since }: PaymentsScene): Promise<Ledger> =>
  network.ledger(since);

/** By then it does not come while anybody waits. */
const WAIT_MS = 1_200;
const LOOK_EVERY_MS = 40;

async function waitFor<Value>(
  look: () => Promise<Value | undefined>,
  withinMs: number = WAIT_MS,
): Promise<Value | undefined> {
  for (const deadline = Date.now() + withinMs; ; await delay(LOOK_EVERY_MS)) {
    const found = await look();
    if (found !== undefined || Date.now() > deadline) return found;
  }
}

type Sought = Pick<LedgerRequest, 'way' | 'phone' | 'amount'>;

/** Waits until the operator has heard of it. */
export function findRequest(
  scene: PaymentsScene,
  { way, phone, amount }: Sought,
): Promise<LedgerRequest | undefined> {
  return waitFor(async () => {
    const { requests } = await readLedger(scene);
    return requests.findLast(
      (one) => one.way === way && one.phone === phone && one.amount === amount,
    );
  });
}

export function findPrompt(
  { operators: network }: PaymentsScene,
  { phone, amount }: Pick<Sought, 'phone' | 'amount'>,
): Promise<Prompt | undefined> {
  return waitFor(async () => {
    const prompts = await network.promptsOn(phone);
    return prompts.find((prompt) => prompt.amount === amount);
  });
}

export async function answerPhone(
  scene: PaymentsScene,
  prompt: Pick<Sought, 'phone' | 'amount'>,
  answer: PromptAnswer,
): Promise<void> {
  const found = await findPrompt(scene, prompt);
  if (found) await scene.operators.answerPrompt(found, answer);
}

/** A payment of the house by its own numbers. */
type OwnPayment = {
  readonly serial: string;
  readonly reference: string;
  readonly way: 'in' | 'out';
  readonly channel: string;
  readonly phone: string;
  /** Whole shillings. */
  readonly amount: number;
};

/** No call shows a reference, and not every request reaches an operator who could tell it. */
const OWN_PAYMENTS = `
  select serial_number as serial, reference, 'in' as way, channel, phone,
    (amount / 100)::float8 as amount
  from deposit where created_at >= $1
  union all
  select serial_number, reference, 'out', channel, phone, (amount / 100)::float8
  from withdrawal where created_at >= $1`;

export const readOwnPayments = ({ house, since }: PaymentsScene): Promise<readonly OwnPayment[]> =>
  house.ask<OwnPayment>(OWN_PAYMENTS, [since]);

const QUESTIONS = `task_identifier ~ '(deposit|withdrawal|payment|paybill)'`;

/** Hours pass in a moment: whatever waits to ask an operator does it now. */
const HURRY = `
  select graphile_worker.reschedule_jobs(
    array(select id from graphile_worker.jobs
      where ${QUESTIONS} and locked_at is null and run_at > now()),
    run_at => now())`;

export async function hurryQuestions({ house }: PaymentsScene): Promise<void> {
  await house.ask(HURRY);
}

const QUESTIONS_WAIT_MS = 3_000;

/** Asks once what waits to be asked, and waits until it was. */
export async function askWhatWaits(scene: PaymentsScene): Promise<void> {
  await hurryQuestions(scene);
  const due = `select from graphile_worker.jobs where ${QUESTIONS} and run_at <= now()`;
  await waitFor(async () => {
    const left = await scene.house.ask(due);
    return left.length === 0 ? true : undefined;
  }, QUESTIONS_WAIT_MS);
}
