import type { SettingField } from '@kipute/contract/constants/settings/setting-field';
import type { CallContent } from '@kipute/contract/registry';
import { configurationTexts } from '../../i18n/texts/configuration.ts';
import type { Effect } from '../_form-kit/definition/form.ts';

/** How yesterday's amounts lay, by what they were. */
export type Yesterday = CallContent<'pay_config/inquire_yesterday'>;

type Touches = NonNullable<SettingField['touches']>;

const isTouched = (amount: number, value: number, side: Touches['side']): boolean => {
  if (side === 'below') return amount < value;
  return side === 'above' ? amount > value : amount >= value;
};

/** In percent, as far as a hundred steps can say it. */
export function touchedPercent(
  hundredths: readonly number[],
  value: number,
  side: Touches['side'],
): number {
  if (hundredths.length === 0) return 0;
  const touched = hundredths.filter((amount) => isTouched(amount, value, side)).length;
  return Math.round((100 * touched) / hundredths.length);
}

const texts = {
  below: configurationTexts.touchedBelow,
  above: configurationTexts.touchedAbove,
  from: configurationTexts.touchedFrom,
} as const;

const kinds = {
  stakes: configurationTexts.stakes,
  deposits: configurationTexts.deposits,
  withdrawals: configurationTexts.withdrawals,
} as const;

/** What the typed value would have done yesterday; undefined while nothing sensible is typed. */
export function touchedEffect(
  { of, side }: Touches,
  yesterday: Yesterday,
  value: unknown,
): Effect | undefined {
  const lie = yesterday.find((one) => one.of === of);
  if (!lie || typeof value !== 'number') return undefined;
  const kind = kinds[of];
  if (lie.count === 0) return { text: withKind(configurationTexts.noneYesterday, kind) };
  const percent = touchedPercent(lie.hundredths, value, side);
  return {
    text: withKind(texts[side], kind),
    slots: { percent, count: lie.count },
    ...(side !== 'from' && percent > 0 && { tone: 'bad' as const }),
  };
}

type Words = { readonly en: string; readonly sw: string };

const withKind = (text: Words, kind: Words): Words => ({
  en: text.en.replace('{kind}', kind.en),
  sw: text.sw.replace('{kind}', kind.sw),
});
