import type { ProviderGame } from '@kipute/provider-protocols/casino/provider-api';
import { CRASH_RETURN_PERCENT } from './laws/crash.ts';

export const providerNames = ['kipute-studio', 'anga'] as const;
export type ProviderName = (typeof providerNames)[number];

const gameCodes = ['aviator', 'dhahabu-ya-geita', 'kete-mbili'] as const;
export type GameCode = (typeof gameCodes)[number];

export type Game = ProviderGame & {
  readonly code: GameCode;
  readonly provider: ProviderName;
  readonly stakes: {
    readonly least: number;
    readonly most: number;
    readonly step: number;
    readonly chips: readonly number[];
  };
};

/** Returns in hundredths of a percent; stakes in shillings. */
export const games: Readonly<Record<GameCode, Game>> = {
  aviator: {
    ...{ provider: 'anga', id: '32430', code: 'aviator', category: 'crash' },
    ...{ name_sw: 'Aviator', name_en: 'Aviator', stated_return: CRASH_RETURN_PERCENT * 100 },
    stakes: { least: 100, most: 200_000, step: 1, chips: [200, 500, 1_000, 5_000] },
  },
  'dhahabu-ya-geita': {
    ...{ provider: 'kipute-studio', id: '1001', code: 'dhahabu-ya-geita', category: 'slots' },
    ...{ name_sw: 'Dhahabu ya Geita', name_en: 'Gold of Geita', stated_return: 9_620 },
    stakes: { least: 100, most: 50_000, step: 50, chips: [200, 500, 1_000, 5_000] },
  },
  'kete-mbili': {
    ...{ provider: 'kipute-studio', id: '1002', code: 'kete-mbili', category: 'dice' },
    ...{ name_sw: 'Kete Mbili', name_en: 'Two Dice', stated_return: 9_800 },
    stakes: { least: 100, most: 100_000, step: 50, chips: [200, 500, 1_000, 5_000] },
  },
};

export const findGame = (code: string): Game | undefined =>
  Object.values(games).find((game) => game.code === code);

export const gamesOf = (provider: ProviderName): readonly Game[] =>
  Object.values(games).filter((game) => game.provider === provider);
