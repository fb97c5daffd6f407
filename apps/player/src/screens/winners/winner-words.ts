import type { CallContent } from '@kipute/contract/registry';
import { t } from '../../i18n/i18n.ts';

export type Winner = CallContent<'winners/inquire'>['winners'][number];

/** Who did not agree has no name here. */
export const nameOf = ({ name }: Pick<Winner, 'name'>): string => name || t('winners.someone');

export const placeOf = ({ region }: Pick<Winner, 'region'>): string =>
  region === '' ? '' : `, ${region}`;

export function productWords({ product, legs, odds }: Winner): string {
  const picks = {
    single: t('winners.single'),
    accumulator: t('winners.accumulator', { count: legs }),
    system: t('winners.system', { count: legs }),
  }[product];
  return `${picks} · ${t('winners.odds', { odds: odds.toFixed(2) })}`;
}

/** One bet in so many, to the nearest; nothing while none has won. */
export function everyHowMany({ decided, won }: { decided: number; won: number }) {
  return won > 0 ? Math.max(1, Math.round(decided / won)) : undefined;
}
