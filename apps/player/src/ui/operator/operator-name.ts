import type { Word } from '@kipute/contract/constants/choice';
import { operators } from '@kipute/contract/constants/money/operators';
import type { Language } from '../../i18n/language.ts';

export type OperatorWord = Word<typeof operators>;

export type OfferedOperator = {
  readonly operator: OperatorWord;
  /** Switched off by the house: shown as off, never missing (MS-03). */
  readonly isOn: boolean;
};

/** "M-Pesa" and "(Vodacom)": the name, and what some know it by. */
export function operatorName(
  operator: OperatorWord,
  language: Language,
): { readonly name: string; readonly aside: string } {
  const whole = operators[operator][language];
  const [, name = whole, aside = ''] = /^(.*?) \((.*)\)$/.exec(whole) ?? [];
  return { name, aside };
}
