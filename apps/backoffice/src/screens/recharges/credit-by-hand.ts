import { operators } from '@kipute/contract/constants/money/operators';
import { listTexts } from '../../i18n/texts/list.ts';
import { defineForm } from '../_form-kit/definition/form.ts';

/** Ids of players have fewer digits than any phone number, and none begins with a nought. */
const USER_ID = /^[1-9]\d{0,7}$/;

export function namedPlayer(typed: string): { readonly user_id: string } | { phone: string } {
  return USER_ID.test(typed) ? { user_id: typed } : { phone: typed };
}

/**
 * The receipt makes the intention: who sends it again after a lost answer is answered as before,
 * and who typed another amount under it is told so.
 */
function creditKey(operator: number, receipt: string): string {
  return `by-hand-${operator}-${receipt.toUpperCase().replace(/[^\w-]/g, '_')}`.slice(0, 64);
}

export const creditByHand = defineForm({
  call: 'recharge/update',
  fields: [
    {
      kind: 'text',
      name: 'player',
      title: { en: 'Player', sw: 'Mchezaji' },
      hint: { en: 'Phone number or user id', sw: 'Namba ya simu au namba ya mtumiaji' },
      need: 'required',
    },
    {
      kind: 'choice',
      name: 'pay_type',
      title: { en: 'Operator', sw: 'Mtandao' },
      choices: operators,
    },
    {
      kind: 'text',
      name: 'receipt_number',
      title: { en: 'Receipt number', sw: 'Namba ya risiti' },
      hint: {
        en: 'As it stands in the operator’s statement; each can be credited once.',
        sw: 'Kama ilivyo kwenye taarifa ya mtandao; kila moja huwekwa mara moja tu.',
      },
    },
    { kind: 'money', name: 'amount', title: { en: 'Amount', sw: 'Kiasi' } },
    { kind: 'reason', name: 'note', title: listTexts.note },
  ],
  send: ({ player, ...statement }) => ({
    ...statement,
    ...namedPlayer(player),
    receipt_number: statement.receipt_number.toUpperCase(),
    request_key: creditKey(statement.pay_type, statement.receipt_number),
  }),
  errors: {
    'player-unknown': 'player',
    'amount-out-of-range': 'amount',
    'receipt-used': 'receipt_number',
    'receipt-declined': 'receipt_number',
  },
});
