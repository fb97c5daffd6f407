import { type Senti, senti } from '../money/senti.ts';

/** What is left of one free bet in the credit purse of its player. */
export type CreditLot = {
  readonly id: bigint;
  /** As it was given. */
  readonly amount: Senti;
  readonly left: Senti;
  /** Milliseconds since 1970; null for one that never ends. */
  readonly expiresAt: number | null;
  /** All stakes that were paid from it. What came back and was staked again counts again. */
  readonly staked: Senti;
};

/** What an order has of a free bet: as much may come back to it. */
export type CreditUse = { readonly lotId: bigint; readonly order: string; readonly amount: Senti };

/** A line of the credit purse that is neither a free bet given nor one taken back. */
export type CreditLine = {
  readonly amount: Senti;
  /** Serial number of the order it belongs to; empty for none. */
  readonly order: string;
  readonly isStake: boolean;
};

export type CreditLots = {
  readonly lots: readonly CreditLot[];
  readonly uses: readonly CreditUse[];
};

/**
 * What the lines of a purse make of its free bets (FRB-10 to FRB-12). What leaves comes from the
 * free bet that ends first, and from other credit last of all. What an order brings back goes to
 * the free bets it came from, the one that ends last first; anything beyond that is other credit,
 * which has no end.
 */
export function applyLines(before: CreditLots, lines: readonly CreditLine[]): CreditLots {
  const book = new LotBook(before);
  for (const line of lines) {
    if (line.amount < 0n) book.spend(line);
    else book.giveBack(line);
  }
  return book.now();
}

/** Those that have ended, in the order in which they did. */
export function dueLots(lots: readonly CreditLot[], now: number): readonly CreditLot[] {
  return inOrderOfEnd(lots.filter(({ expiresAt }) => expiresAt !== null && expiresAt <= now));
}

/** What of a purse belongs to free bets; never more than is in it. */
export const leftOfLots = (lots: readonly CreditLot[]): Senti =>
  senti(lots.reduce((sum, { left }) => sum + left, 0n));

/** The first to end first, those without an end last; of two alike the older one. */
export function inOrderOfEnd(lots: readonly CreditLot[]): readonly CreditLot[] {
  return lots.toSorted(
    (one, other) =>
      compare(
        one.expiresAt ?? Number.MAX_SAFE_INTEGER,
        other.expiresAt ?? Number.MAX_SAFE_INTEGER,
      ) || compare(one.id, other.id),
  );
}

const compare = <Value extends bigint | number>(one: Value, other: Value): number =>
  one < other ? -1 : one > other ? 1 : 0;

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

type Changing<Value> = { -readonly [Key in keyof Value]: Value[Key] };

class LotBook {
  readonly #lots: readonly Changing<CreditLot>[];
  readonly #uses = new Map<string, Changing<CreditUse>>();

  constructor({ lots, uses }: CreditLots) {
    this.#lots = inOrderOfEnd(lots).map((lot) => ({ ...lot }));
    for (const use of uses) this.#uses.set(keyOf(use), { ...use });
  }

  spend({ amount, order, isStake }: CreditLine): void {
    let owed = -amount;
    for (const lot of this.#lots) {
      const taken = smaller(owed, lot.left);
      if (taken === 0n) continue;
      owed -= taken;
      lot.left = senti(lot.left - taken);
      if (isStake) lot.staked = senti(lot.staked + taken);
      if (order !== '') this.#use({ lotId: lot.id, order, amount: senti(taken) });
    }
  }

  giveBack({ amount, order }: CreditLine): void {
    if (order === '') return;
    let back: bigint = amount;
    for (const lot of this.#lots.toReversed()) {
      const use = this.#uses.get(keyOf({ lotId: lot.id, order }));
      const returned = smaller(back, use?.amount ?? 0n);
      if (!use || returned === 0n) continue;
      back -= returned;
      lot.left = senti(lot.left + returned);
      use.amount = senti(use.amount - returned);
    }
  }

  now(): CreditLots {
    return { lots: this.#lots, uses: [...this.#uses.values()] };
  }

  #use(use: CreditUse): void {
    const known = this.#uses.get(keyOf(use));
    if (known) known.amount = senti(known.amount + use.amount);
    else this.#uses.set(keyOf(use), { ...use });
  }
}

const keyOf = ({ lotId, order }: Pick<CreditUse, 'lotId' | 'order'>): string => `${lotId} ${order}`;
