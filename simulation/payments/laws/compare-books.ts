import type { AnyParty, Ledger, LedgerLine } from '../../world/mobile-money.ts';
import type { Credit, HouseBooks, Payout } from './house-books.ts';

/** One number however it is spelled. */
export const receiptForm = (receipt: string): string =>
  receipt.trim().toUpperCase().replace(/^0+/, '');

/**
 * What an operator took for a credit: the prompt of our reference, else what has its receipt. A
 * bill may carry the reference of a prompt, because anybody can type one.
 */
export function lineOf(
  { reference, receipt }: Pick<Credit, 'reference' | 'receipt'>,
  lines: readonly LedgerLine[],
): LedgerLine | undefined {
  const taken = lines.filter(({ way }) => way === 'in');
  const isPrompt = ({ businessNumber }: LedgerLine) => businessNumber === undefined;
  return (
    taken.find((line) => isPrompt(line) && line.reference === reference) ??
    taken.find((line) => receiptForm(line.receipt) === receiptForm(receipt))
  );
}

/** What is wrong with the money in players' purses, beside the operators' own books. */
export function wrongCredits(
  { credits }: Pick<HouseBooks, 'credits'>,
  { lines }: Pick<Ledger, 'lines'>,
): readonly { readonly credit: Credit; readonly fact: string; readonly isUntaken: boolean }[] {
  const creditedBy = new Map<LedgerLine, Credit>();
  return credits.flatMap((credit) => {
    const line = lineOf(credit, lines);
    const fact = line ? wrongWith(credit, line, creditedBy.get(line)) : untaken(credit, lines);
    if (line) creditedBy.set(line, credit);
    return fact ? [{ credit, fact, isUntaken: !line }] : [];
  });
}

const named = ({ serial, amount, receipt }: Credit): string =>
  `${serial} credits ${amount} by receipt "${receipt}"`;

function untaken(credit: Credit, lines: readonly LedgerLine[]): string {
  const form = receiptForm(credit.receipt);
  const out = lines.find(({ way, receipt }) => way === 'out' && receiptForm(receipt) === form);
  const why = out ? `which ${out.party} paid out` : 'which no operator took';
  return `${named(credit)}, ${why}`;
}

function wrongWith(
  credit: Credit,
  line: LedgerLine,
  before: Credit | undefined,
): string | undefined {
  const took = `${line.party} took ${line.amount} as ${line.receipt}`;
  if (before) return `${named(credit)}, and ${before.serial} credits it too: ${took} once`;
  if (line.returned) return `${named(credit)}, and ${took} and gave it back`;
  if (line.amount !== credit.amount) return `${named(credit)}, but ${took}`;
  const owners = [line.phone, `255${line.reference.slice(1)}`];
  return owners.includes(credit.phone)
    ? undefined
    : `${named(credit)} to ${credit.phone}, but ${took} from ${line.phone} for ${line.reference}`;
}

/** What is wrong with payouts at any moment. */
export function wrongPayouts(
  { payouts }: Pick<HouseBooks, 'payouts'>,
  { lines }: Pick<Ledger, 'lines'>,
): readonly string[] {
  const paidOut = lines.filter(({ way }) => way === 'out');
  return factsAbout(payouts, (payout) =>
    wrongPayout(
      payout,
      paidOut.filter(({ reference }) => reference === payout.reference),
    ),
  );
}

function factsAbout(
  payouts: readonly Payout[],
  wrongWithOne: (payout: Payout) => string | undefined,
): readonly string[] {
  return payouts.flatMap((payout) => {
    const fact = wrongWithOne(payout);
    return fact ? [`${payout.serial} of ${payout.amount} ${fact}`] : [];
  });
}

function wrongPayout(payout: Payout, paid: readonly LedgerLine[]): string | undefined {
  const { amount, phone, stage, givenBack } = payout;
  const [line] = paid;
  if (paid.length > 1) return `was paid out ${paid.length} times by ${line?.party}`;
  if (line && (line.amount !== amount || line.phone !== phone)) {
    return `was paid out as ${line.amount} to ${line.phone}`;
  }
  if (line && (stage === 'returned' || givenBack > 0)) {
    return `was given back, and ${line.party} paid it out as ${line.receipt}`;
  }
  return stage === 'paid' && !line ? 'counts as paid out, and no operator paid it' : undefined;
}

/** What does not add up once nothing moves: each was taken once, and given back at most once. */
export function unbalancedPayouts({ payouts }: Pick<HouseBooks, 'payouts'>): readonly string[] {
  return factsAbout(payouts, ({ amount, stage, taken, givenBack }) => {
    if (taken !== amount) return `has taken ${taken} from the purse`;
    const due = stage === 'returned' ? amount : 0;
    return givenBack === due ? undefined : `is ${stage} and gave back ${givenBack}`;
  });
}

/** Whether asking the operator about it can end it (and not a person or the day's statement). */
const answerable: ReadonlySet<AnyParty> = new Set(['mpesa', 'airtel', 'selcom']);

/** What the house could have found out by asking, and has not. */
export function unsettledPayments(books: HouseBooks, { lines }: Ledger): readonly string[] {
  const credited = new Set(books.credits.map((credit) => lineOf(credit, lines)));
  const payoutOf = new Map(books.payouts.map((payout) => [payout.reference, payout]));
  const isListed = ({ way, reference, receipt }: LedgerLine) =>
    books.doubtful.some(
      (one) =>
        one.way === way &&
        (one.reference === reference || receiptForm(one.receipt) === receiptForm(receipt)),
    );
  return lines
    .filter((line) => answerable.has(line.party) && line.businessNumber === undefined)
    .filter((line) => !line.returned && !isListed(line))
    .filter((line) =>
      line.way === 'in' ? !credited.has(line) : payoutOf.get(line.reference)?.stage === 'open',
    )
    .map(({ party, way, amount, receipt, reference }) => {
      const moved = way === 'in' ? 'took' : 'paid out';
      return `${party} ${moved} ${amount} as ${receipt} for ${reference}, and the house does not know it`;
    });
}

/** What an operator took, and what is neither credited nor returned nor before a person. */
export function lostPayments(books: HouseBooks, { lines }: Ledger): readonly string[] {
  const { credits, doubtful, openDeposits } = books;
  const credited = new Set(credits.map((credit) => lineOf(credit, lines)));
  const standsBeforePerson = ({ reference, receipt, phone, amount }: LedgerLine) =>
    doubtful.some(
      (one) =>
        one.reference === reference ||
        receiptForm(one.receipt) === receiptForm(receipt) ||
        (one.way === 'in' && one.phone === phone && one.amount === amount),
    ) || openDeposits.some((one) => one.phone === phone && one.amount === amount);
  return lines
    .filter((line) => line.way === 'in' && !line.returned && !credited.has(line))
    .filter((line) => !standsBeforePerson(line))
    .map(
      ({ party, amount, receipt, phone }) =>
        `${party} took ${amount} from ${phone} as ${receipt}: neither credited nor returned nor before a person`,
    );
}

/**
 * An operator that signs a yes and then a no about a prompt that nobody paid is believed first,
 * and a person must look. Nobody is believed whose messages prove nothing.
 */
const proven: ReadonlySet<string> = new Set(['airtel', 'selcom', 'mixx']);

export const mayBeBelieved = (party: string, contradicting: ReadonlySet<string>): boolean =>
  proven.has(party) && contradicting.has(party);
