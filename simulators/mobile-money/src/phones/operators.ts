/** Whose SIM card a phone has. */
export type OperatorName = 'mpesa' | 'airtel' | 'mixx' | 'halopesa';

export const operatorTitles: Readonly<Record<OperatorName, string>> = {
  mpesa: 'M-Pesa',
  airtel: 'Airtel Money',
  mixx: 'Mixx by Yas',
  halopesa: 'HaloPesa',
};

const prefixes: Readonly<Record<OperatorName, readonly string[]>> = {
  mpesa: ['72', '74', '75', '76', '79'],
  airtel: ['66', '68', '69', '78'],
  mixx: ['65', '67', '70', '71', '77'],
  halopesa: ['61', '62', '63'],
};

/** Undefined: no phone of these operators, so nobody has a wallet under it. */
export function operatorOfPhone(phone: string): OperatorName | undefined {
  if (!/^255\d{9}$/.test(phone)) return undefined;
  const found = Object.entries(prefixes).find(([, list]) => list.includes(phone.slice(3, 5)));
  return found?.[0] as OperatorName | undefined;
}

/** `+255 712 …`, `0712…` and `712…` are the same phone as `255712…`. */
export function phoneOf(written: string): string {
  const digits = written.replace(/\D/g, '');
  return digits.length === 9 ? `255${digits}` : digits.replace(/^0/, '255');
}
