import type {
  casinoDifferences,
  casinoRoundStatuses,
  casinoTransactionKinds,
} from '@kipute/contract/constants/casino/casino';
import { optionsFrom } from '../_form-kit/definition/form.ts';
import type { Tone } from '../_list-kit/definition/list.ts';

export const roundTones = {
  open: 'moving',
  closed: 'good',
  stuck: 'bad',
} as const satisfies Record<keyof typeof casinoRoundStatuses, Tone>;

export const kindTones = {
  debit: 'moving',
  credit: 'good',
  rollback: 'waiting',
  reward: 'good',
} as const satisfies Record<keyof typeof casinoTransactionKinds, Tone>;

export const differenceTones = {
  'missing-here': 'bad',
  'missing-there': 'bad',
  'amount-differs': 'waiting',
} as const satisfies Record<keyof typeof casinoDifferences, Tone>;

/** Hundredths of a percent, as the wire has them: 9700 is "97.00". */
export const percentWords = (hundredths: number): string => (hundredths / 100).toFixed(2);

export const ofGame = {
  kind: 'picker',
  field: 'game_id',
  title: { en: 'Game', sw: 'Mchezo' },
  node: 'casino_game/inquire',
  source: optionsFrom('casino_game/inquire', {
    value: ({ id }) => id,
    name: ({ name_en, provider_name }) => `${name_en} · ${provider_name}`,
  }),
} as const;

/** A provider's own words may hold any character. */
export const inAddress = (filter: Readonly<Record<string, string>>): string =>
  new URLSearchParams(filter).toString();
