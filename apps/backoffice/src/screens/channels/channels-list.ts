import { operators } from '@kipute/contract/constants/money/operators';
import { paymentParties } from '@kipute/contract/constants/money/reconciliation';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const chosenWords = {
  configured: { en: 'As the server is set up', sw: 'Kama seva ilivyopangwa' },
  direct: { en: 'The operator itself', sw: 'Mtandao wenyewe' },
  selcom: { en: 'Selcom', sw: 'Selcom' },
} as const;

export const channelsList = defineList({
  call: 'channel/inquire',
  rowKey: 'key',
  rowName: (row) => row.key,
  rowPage: () => '/pay-configuration',
  refreshSeconds: 10,
  intro: {
    en: 'Operators as players are offered them now. Order, gateway and switches are changed in the pay configuration, with its history and its second person.',
    sw: 'Mitandao kama wachezaji wanavyoiona sasa. Mpangilio, njia na swichi hubadilishwa kwenye mipangilio ya malipo, yenye historia na mtu wa pili.',
  },
  columns: [
    { kind: 'count', field: 'place', title: { en: 'Place', sw: 'Nafasi' }, width: 80 },
    {
      kind: 'status',
      field: 'pay_type',
      title: { en: 'Operator', sw: 'Mtandao' },
      choices: operators,
    },
    { kind: 'flag', field: 'deposits', title: { en: 'Deposits', sw: 'Kuweka' } },
    { kind: 'flag', field: 'withdrawals', title: { en: 'Withdrawals', sw: 'Kutoa' } },
    {
      kind: 'status',
      field: 'party',
      title: { en: 'Gateway', sw: 'Njia' },
      choices: paymentParties,
    },
    { kind: 'word', field: 'chosen', title: { en: 'Chosen', sw: 'Uchaguzi' }, words: chosenWords },
    { kind: 'text', field: 'address', title: { en: 'Gateway address', sw: 'Anwani ya njia' } },
  ],
});
