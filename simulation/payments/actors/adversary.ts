import { setTimeout as delay } from 'node:timers/promises';
import type { Action, Actor } from '../../actors/actor.ts';
import type { Chance } from '../../chance.ts';
import type { Knobs } from '../../world/mobile-money.ts';
import {
  answerPhone,
  askDeposit,
  askWhatWaits,
  askWithdrawal,
  findRequest,
  type OperatorName,
  orderOperator,
  PAYERS,
  type Payer,
  type PaymentsScene,
  partyOf,
  readLedger,
  readOwnPayments,
} from '../scene.ts';
import {
  forgedMessage,
  inventedNumber,
  inventedReceipt,
  type Lie,
  post,
} from './forged-messages.ts';
import { DEPOSIT, WITHDRAWAL } from './payers.ts';

/**
 * Knows every reference, number and receipt, plays one of the players, and sends the house whatever
 * an operator could have sent, at any moment of a payment. Has nobody's key.
 */
export const adversary: Actor<PaymentsScene> = {
  name: 'adversary',
  weight: 14,
  draw: (chance) => chance.byWeight(moves).draw(chance),
};

type Move = { readonly weight: number; readonly draw: (chance: Chance) => Action<PaymentsScene> };

const moves: readonly Move[] = [
  { weight: 8, draw: attackingDeposit },
  { weight: 6, draw: attackingWithdrawal },
  { weight: 3, draw: lyingAboutAnything },
  { weight: 1, draw: flooding },
];

const sayings = { deposit: ['paid', 'paid', 'paid', 'refused', 'nothing clear'] } as const;
const sayingsOfWithdrawal = ['refused', 'refused', 'refused', 'paid', 'nothing clear'] as const;

/** Operators whose messages nobody signs come more often. */
const victims = ['mpesa', 'mpesa', 'mpesa', 'halopesa', 'halopesa', 'airtel', 'mixx'] as const;

const numbers = [
  'right',
  'invented',
  'invented',
  'of a payout',
  'of a payout',
  'of a deposit',
] as const;
type NumberKind = (typeof numbers)[number];

/** When the forged message comes, and how the operator is so slow that it can. */
const moments = {
  'before the answer': { answerDelayMs: 800 },
  'while the phone shows it': {},
  'with the answer lost': { line: 'answer-cut', callbacks: 'never' },
  'with the operator away': { line: 'dropped' },
} as const satisfies Readonly<Record<string, Knobs>>;

const depositMoments = [
  'before the answer',
  'before the answer',
  'while the phone shows it',
  'with the answer lost',
  'with the operator away',
] as const;

type Drawn = {
  readonly place: number;
  readonly operator: OperatorName;
  readonly amount: number;
  readonly key: string;
  readonly number: NumberKind;
  readonly says: Lie['says'];
  readonly times: number;
  /** For a payout before it. */
  readonly earlier: { readonly amount: number; readonly key: string };
};

type AttackOptions = { readonly amounts: typeof DEPOSIT; readonly says: readonly Lie['says'][] };

function drawAttack(chance: Chance, { amounts, says }: AttackOptions): Drawn {
  return {
    place: chance.integer({ from: 0, to: PAYERS - 1 }),
    operator: chance.pick(victims),
    amount: chance.integer(amounts),
    key: `simulated-${chance.word()}`,
    number: chance.pick(numbers),
    says: chance.pick(says),
    times: chance.integer({ from: 1, to: 3 }),
    earlier: { amount: chance.integer(WITHDRAWAL), key: `simulated-${chance.word()}` },
  };
}

const saysOf = ({ says, times, number }: Drawn): string =>
  `forges "${says}" ${times} times with the number ${number}`;

/** Deposits, forges the operator's word about it, and then pays or does not. */
function attackingDeposit(chance: Chance): Action<PaymentsScene> {
  const drawn = drawAttack(chance, { amounts: DEPOSIT, says: sayings.deposit });
  const moment = chance.pick(depositMoments);
  const answer = chance.pick(['refuse', 'ignore', 'ignore', 'approve'] as const);
  const { place, operator, amount, key } = drawn;
  return {
    says: `the adversary as player ${place} deposits ${amount} by ${operator}, ${saysOf(drawn)} ${moment}, and on the phone: ${answer}`,
    play: async (scene) => {
      const payer = payerAt(scene, place);
      const party = partyOf(scene, operator);
      if (drawn.number === 'of a payout') await payOutBefore(scene, payer, drawn);
      await orderOperator(scene, party, moments[moment]);
      if (!(await askDeposit(scene, payer, { operator, amount, key }))) return;
      await lie(scene, payer, { ...drawn, way: 'in' });
      await answerPhone(scene, { phone: payer.phone, amount }, answer);
    },
  };
}

const withdrawalMoments = {
  'while it is slow': { payoutDelayMs: 500 },
  'before the answer': { payoutDelayMs: 600, answerDelayMs: 300 },
  'with the answer lost': { line: 'answer-cut', payoutDelayMs: 500 },
  'with the operator away': { line: 'dropped' },
} as const satisfies Readonly<Record<string, Knobs>>;

/** Withdraws, and forges the operator's word about it while the operator takes its time. */
function attackingWithdrawal(chance: Chance): Action<PaymentsScene> {
  const drawn = drawAttack(chance, { amounts: WITHDRAWAL, says: sayingsOfWithdrawal });
  const names = Object.keys(withdrawalMoments) as (keyof typeof withdrawalMoments)[];
  const moment = chance.pick(names);
  const { place, operator, amount, key } = drawn;
  return {
    says: `the adversary as player ${place} withdraws ${amount} by ${operator}, ${saysOf(drawn)} ${moment}`,
    play: async (scene) => {
      const payer = payerAt(scene, place);
      await orderOperator(scene, partyOf(scene, operator), withdrawalMoments[moment]);
      if (!(await askWithdrawal(scene, payer, { operator, amount, key }))) return;
      await lie(scene, payer, { ...drawn, way: 'out' });
    },
  };
}

