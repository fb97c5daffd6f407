import type { Locale } from '@kipute/contract/locale';
import type { OperatorName } from '../ports.ts';

type Menu = { readonly dial: string; readonly sw: string; readonly en: string };

/** The first words of each operator's own menu. */
const menus = {
  mpesa: { dial: '*150*00#', sw: 'Lipa kwa M-Pesa', en: 'Pay by M-Pesa' },
  airtel: { dial: '*150*60#', sw: 'Lipia bili', en: 'Make payments' },
  mixx: { dial: '*150*01#', sw: 'Lipa bili', en: 'Pay bill' },
  halopesa: { dial: '*150*88#', sw: 'Lipia bidhaa', en: 'Pay merchant' },
} as const satisfies Record<OperatorName, Menu>;

type Numbers = { readonly businessNumber: string; readonly reference: string };

export function paybillSteps(
  operator: OperatorName,
  { businessNumber, reference }: Numbers,
  locale: Locale,
): readonly string[] {
  const menu = menus[operator];
  return locale === 'sw'
    ? [
        `Piga ${menu.dial}`,
        `Chagua "${menu.sw}"`,
        `Weka namba ya kampuni ${businessNumber}`,
        `Weka kumbukumbu namba ${reference}`,
        'Weka kiasi',
        'Weka PIN yako na thibitisha',
      ]
    : [
        `Dial ${menu.dial}`,
        `Choose "${menu.en}"`,
        `Enter the business number ${businessNumber}`,
        `Enter the reference ${reference}`,
        'Enter the amount',
        'Enter your PIN and confirm',
      ];
}
