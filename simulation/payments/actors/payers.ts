import { setTimeout as delay } from 'node:timers/promises';
import type { Action, Actor } from '../../actors/actor.ts';
import type { Chance } from '../../chance.ts';
import {
  answerPhone,
  askDeposit,
  askWithdrawal,
  claimReceipt,
  findPrompt,
  operatorNames,
  orderOperator,
  PAYERS,
  type Payer,
  type PaymentsScene,
  partyOf,
  readLedger,
  readOwnPayments,
} from '../scene.ts';

/** Players who pay in by prompt and from the menu, show receipts, take out, and take a pause. */
export const payers: Actor<PaymentsScene> = {
  name: 'players',
  weight: 10,
  draw: (chance) => {
    const place = chance.integer({ from: 0, to: PAYERS - 1 });
    return chance.byWeight(deeds).draw({ place, chance });
  },
};

type Turn = { readonly place: number; readonly chance: Chance };
type Deed = { readonly weight: number; readonly draw: (turn: Turn) => Action<PaymentsScene> };

const deeds: readonly Deed[] = [
  { weight: 6, draw: depositing },
  { weight: 4, draw: withdrawing },
  { weight: 5, draw: payingBill },
  { weight: 4, draw: claiming },
];

export const DEPOSIT = { from: 1_000, to: 30_000 };
export const WITHDRAWAL = { from: 1_000, to: 5_000 };

const payerAt = ({ payers: all }: PaymentsScene, place: number): Payer => {
  const payer = all[place];
  if (!payer) throw new Error(`there is no player ${place}`);
  return payer;
};

const newKey = (chance: Chance): string => `simulated-${chance.word()}`;

function depositing({ place, chance }: Turn): Action<PaymentsScene> {
  const operator = chance.pick(operatorNames);
  const amount = chance.integer(DEPOSIT);
  const key = newKey(chance);
  const answer = chance.pick(['approve', 'approve', 'approve', 'refuse', 'ignore'] as const);
  const shows = chance.pick(['nothing', 'nothing', 'the receipt', 'the reference'] as const);
  return {
    says: `player ${place} deposits ${amount} by ${operator}, and on the phone: ${answer}; shows ${shows}`,
    play: async (scene) => {
      const payer = payerAt(scene, place);
      const { phone } = payer;
      // Who must show something has waited in vain.
      const party = partyOf(scene, operator);
      if (shows !== 'nothing') await orderOperator(scene, party, { callbacks: 'never' });
      if (!(await askDeposit(scene, payer, { operator, amount, key }))) return;
      await answerPhone(scene, { phone, amount }, answer);
      if (shows === 'nothing') return;
      const { lines } = await readLedger(scene);
      const line = lines.find((one) => one.phone === phone && one.amount === amount);
      if (!line) return;
      const receipt = shows === 'the receipt' ? line.receipt : line.reference;
      await claimReceipt(scene, payer, { operator, receipt });
    },
  };
}

function withdrawing({ place, chance }: Turn): Action<PaymentsScene> {
  const operator = chance.pick(operatorNames);
  const amount = chance.integer(WITHDRAWAL);
  const key = newKey(chance);
  return {
    says: `player ${place} withdraws ${amount} by ${operator}`,
    play: async (scene) => {
      await askWithdrawal(scene, payerAt(scene, place), { operator, amount, key });
    },
  };
}

const references = [
  'own number',
  'own number',
  'own number',
  'own prompt',
  'other',
  'typo',
] as const;
const tills = [undefined, undefined, undefined, undefined, undefined, '111111'] as const;

/** How the operator tells of a bill. What comes late comes after whatever the player does next. */
const tellings = {
  'at once': {},
  late: { callbackDelayMs: 500 },
  'late and twice': { callbacks: 'twice', callbackDelayMs: 400 },
  never: { callbacks: 'never' },
} as const;

/**
 * From the operator's menu, with all that can go on around it: a reference that is a prompt's, a
 * receipt that is shown before the operator has told us, a pause in between.
 */