const payerAt = ({ payers }: PaymentsScene, place: number): Payer => {
  const payer = payers[place];
  if (!payer) throw new Error(`there is no player ${place}`);
  return payer;
};

/** So that there is a payout of the same player by the same operator to name. */
async function payOutBefore(scene: PaymentsScene, payer: Payer, drawn: Drawn): Promise<void> {
  const { operator, earlier } = drawn;
  await orderOperator(scene, partyOf(scene, operator), {});
  const isAsked = await askWithdrawal(scene, payer, { operator, ...earlier });
  if (isAsked) await findRequest(scene, { way: 'out', phone: payer.phone, amount: earlier.amount });
}

const BETWEEN_MS = 40;

type Attack = Drawn & { readonly way: Lie['way'] };

async function lie(scene: PaymentsScene, payer: Payer, attack: Attack): Promise<void> {
  const { way, amount, operator, says, times } = attack;
  const { phone } = payer;
  const party = partyOf(scene, operator);
  const reference = await referenceOf(scene, { way, phone, amount });
  if (reference === undefined) return;
  const number = await numberOf(scene, attack, { phone, reference });
  const receipt = inventedReceipt();
  const about = { party, way, reference, phone, amount, says, number, receipt };
  for (let sent = 0; sent < times; sent += 1) {
    await post(scene, forgedMessage(about));
    await delay(BETWEEN_MS);
  }
}

/** From the operator, or from the house where the operator never heard of it. */
async function referenceOf(
  scene: PaymentsScene,
  sought: Pick<Lie, 'way' | 'phone' | 'amount'>,
): Promise<string | undefined> {
  const heard = await findRequest(scene, sought);
  if (heard) return heard.reference;
  const { way, phone, amount } = sought;
  const own = await readOwnPayments(scene);
  return own.findLast((one) => one.way === way && one.phone === phone && one.amount === amount)
    ?.reference;
}

/** The operator's own number for this payment, for another one, or for none. */
async function numberOf(
  scene: PaymentsScene,
  { number, operator }: Attack,
  { phone, reference }: Pick<Lie, 'phone' | 'reference'>,
): Promise<string> {
  const party = partyOf(scene, operator);
  const { requests } = await readLedger(scene);
  const others = requests.filter((one) => one.party === party && one.reference !== reference);
  const newest = (way: Lie['way']) =>
    others.findLast((one) => one.way === way && one.phone === phone && one.state === 'paid') ??
    others.findLast((one) => one.way === way && one.state === 'paid');
  const found = {
    right: () => requests.find((one) => one.reference === reference),
    invented: () => undefined,
    'of a payout': () => newest('out'),
    'of a deposit': () => newest('in'),
  }[number]();
  return found?.id ?? inventedNumber();
}

/** About any payment of anybody, wherever it stands. */
function lyingAboutAnything(chance: Chance): Action<PaymentsScene> {
  const at = chance.fraction();
  const says = chance.pick(['paid', 'refused', 'nothing clear'] as const);
  const isRight = chance.pick([true, false]);
  return {
    says: `the adversary says "${says}" of payment ${at.toFixed(3)} with the ${isRight ? 'right' : 'wrong'} number`,
    play: async (scene) => {
      const own = await readOwnPayments(scene);
      const about = own[Math.floor(at * own.length)];
      if (!about) return;
      const { requests } = await readLedger(scene);
      const request = requests.find(({ reference }) => reference === about.reference);
      const number = isRight ? (request?.id ?? inventedNumber()) : inventedNumber();
      const { way, reference, phone, amount } = about;
      const party = request?.party ?? (about.channel as Lie['party']);
      const forged = { party, way, reference, phone, amount, says, number };
      await post(scene, forgedMessage({ ...forged, receipt: inventedReceipt() }));
    },
  };
}

/** More than the house will ever ask about one payment. */
const FLOOD = 104;
const FLOOD_AT_ONCE = 8;

/** So many triggers that nothing is left to ask with when the payment is made. */
function flooding(chance: Chance): Action<PaymentsScene> {
  const place = chance.integer({ from: 0, to: PAYERS - 1 });
  const amount = chance.integer(DEPOSIT);
  const key = `simulated-${chance.word()}`;
  return {
    says: `the adversary makes the house ask ${FLOOD} times about ${amount} of player ${place}, who then pays`,
    play: async (scene) => {
      const payer = payerAt(scene, place);
      await orderOperator(scene, 'mpesa', { callbacks: 'never', promptLifetimeMs: 20_000 });
      if (!(await askDeposit(scene, payer, { operator: 'mpesa', amount, key }))) return;
      const { phone } = payer;
      const request = await findRequest(scene, { way: 'in', phone, amount });
      if (!request) return;
      const { id: number, reference, party } = request;
      const about = { party, way: 'in', reference, phone, amount, number } as const;
      const forged = forgedMessage({ ...about, says: 'nothing clear', receipt: 'N/A' });
      for (let sent = 0; sent < FLOOD; sent += FLOOD_AT_ONCE) {
        await Promise.all(Array.from({ length: FLOOD_AT_ONCE }, () => post(scene, forged)));
      }
      // Whatever the house still means to ask by itself is asked before there is anything to hear.
      await askWhatWaits(scene);
      await answerPhone(scene, { phone, amount }, 'approve');
    },
  };
}
