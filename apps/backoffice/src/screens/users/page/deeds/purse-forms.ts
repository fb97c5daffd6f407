import type { Localised } from '@kipute/contract/locale';
import { deedTexts } from '../../../../i18n/texts/user-deeds.ts';
import { defineForm, type Form } from '../../../_form-kit/definition/form.ts';
import type { User } from '../user-words.ts';

type PurseCall =
  | 'subscriber/update_balance'
  | 'subscriber/update_credit_money'
  | 'subscriber/update_virtual_currency';

const directions = { add: deedTexts.add, take: deedTexts.take } as const;
export type Direction = keyof typeof directions;

/** Typed without a sign, which is easily missed, and sent with one. */
export function signedAmount(direction: Direction, amount: number): number {
  return direction === 'take' ? -amount : amount;
}

const purseForm = (call: PurseCall): Form<User> =>
  defineForm({
    call,
    fields: [
      {
        kind: 'choice',
        name: 'direction',
        title: deedTexts.direction,
        words: directions,
        need: 'required',
      },
      { kind: 'money', name: 'amount', title: deedTexts.amount },
      { kind: 'reason', name: 'reason', title: deedTexts.reason },
    ],
    from: () => ({ direction: 'add' as const }),
    send: ({ direction, amount, reason }, { subject, requestKey }) => ({
      request_key: requestKey,
      user_id: subject.id,
      amount: signedAmount(direction, amount),
      reason,
    }),
  });

export type Purse = {
  readonly key: 'balance' | 'credit' | 'coin';
  readonly call: PurseCall;
  readonly title: Localised;
  /** What it is called in the preview. */
  readonly name: Localised;
  readonly before: (user: User) => number;
  readonly form: Form<User>;
};

export const purses: readonly Purse[] = [
  {
    key: 'balance',
    call: 'subscriber/update_balance',
    title: deedTexts.changeBalance,
    name: deedTexts.balance,
    before: (user) => user.balance,
    form: purseForm('subscriber/update_balance'),
  },
  {
    key: 'credit',
    call: 'subscriber/update_credit_money',
    title: deedTexts.changeCredit,
    name: deedTexts.credit,
    before: (user) => user.credit_money,
    form: purseForm('subscriber/update_credit_money'),
  },
  {
    key: 'coin',
    call: 'subscriber/update_virtual_currency',
    title: deedTexts.changeCoin,
    name: deedTexts.coin,
    before: (user) => user.virtual_currency,
    form: purseForm('subscriber/update_virtual_currency'),
  },
];