function payingBill({ place, chance }: Turn): Action<PaymentsScene> {
  const party = chance.pick(['mpesa', 'mpesa', 'mixx'] as const);
  const amount = chance.pick([50, ...Array(9).fill(0)]) || chance.integer(DEPOSIT);
  const reference = chance.pick(references);
  const businessNumber = chance.pick(tills);
  const telling = chance.pick(['at once', 'late', 'late', 'late and twice', 'never'] as const);
  const claims = chance.pick(['no', 'at once', 'at once', 'after a while'] as const);
  const pauses = chance.pick(['no', 'no', 'no', 'before', 'after the receipt'] as const);
  const key = newKey(chance);
  const till = businessNumber === undefined ? '' : `to ${businessNumber} `;
  return {
    says: `player ${place} pays a bill of ${amount} ${till}at ${party} with ${reference}, told ${telling}; shows the receipt: ${claims}; pauses: ${pauses}`,
    play: async (scene) => {
      const payer = payerAt(scene, place);
      const { phone } = payer;
      const typed = await typedReference(scene, payer, { reference, party, amount, key });
      await orderOperator(scene, party, tellings[telling]);
      if (pauses === 'before') await pause(scene, payer);
      const order = { party, phone, amount, reference: typed };
      const bill = await scene.operators.payBill(
        businessNumber === undefined ? order : { ...order, businessNumber },
      );
      if (bill.kind === 'refused') return;
      const claim = { operator: party, receipt: bill.receipt };
      if (claims === 'at once') await claimReceipt(scene, payer, claim);
      if (pauses === 'after the receipt') await pause(scene, payer);
      if (claims !== 'after a while') return;
      await delay(AFTER_A_WHILE_MS);
      await claimReceipt(scene, payer, claim);
    },
  };
}

/** After whatever the operator tells late. */
const AFTER_A_WHILE_MS = 650;

async function pause({ house }: PaymentsScene, { page }: Payer): Promise<void> {
  await house.call<unknown>(page, (api) => api.play_pause.add({ length: 'time-out-day' }));
}

type Typed = {
  readonly reference: (typeof references)[number];
  readonly party: 'mpesa' | 'mixx';
  readonly amount: number;
  readonly key: string;
};

/** The prompt is left open on the phone: it has the reference and the same amount. */
async function typedReference(scene: PaymentsScene, payer: Payer, typed: Typed): Promise<string> {
  const { reference, party, amount, key } = typed;
  const { phone, login } = payer;
  if (reference === 'typo') return '0700000000';
  if (reference === 'other') return scene.payers.find((one) => one !== payer)?.login ?? login;
  if (reference === 'own number') return login;
  await askDeposit(scene, payer, { operator: party, amount, key });
  const prompt = await findPrompt(scene, { phone, amount });
  return prompt?.reference ?? login;
}

const shownNumbers = ['receipt', 'receipt', 'receipt', 'payout', 'reference', 'number'] as const;
const spellings = ['as it is', 'as it is', 'in small letters', 'with a zero'] as const;

/** A number out of any message, one's own or somebody else's, as it stands there or mistyped. */
function claiming({ place, chance }: Turn): Action<PaymentsScene> {
  const kind = chance.pick(shownNumbers);
  const at = chance.fraction();
  const operator = chance.pick(operatorNames);
  const spelling = chance.pick(spellings);
  return {
    says: `player ${place} shows ${kind} ${at.toFixed(3)} as one of ${operator}, ${spelling}`,
    play: async (scene) => {
      const numbers = await numbersOf(scene, kind);
      const number = numbers[Math.floor(at * numbers.length)];
      if (number === undefined) return;
      const receipt = { 'as it is': number, 'in small letters': number.toLowerCase() };
      const shown = spelling === 'with a zero' ? `0${number}` : receipt[spelling];
      await claimReceipt(scene, payerAt(scene, place), { operator, receipt: shown });
    },
  };
}

async function numbersOf(
  scene: PaymentsScene,
  kind: (typeof shownNumbers)[number],
): Promise<readonly string[]> {
  const { lines, requests } = await readLedger(scene);
  const way = kind === 'payout' ? 'out' : 'in';
  if (kind === 'number') return requests.map(({ id }) => id);
  if (kind !== 'reference') return lines.filter((line) => line.way === way).map((l) => l.receipt);
  return (await readOwnPayments(scene)).map(({ reference }) => reference);
}
