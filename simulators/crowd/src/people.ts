import { randomInt, randomUUID } from 'node:crypto';
import type { Api } from '@kipute/api-client/api';
import { hashPassword } from '@kipute/api-client/hash-password';
import { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';
import { operators, preselectedOperator } from '@kipute/contract/constants/money/operators';
import type { House } from './house.ts';
import type { Phones } from './phones.ts';

/** Somebody who is signed in, with what of their money the page shows. */
export type Person = {
  readonly phone: string;
  readonly calls: Api;
  /** Whole shillings that they stake mostly. */
  readonly usualStake: number;
  /** Shillings. */
  balance: number;
  credit: number;
  /** Does nothing before. */
  restsUntil: number;
  /** Waits for a deposit, a delay or an answer. */
  isBusy: boolean;
  betsLeft: number;
};

type Deps = { readonly house: House; readonly phones: Phones };

type SignedIn = Awaited<ReturnType<Api['subscriber']['code_login']>>;

/** A player of before comes in again, with a code on the phone. */
export async function comeAgain({ house, phones }: Deps, phone: string) {
  const { subscriber } = house.callsOf();
  const since = Date.now() - 1_000;
  await subscriber.get_code({ phone, type: codePurposes.login.id });
  const code = await phones.readCode(phone, since);
  if (code === undefined) return undefined;
  return personOf(house, phone, await subscriber.code_login({ phone, code }));
}

/** Somebody who was never here registers, as a page would. */
export async function register({ house, phones }: Deps): Promise<Person | undefined> {
  const phone = newPhone();
  const { subscriber } = house.callsOf();
  const since = Date.now() - 1_000;
  await subscriber.get_code({ phone, type: codePurposes.register.id });
  const code = await phones.readCode(phone, since);
  if (code === undefined) return undefined;
  const password = await hashPassword(phone, randomUUID());
  const said = { agreement: 1, adult: 1 } as const;
  return personOf(house, phone, await subscriber.register({ phone, password, code, ...said }));
}

function personOf(house: House, phone: string, { token, user_info }: SignedIn): Person {
  const stakes = [200, 500, 500, 1_000, 1_000, 2_000, 3_000, 5_000, 10_000];
  return {
    ...{ phone, calls: house.callsOf(token) },
    usualStake: stakes[randomInt(stakes.length)] ?? 500,
    ...{ balance: user_info.balance, credit: user_info.credit_money },
    ...{ restsUntil: 0, isBusy: false, betsLeft: 4 + randomInt(14) },
  };
}

const PREFIXES = ['74', '75', '76', '75', '65', '67', '71', '68', '69', '78', '62'];

const newPhone = (): string =>
  `255${PREFIXES[randomInt(PREFIXES.length)]}${randomInt(1_000_000, 10_000_000)}`;

/** Whose number it is serves it. */
export const operatorIdOf = ({ phone }: Pick<Person, 'phone'>) =>
  operators[preselectedOperator(phone) ?? 'mpesa'].id;

/** Most say yes to the prompt; a few think again. */
export async function topUp({ phones }: Deps, person: Person): Promise<void> {
  const { recharge, subscriber } = person.calls;
  const pay_type = operatorIdOf(person);
  const amount = person.usualStake * (2 + randomInt(6));
  await recharge.add({
    ...{ request_key: randomUUID(), pay_type, phone: '', amount },
  });
  await phones.answerPrompt(person.phone, randomInt(20) === 0 ? 'refuse' : 'approve');
  const { user_info } = await subscriber.get_user_info();
  person.balance = user_info.balance;
  person.credit = user_info.credit_money;
}
