import type { Localised } from '../../locale.ts';

type Range = { readonly min: number; readonly max: number };

export type LadderColumn = Localised & Range & { readonly kind: 'money' | 'number' };

/**
 * One setting as people change it. Its name on the wire is the path of its place in the section,
 * in small letters: `desktop_stake_minimum` is `stakeMinimum` of `desktop`.
 */
export type SettingField = Localised & {
  /** What it does. */
  readonly hint: Localised;
  /** Above the field: here a part of a long form begins. */
  readonly heading?: Localised;
  readonly unit?: Localised;
  /** A limit of money: another one needs a second person (CFG-05). */
  readonly second?: true;
  /** What of yesterday it would have touched: amounts below it, above it, or from it on. */
  readonly touches?: {
    readonly of: 'stakes' | 'deposits' | 'withdrawals';
    readonly side: 'below' | 'above' | 'from';
  };
} & (
    | ({ readonly kind: 'money' | 'number' | 'percent' | 'odds' } & Range)
    | { readonly kind: 'flag' }
    | { readonly kind: 'text'; readonly pattern: RegExp }
    | {
        readonly kind: 'ladder';
        readonly rowsMax: number;
        readonly columns: Readonly<Record<string, LadderColumn>>;
      }
  );

export type SettingFields = Readonly<Record<string, SettingField>>;

/** Fields by the name that travels. */
export const settingFields = <Name extends string>(
  fields: Readonly<Record<Name, SettingField>>,
): Readonly<Record<Name, SettingField>> => fields;

export const units = {
  shillings: { sw: 'TSh', en: 'TSh' },
  seconds: { sw: 'sekunde', en: 'seconds' },
  minutes: { sw: 'dakika', en: 'minutes' },
  hours: { sw: 'saa', en: 'hours' },
  days: { sw: 'siku', en: 'days' },
  percent: { sw: '%', en: '%' },
} as const;

/** What the whole of a ladder is; its columns come from each. */
export const percentByLegs = (percentMax: number) =>
  ({
    legs: { kind: 'number', min: 2, max: 60, sw: 'Mechi', en: 'Legs' },
    percent: { kind: 'number', min: 0, max: percentMax, sw: 'Asilimia', en: 'Percent' },
  }) as const satisfies Readonly<Record<string, LadderColumn>>;
