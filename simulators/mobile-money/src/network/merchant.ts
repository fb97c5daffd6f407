import type { PartyName } from '../party-name.ts';

/** One line of the merchant's account with a party. */
export type AccountLine = {
  readonly way: 'in' | 'out';
  readonly receipt: string;
  /** The merchant's own, or what a payer typed. */
  readonly reference: string;
  readonly phone: string;
  readonly amount: number;
  /** Of a payment from the menu: the till the payer typed. */
  readonly businessNumber?: string;
  readonly at: string;
};

const FIRST_FLOAT = 50_000_000;
const LINES_KEPT = 20_000;

const dayOfEastAfrica = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** The merchant's account with one party. */
export class MerchantAccount {
  float = FIRST_FLOAT;
  #lines: AccountLine[] = [];
  #returned: AccountLine[] = [];

  book(line: Omit<AccountLine, 'at'>, at = new Date()): void {
    this.float += line.way === 'in' ? line.amount : -line.amount;
    this.#lines.push({ ...line, at: at.toISOString() });
    if (this.#lines.length > LINES_KEPT) this.#lines.shift();
  }

  /** The payment was not accepted and has gone back. */
  unbook(receipt: string): void {
    const line = this.findReceipt(receipt);
    if (!line) return;
    this.float -= line.amount;
    this.#lines = this.#lines.filter((kept) => kept !== line);
    this.#returned = [...this.#returned, line].slice(-LINES_KEPT);
  }

  /** What was taken and has gone back, which stands in no statement. */
  returned(): readonly AccountLine[] {
    return this.#returned;
  }

  findReceipt(receipt: string): AccountLine | undefined {
    return this.#lines.find((line) => line.receipt === receipt);
  }

  /** Both in milliseconds, both included. */
  linesBetween(from: number, to: number): readonly AccountLine[] {
    return this.#lines.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
  }

  /** `YYYY-MM-DD` of East Africa. */
  linesOfDay(day: string): readonly AccountLine[] {
    return this.#lines.filter(({ at }) => dayOfEastAfrica.format(new Date(at)) === day);
  }
}

export class Merchant {
  readonly #accounts = new Map<PartyName, MerchantAccount>();

  at(party: PartyName): MerchantAccount {
    const account = this.#accounts.get(party) ?? new MerchantAccount();
    this.#accounts.set(party, account);
    return account;
  }
}
