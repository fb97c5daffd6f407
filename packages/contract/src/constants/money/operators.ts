import { type Choice, rowsOf, type Word } from '../choice.ts';

type Operator = Choice & {
  /** The word of this operator in the switches of `pay_config`. */
  readonly network: 'tigo' | 'airtel' | 'vodacom' | 'halotel';
  readonly colour: `#${string}`;
};

/** Named as players know them today; Tigo Pesa became Mixx by Yas in November 2024. */
export const operators = {
  mixx: {
    id: 3,
    sw: 'Mixx by Yas (Tigo Pesa)',
    en: 'Mixx by Yas (Tigo Pesa)',
    network: 'tigo',
    colour: '#FFC20E',
  },
  airtel: {
    id: 4,
    sw: 'Airtel Money',
    en: 'Airtel Money',
    network: 'airtel',
    colour: '#ED1C24',
  },
  mpesa: {
    id: 6,
    sw: 'M-Pesa (Vodacom)',
    en: 'M-Pesa (Vodacom)',
    network: 'vodacom',
    colour: '#E60000',
  },
  halopesa: { id: 7, sw: 'HaloPesa', en: 'HaloPesa', network: 'halotel', colour: '#F36F21' },
} as const satisfies Readonly<Record<string, Operator>>;

type OperatorWord = Word<typeof operators>;

/**
 * The two digits after 255. 63, 66, 70 and 72 come from the numbering plan, the others from the
 * specification. Numbers are portable: a prefix only preselects, the player may choose another.
 */
export const operatorPrefixes = {
  65: 'mixx',
  67: 'mixx',
  70: 'mixx',
  71: 'mixx',
  77: 'mixx',
  66: 'airtel',
  68: 'airtel',
  69: 'airtel',
  78: 'airtel',
  98: 'airtel',
  99: 'airtel',
  72: 'mpesa',
  74: 'mpesa',
  75: 'mpesa',
  76: 'mpesa',
  79: 'mpesa',
  61: 'halopesa',
  62: 'halopesa',
  63: 'halopesa',
} as const satisfies Readonly<Record<string, OperatorWord>>;

const operatorByPrefix = new Map<string, OperatorWord>(rowsOf(operatorPrefixes));

export function prefixesOf(operator: OperatorWord): string[] {
  return [...operatorByPrefix].filter(([, owner]) => owner === operator).map(([prefix]) => prefix);
}

/** Takes 255712345678, +255712345678, 0712345678 or 712345678, also while it is being typed. */
export function preselectedOperator(phone: string): OperatorWord | undefined {
  const national = phone.replace(/\D/g, '').replace(/^(?:255|0)/, '');
  return operatorByPrefix.get(national.slice(0, 2));
}
