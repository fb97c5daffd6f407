import type { Localised } from '../../locale.ts';
import { rowsOf } from '../choice.ts';
import {
  type MarketKindWord,
  marketKinds,
  type ResultTypeWord,
  type TypeFlagWord,
} from '../matches/markets.ts';
import { anySport } from './any-sport.ts';
import type { BettingTypeRow, BettingTypeRows } from './betting-type.ts';
import { footballEvents } from './football-events.ts';
import { footballGoals } from './football-goals.ts';
import {
  houseAmericanFootball,
  houseBaseball,
  houseCricket,
  houseDarts,
  houseEsports,
  houseMma,
  houseSnooker,
} from './house.ts';
import { basketball, cricket, motorRacing, rugby, snooker } from './other-sports.ts';
import { outrights } from './outrights.ts';
import { tennis } from './tennis.ts';

export const sportGroups = [
  'any',
  'football',
  'tennis',
  'basketball',
  'cricket',
  'baseball',
  'american-football',
  'esports',
  'darts',
  'snooker',
  'mma',
  'rugby',
  'motor-racing',
] as const;
type SportGroup = (typeof sportGroups)[number];

type BettingType = Localised & {
  readonly id: number;
  readonly key: string;
  readonly sportGroup: SportGroup;
  readonly providerName: string | null;
  readonly kind: MarketKindWord;
  readonly resultType: ResultTypeWord;
  readonly typeFlag: TypeFlagWord;
  readonly isHandicap: boolean;
  readonly isOverUnder: boolean;
  readonly hasLine: boolean;
  readonly selectionCount: number | null;
  readonly nameBlanked: boolean;
  readonly description: Localised | null;
};

function complete(key: string, row: BettingTypeRow, sportGroup: SportGroup): BettingType {
  const { isHandicap, isOverUnder, hasLine, selectionCount } = marketKinds[row.kind];
  return {
    ...row,
    key,
    sportGroup,
    isHandicap,
    isOverUnder,
    hasLine,
    selectionCount,
    providerName: row.providerName === undefined ? row.en : row.providerName,
    typeFlag: row.typeFlag ?? 'both',
    nameBlanked: row.nameBlanked ?? false,
    description: row.description ?? null,
  };
}

const tables: readonly (readonly [SportGroup, BettingTypeRows])[] = [
  ['any', anySport],
  ['any', outrights],
  ['football', footballGoals],
  ['football', footballEvents],
  ['tennis', tennis],
  ['basketball', basketball],
  ['cricket', cricket],
  ['cricket', houseCricket],
  ['baseball', houseBaseball],
  ['american-football', houseAmericanFootball],
  ['esports', houseEsports],
  ['darts', houseDarts],
  ['snooker', snooker],
  ['snooker', houseSnooker],
  ['mma', houseMma],
  ['rugby', rugby],
  ['motor-racing', motorRacing],
];

/** Every market type there is, whatever its sport. */
export const bettingTypes: readonly BettingType[] = tables.flatMap(([sportGroup, rows]) =>
  rowsOf(rows).map(([key, row]) => complete(key, row, sportGroup)),
);

/** Numbers from here up are ours; all smaller ones are the provider's. */
export const HOUSE_BETTING_TYPES_FROM = 10_000;

/** The market a list shows before the player picks another. */
export const defaultClassification = anySport['home-draw-away'];
