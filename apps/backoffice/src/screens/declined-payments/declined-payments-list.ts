import { defineList } from '../_list-kit/definition/list-definition.ts';
import { paymentColumns } from '../_payments/payment-columns.ts';

export const declinedPaymentsList = defineList({
  call: 'declined_payment/inquire',
  rowKey: 'id',
  rowName: (row) => row.receipt_number,
  pageSize: 20,
  intro: {
    en: 'Payments from the operators’ menus that we did not take. The operator returned each to its payer; none can be credited any more.',
    sw: 'Malipo ya menyu za mitandao ambayo hatukuyapokea. Mtandao uliyarudisha kwa aliyelipa; hayawezi tena kuingizwa kwenye salio.',
  },
  columns: [
    { kind: 'instant', field: 'judged_at', title: { en: 'Declined', sw: 'Yalikataliwa' } },
    {
      kind: 'text',
      field: 'receipt_number',
      title: { en: 'Receipt number', sw: 'Namba ya risiti' },
      filter: 'receipt_number',
    },
    { kind: 'money', field: 'amount', title: { en: 'Amount', sw: 'Kiasi' } },
    { kind: 'long-text', field: 'why', title: { en: 'Because', sw: 'Sababu' }, width: 320 },
    { kind: 'text', field: 'reference', title: { en: 'Reference', sw: 'Kumbukumbu' } },
    paymentColumns.phone,
    paymentColumns.operator,
  ],
});
