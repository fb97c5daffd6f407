import type { Action, Actor } from '../../actors/actor.ts';
import type { Chance } from '../../chance.ts';
import { BUSINESS_NUMBER } from '../../world/mobile-money.ts';
import { PAYERS, type PaymentsScene, readLedger } from '../scene.ts';
import {
  type InventedBill,
  inventedReceipt,
  mixxBill,
  mpesaBill,
  post,
  spPasswordOf,
} from './forged-messages.ts';
import { DEPOSIT } from './payers.ts';

/** Listens on the way: holds messages back, sends them again, and has secrets that were in them. */
export const eavesdropper: Actor<PaymentsScene> = {
  name: 'eavesdropper',
  weight: 6,
  draw: (chance) => chance.byWeight(moves).draw(chance),
};

type Move = { readonly weight: number; readonly draw: (chance: Chance) => Action<PaymentsScene> };

const moves: readonly Move[] = [
  { weight: 4, draw: holdingBack },
  { weight: 4, draw: replaying },
  { weight: 3, draw: usingOldPassword },
  { weight: 2, draw: usingKey },
];

function holdingBack(chance: Chance): Action<PaymentsScene> {
  const waits = Array.from({ length: 4 }, () => chance.pick([0, 100, 300, 600]));
  return {
    says: `the next messages of operators are held back: ${waits.join(', ')} ms`,
    play: async ({ relay }) => relay.holdNext(waits),
  };
}

/** Signed or not, as it was; it may be of any age. */
function replaying(chance: Chance): Action<PaymentsScene> {
  const at = chance.fraction();
  const times = chance.integer({ from: 1, to: 3 });
  return {
    says: `captured message ${at.toFixed(3)} is sent again, ${times} times at once`,
    play: async (scene) => {
      const captured = scene.relay.captured();
      const message = captured[Math.floor(at * captured.length)];
      if (!message) return;
      await Promise.all(Array.from({ length: times }, () => post(scene, message)));
    },
  };
}

const amounts = ['usual', 'usual', '10.55', '9000000.00'] as const;

type Wanted = {
  readonly place: number;
  readonly amount: string;
  readonly till: string;
  readonly receipt: 'invented' | 'of somebody';
};

function drawBill(chance: Chance, tills: readonly string[]): Wanted {
  const amount = chance.pick(amounts);
  return {
    place: chance.integer({ from: 0, to: PAYERS - 1 }),
    amount: amount === 'usual' ? `${chance.integer(DEPOSIT)}.00` : amount,
    till: chance.pick(tills),
    receipt: chance.pick(['invented', 'invented', 'of somebody']),
  };
}

async function billOf(scene: PaymentsScene, wanted: Wanted): Promise<InventedBill | undefined> {
  const payer = scene.payers[wanted.place];
  if (!payer) return undefined;
  const { lines } = await readLedger(scene);
  const real = wanted.receipt === 'of somebody' ? lines.at(-1)?.receipt : undefined;
  const { phone, login: reference } = payer;
  const { amount, till } = wanted;
  return { receipt: real ?? inventedReceipt(), phone, amount, till, reference };
}

const HOURS_AHEAD_MS = 3 * 3_600_000;
const ages = {
  'in 2001': () => '20010101120000',
  'a week ago': () => stampBefore(7 * 86_400_000),
  'two hours ago': () => stampBefore(7_200_000),
  'just now': () => stampBefore(0),
} as const;

/** `yyyyMMddHHmmss` of East Africa. */
const stampBefore = (ms: number): string =>
  new Date(Date.now() - ms + HOURS_AHEAD_MS).toISOString().replace(/\D/g, '').slice(0, 14);

/** A broker's message that was captured then, with another payment written into it. */
function usingOldPassword(chance: Chance): Action<PaymentsScene> {
  const drawn = drawBill(chance, [BUSINESS_NUMBER, BUSINESS_NUMBER, '111111']);
  const age = chance.pick(Object.keys(ages) as (keyof typeof ages)[]);
  const wanted = age === 'just now' ? visiblyWrong(drawn) : drawn;
  return {
    says: `a password of M-Pesa's broker captured ${age} brings ${wanted.amount} to ${wanted.till} for player ${wanted.place}, receipt ${wanted.receipt}`,
    play: async (scene) => {
      const bill = await billOf(scene, wanted);
      const timestamp = ages[age]();
      const secret = { timestamp, spPassword: spPasswordOf(timestamp) };
      if (bill) await post(scene, mpesaBill(bill, secret));
    },
  };
}

/**
 * A secret that is fresh, with the right till and a usual amount, cannot be told from the
 * operator's by what the message says: what is written into it is what a house can see.
 */
function visiblyWrong(wanted: Wanted): Wanted {
  const isVisible = wanted.amount === '10.55' || wanted.amount === '9000000.00';
  return isVisible ? wanted : { ...wanted, till: '111111' };
}

/** Mixx has one key for all its messages, which never grows old. */
function usingKey(chance: Chance): Action<PaymentsScene> {
  const wanted = visiblyWrong(drawBill(chance, [BUSINESS_NUMBER]));
  return {
    says: `the captured key of Mixx brings ${wanted.amount} to ${wanted.till} for player ${wanted.place}`,
    play: async (scene) => {
      const captured = scene.relay.captured().find(({ path }) => path.includes('/mixx?key='));
      const bill = await billOf(scene, wanted);
      if (captured && bill) await post(scene, mixxBill(bill, captured.path));
    },
  };
}
