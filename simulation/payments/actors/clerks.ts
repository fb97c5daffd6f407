import { operators } from '@kipute/contract/constants/money/operators';
import type { Action, Actor } from '../../actors/actor.ts';
import type { Chance } from '../../chance.ts';
import type { AnyParty, Ledger, LedgerLine } from '../../world/mobile-money.ts';
import { lineOf, receiptForm } from '../laws/compare-books.ts';
import { readHouseBooks } from '../laws/house-books.ts';
import { type OperatorName, operatorNames, type PaymentsScene, readLedger } from '../scene.ts';

/** Clerks with the operators' statements before them: some are careful, some in a hurry. */
export const clerks: Actor<PaymentsScene> = {
  name: 'clerks',
  weight: 5,
  draw: (chance) => chance.byWeight(deeds).draw(chance),
};

type Deed = { readonly weight: number; readonly draw: (chance: Chance) => Action<PaymentsScene> };

const deeds: readonly Deed[] = [
  { weight: 6, draw: creditingByHand },
  { weight: 2, draw: creditingPayout },
  { weight: 3, draw: settling },
];

const spellings = ['as it is', 'as it is', 'with a zero', 'under another operator'] as const;

/**
 * A line that the house does not show under its receipt is credited. The statement may be an hour
 * old: what has gone back since still stands in it.
 */
function creditingByHand(chance: Chance): Action<PaymentsScene> {
  const at = chance.fraction();
  const spelling = chance.pick(spellings);
  const another = chance.pick(operatorNames);
  const looksFirst = chance.pick([true, true, false]);
  const key = `simulated-${chance.word()}`;
  return {
    says: `a clerk credits line ${at.toFixed(3)} of the statements ${spelling}${looksFirst ? '' : ', without looking whether it is'}`,
    play: async (scene) => {
      const { lines } = await readLedger(scene);
      const shown = new Set(looksFirst ? await shownReceipts(scene) : []);
      const missing = lines.filter((line) => isPaidIn(line) && !shown.has(line.receipt));
      const line = missing[Math.floor(at * missing.length)];
      if (!line) return;
      const receipt = spelling === 'with a zero' ? `0${line.receipt}` : line.receipt;
      const own = operatorOf(line.party);
      const operator = spelling === 'under another operator' ? another : own;
      await creditLine(scene, { ...line, receipt }, { operator, key });
    },
  };
}

/** The wrong column: money that went out, by a receipt that the house shows itself. */
function creditingPayout(chance: Chance): Action<PaymentsScene> {
  const at = chance.fraction();
  const key = `simulated-${chance.word()}`;
  return {
    says: `a clerk credits payout ${at.toFixed(3)} of the statements as if it had come in`,
    play: async (scene) => {
      const { lines } = await readLedger(scene);
      const { payouts } = await readHouseBooks(scene);
      const shown = new Set(payouts.map(({ receipt }) => receipt));
      const out = lines.filter(({ way, receipt }) => way === 'out' && shown.has(receipt));
      const line = out[Math.floor(at * out.length)];
      if (line) await creditLine(scene, line, { operator: operatorOf(line.party), key });
    },
  };
}

function settling(): Action<PaymentsScene> {
  return {
    says: 'a clerk ends what is doubtful by the statements',
    play: async (scene) => {
      await settleDoubtful(scene, await readLedger(scene));
    },
  };
}

const isPaidIn = ({ way }: LedgerLine): boolean => way === 'in';

const operatorOf = (party: AnyParty): OperatorName => {
  if (party === 'azampay') return 'halopesa';
  return party === 'selcom' ? 'airtel' : party;
};

/** As they stand in the house's own list. */
async function shownReceipts(scene: PaymentsScene): Promise<readonly string[]> {
  const { credits } = await readHouseBooks(scene);
  return credits.map(({ receipt }) => receipt);
}

type ByHand = { readonly operator: OperatorName; readonly key: string };

async function creditLine(
  { house, clerk }: PaymentsScene,
  { phone, receipt, amount }: LedgerLine,
  { operator, key }: ByHand,
): Promise<void> {
  await house.call<unknown>(clerk, (api) =>
    api.recharge.update({
      ...{ request_key: key, phone: `0${phone.slice(3)}`, pay_type: operators[operator].id },
      ...{ receipt_number: receipt, amount, note: 'simulated statement' },
    }),
  );
}

/**
 * What the house asks a person about, answered from the operators' own books: paid where they have
 * it, refused where they say so or never heard of it, and left where it is still open there.
 */
async function settleDoubtful(scene: PaymentsScene, ledger: Ledger): Promise<void> {
  const { doubtful } = await readHouseBooks(scene);
  for (const payment of doubtful) {
    if (payment.isOver || payment.upTo === null) continue;
    const line = ledger.lines.find(
      ({ way, reference, returned }) =>
        way === payment.way && reference === payment.reference && !returned,
    );
    const request = ledger.requests.find(({ reference }) => reference === payment.reference);
    if (!line && request?.state === 'open') continue;
    // Without a request it may still be on its way there, unless everything is calm.
    if (!line && !request && !scene.played.areStatementsRead) continue;
    await settle(scene, payment, line?.receipt);
  }
}

type Settled = {
  readonly way: 'in' | 'out';
  readonly serial: string;
  readonly upTo: string | null;
};

async function settle(
  { house, clerk }: PaymentsScene,
  { way, serial, upTo }: Settled,
  receipt: string | undefined,
): Promise<void> {
  if (upTo === null) return;
  const looked = { serial_number: serial, up_to: upTo, note: 'simulated statement' };
  const word =
    receipt === undefined
      ? ({ ...looked, outcome: 'refused' } as const)
      : ({ ...looked, outcome: 'paid', receipt_number: receipt.toUpperCase() } as const);
  await house.call<unknown>(clerk, (api) =>
    way === 'in' ? api.recharge.settle(word) : api.withdraw.settle(word),
  );
}

/**
 * The last thing of a seed: a careful clerk works through all statements. What is not credited, by
 * its receipt or as a payment of the same player and amount, and is not doubtful either, is
 * credited by hand.
 */
export const readingStatements: Action<PaymentsScene> = {
  says: 'a careful clerk works through the statements',
  play: async (scene) => {
    scene.played.areStatementsRead = true;
    const ledger = await readLedger(scene);
    await settleDoubtful(scene, ledger);
    const { credits } = await readHouseBooks(scene);
    const credited = new Set(credits.map((credit) => lineOf(credit, ledger.lines)));
    const open = ledger.lines.filter(
      (line) => isPaidIn(line) && !line.returned && !credited.has(line),
    );
    for (const line of open) {
      const key = `statement-${receiptForm(line.receipt).replace(/\W/g, '-')}-0000000`;
      await creditLine(scene, line, { operator: operatorOf(line.party), key });
    }
  },
};
