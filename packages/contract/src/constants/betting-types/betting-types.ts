import type { CountedUnit } from '@kipute/domain/grading/counted-units';
import type { GradingRule } from '@kipute/domain/grading/grading-rules';
import type { Localised } from '../../locale.ts';
import { rowsOf } from '../choice.ts';
import type { MarketGroupWord } from '../matches/market-groups.ts';
import {
  type MarketKindWord,
  marketKinds,
  type ResultTypeWord,
  type TypeFlagWord,
} from '../matches/markets.ts';
import { anyMain } from './any-sport/main.ts';
import type {
  BettingTypeRow,
  BettingTypeTable,
  MarketSubject,
  SportGroup,
} from './betting-type.ts';
import { tables } from './tables.ts';
import { usualGrading } from './usual-grading.ts';

export type BettingType = Localised & {
  readonly id: number;
  readonly key: string;
  readonly sportGroup: SportGroup;
  readonly group: MarketGroupWord;
  /** Lower numbers stand higher within a tab. */
  readonly order: number;
  readonly providerName: string | null;
  readonly kind: MarketKindWord;
  readonly resultType: ResultTypeWord;
  readonly grading: GradingRule;
  /** Null where nothing is counted. */
  readonly unit: CountedUnit | null;
  readonly subject: MarketSubject;
  readonly threshold: number | null;
  readonly inMinutes: boolean;
  readonly moneyBack: boolean;
  readonly method: string | null;
  readonly combines: readonly number[];
  readonly typeFlag: TypeFlagWord;
  readonly isHandicap: boolean;
  readonly isOverUnder: boolean;
  readonly hasLine: boolean;
  readonly selectionCount: number | null;
  readonly nameBlanked: boolean;
  readonly description: Localised | null;
};

/** Numbers from here up are ours; all smaller ones are the provider's. */
export const HOUSE_BETTING_TYPES_FROM = 10_000;

function providerNameOf({ id, en, providerName }: BettingTypeRow): string | null {
  if (providerName !== undefined) return providerName;
  return id < HOUSE_BETTING_TYPES_FROM ? en : null;
}

function gradingOf(row: BettingTypeRow): GradingRule {
  return row.grading === undefined ? usualGrading[row.kind] : row.grading;
}

/** Corners and cards are counted themselves; an event of play only if the row says what. */
function unitOf(row: BettingTypeRow, table: BettingTypeTable): CountedUnit | null {
  if (row.unit !== undefined) return row.unit;
  const resultType = row.resultType ?? table.resultType;
  if (resultType === 'corners' || resultType === 'cards') return resultType;
  const countsNothing = ['action', 'ranking', 'other'].includes(resultType);
  return countsNothing ? null : table.unit;
}

function complete(key: string, row: BettingTypeRow, table: BettingTypeTable) {
  const { isHandicap, isOverUnder, hasLine, selectionCount } = marketKinds[row.kind];
  return {
    ...row,
    key,
    sportGroup: table.sportGroup,
    group: row.group ?? table.group,
    providerName: providerNameOf(row),
    resultType: row.resultType ?? table.resultType,
    grading: gradingOf(row),
    unit: unitOf(row, table),
    subject: row.subject ?? 'match',
    threshold: row.threshold ?? null,
    inMinutes: row.inMinutes ?? false,
    moneyBack: row.moneyBack ?? false,
    method: row.method ?? null,
    combines: row.combines ?? [],
    typeFlag: row.typeFlag ?? 'both',
    isHandicap,
    isOverUnder,
    hasLine,
    selectionCount: row.selectionCount ?? selectionCount,
    nameBlanked: row.nameBlanked ?? false,
    description: row.description ?? null,
  };
}

/** Every market type there is, whatever its sport. */
export const bettingTypes: readonly BettingType[] = tables
  .flatMap((table) => rowsOf(table.rows).map(([key, row]) => complete(key, row, table)))
  .map((type, order) => ({ ...type, order }));

const byId: ReadonlyMap<number, BettingType> = new Map(bettingTypes.map((type) => [type.id, type]));

/** Undefined for a number the provider has not told us about. */
export function bettingTypeOf(id: number): BettingType | undefined {
  return byId.get(id);
}

/** The market a list shows before the player picks another. */
export const defaultClassification = anyMain['home-draw-away'];
