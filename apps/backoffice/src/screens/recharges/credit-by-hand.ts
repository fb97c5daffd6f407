import { operators } from '@kipute/contract/constants/money/operators';
import type { CallInput } from '@kipute/contract/registry';
import { listTexts } from '../../i18n/texts/list.ts';
import type { Answers } from '../_list-kit/definition/answers.ts';
import type { ActionField } from '../_list-kit/definition/list.ts';

export const statementFields: readonly ActionField[] = [
  {
    kind: 'text',
    name: 'player',
    title: { en: 'Player', sw: 'Mchezaji' },
    hint: { en: 'Phone number or user id', sw: 'Namba ya simu au namba ya mtumiaji' },
  },
  {
    kind: 'choice',
    name: 'operator',
    title: { en: 'Operator', sw: 'Mtandao' },
    choices: operators,
  },
  {
    kind: 'text',
    name: 'receipt',
    title: { en: 'Receipt number', sw: 'Namba ya risiti' },
    hint: {
      en: 'As it stands in the operator’s statement; each can be credited once.',
      sw: 'Kama ilivyo kwenye taarifa ya mtandao; kila moja huwekwa mara moja tu.',
    },
  },
  { kind: 'money', name: 'amount', title: { en: 'Amount', sw: 'Kiasi' } },
  { kind: 'long-text', name: 'note', title: listTexts.note, hint: listTexts.noteHint },
];

/** Ids of players have fewer digits than any phone number, and none begins with a nought. */
const USER_ID = /^[1-9]\d{0,7}$/;

export function namedPlayer(typed: string): { readonly user_id: string } | { phone: string } {
  return USER_ID.test(typed) ? { user_id: typed } : { phone: typed };
}

/**
 * The receipt makes the intention: who sends it again after a lost answer is answered as before,
 * and who typed another amount under it is told so.
 */
export function creditRequest(answers: Answers): CallInput<'recharge/update'> {
  const payType = answers.number('operator');
  const receipt = answers.text('receipt').toUpperCase();
  return {
    request_key: `by-hand-${payType}-${receipt.replace(/[^\w-]/g, '_')}`.slice(0, 64),
    ...namedPlayer(answers.text('player')),
    pay_type: payType as CallInput<'recharge/update'>['pay_type'],
    receipt_number: receipt,
    amount: answers.money('amount'),
    note: answers.text('note'),
  };
}
