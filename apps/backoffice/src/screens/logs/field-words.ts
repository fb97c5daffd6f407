import type { Localised } from '@kipute/contract/locale';
import { logFieldTexts } from '../../i18n/texts/logs.ts';

const known: Readonly<Partial<Record<string, Localised>>> = logFieldTexts;

/** `withdrawalMinimum` and `withdrawal_minimum` are read as "withdrawal minimum". */
const spelledOut = (field: string): string =>
  field
    .replace(
      /([a-z])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replaceAll('_', ' ');

export function fieldWord(field: string, t: (text: Localised) => string): string {
  const text = known[field];
  return text ? t(text) : spelledOut(field);
}
