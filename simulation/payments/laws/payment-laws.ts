import type { Law } from '../../laws/law.ts';
import { hurryQuestions, type PaymentsScene, readLedger, readOwnPayments } from '../scene.ts';
import {
  lostPayments,
  mayBeBelieved,
  unbalancedPayouts,
  unsettledPayments,
  wrongCredits,
  wrongPayouts,
} from './compare-books.ts';
import { readHouseBooks } from './house-books.ts';

/** Ours first: what we have credited by now, an operator had taken before. */
async function readBoth(scene: PaymentsScene) {
  const books = await readHouseBooks(scene);
  return { books, ledger: await readLedger(scene) };
}

const nothingFalls: Law<PaymentsScene> = {
  name: 'no call and no message, true or forged, makes the house fall over',
  holds: 'always',
  breach: ({ house, played }) => [...house.takeFaults(), ...played.faults][0],
};

const creditedIsTaken: Law<PaymentsScene> = {
  name: 'payment by payment, what is credited is what an operator took, once, and has not returned',
  holds: 'always',
  breach: async (scene) => {
    const { books, ledger } = await readBoth(scene);
    const [strange] = books.strange;
    if (strange !== undefined) return `a statement has a line that no payment explains: ${strange}`;
    const excused = await excusedReferences(scene);
    return wrongCredits(books, ledger).find(
      ({ credit, isUntaken }) => !isUntaken || !excused.has(credit.reference),
    )?.fact;
  },
};

/** Prompts of operators that told a signed yes about what nobody paid. */
async function excusedReferences(scene: PaymentsScene): Promise<ReadonlySet<string>> {
  const { contradicting } = scene.played;
  const own = await readOwnPayments(scene);
  const excused = own.filter(({ channel }) => mayBeBelieved(channel, contradicting));
  return new Set(excused.map(({ reference }) => reference));
}

const paidOutOnce: Law<PaymentsScene> = {
  name: 'each payout happens once, and what was paid out is not given back',
  holds: 'always',
  breach: async (scene) => {
    const { books, ledger } = await readBoth(scene);
    return wrongPayouts(books, ledger)[0];
  },
};

const allIsQuiet: Law<PaymentsScene> = {
  name: 'everything calms down: no prompt is open and no message is under way',
  holds: 'in the end',
  breach: async (scene) => {
    const { requests } = await readLedger(scene);
    const open = requests.find(({ state }) => state === 'open');
    if (open) return `${open.party} has not ended ${open.reference}`;
    const underWay = scene.relay.underWay();
    return underWay > 0 ? `${underWay} messages of operators are under way` : undefined;
  },
};

const knownIsSettled: Law<PaymentsScene> = {
  name: 'what an operator would tell whoever asks is known to the house',
  holds: 'in the end',
  breach: async (scene) => {
    const { books, ledger } = await readBoth(scene);
    const [fact] = unsettledPayments(books, ledger);
    if (fact !== undefined) await hurryQuestions(scene);
    return fact;
  },
};

const payoutsAddUp: Law<PaymentsScene> = {
  name: 'what is withdrawn leaves the purse once, and comes back once when it was not paid out',
  holds: 'in the end',
  breach: async (scene) => unbalancedPayouts(await readHouseBooks(scene))[0],
};

const contradictionsAreLookedAt: Law<PaymentsScene> = {
  name: 'what was credited on a yes that its operator took back is put before a person',
  holds: 'in the end',
  breach: async (scene) => {
    const { books, ledger } = await readBoth(scene);
    const listed = new Set(books.doubtful.map(({ serial }) => serial));
    return wrongCredits(books, ledger).find(({ credit }) => !listed.has(credit.serial))?.fact;
  },
};

const nothingIsLost: Law<PaymentsScene> = {
  name: 'what an operator took is credited, or returned, or stands before a person',
  holds: 'in the end',
  breach: async (scene) => {
    if (!scene.played.areStatementsRead) return undefined;
    const { books, ledger } = await readBoth(scene);
    return lostPayments(books, ledger)[0];
  },
};

export const paymentLaws: readonly Law<PaymentsScene>[] = [
  nothingFalls,
  creditedIsTaken,
  paidOutOnce,
  allIsQuiet,
  knownIsSettled,
  payoutsAddUp,
  contradictionsAreLookedAt,
  nothingIsLost,
];
