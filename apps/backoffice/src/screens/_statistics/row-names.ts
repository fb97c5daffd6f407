import { operators } from '@kipute/contract/constants/money/operators';
import {
  type StatisticsProduct,
  type StatisticsRows,
  statisticsProducts,
} from '@kipute/contract/constants/operations/statistics';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import type { Say } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import type { FiguresRow } from './figures.ts';

const isIn = <Table extends object>(key: PropertyKey, table: Table): key is keyof Table =>
  Object.hasOwn(table, key);

const wordOf: Partial<Record<StatisticsRows, (key: string, t: Say) => string | undefined>> = {
  day: (key) => key,
  hour: (key) => formatInstant(key).slice(5, 16),
  agent: (key, t) => (key === '0' ? t(statisticsTexts.noAgent) : undefined),
  product: (key, t) =>
    isIn(key, statisticsProducts) ? t(statisticsProducts[key as StatisticsProduct]) : undefined,
  operator: (key, t) => (isIn(key, operators) ? t(operators[key]) : undefined),
  device: (key, t) =>
    key === 'phone' || key === 'desktop' ? t(statisticsTexts.devices[key]) : undefined,
};

const unknown = ['0', 'unknown'];

/** What a row is called: by the server where names are kept, by us where the key is a word. */
export function rowNameOf(rowsBy: StatisticsRows, t: Say): (row: FiguresRow) => string {
  return ({ key, name }) => {
    if (key === 'rest') return t(statisticsTexts.rest);
    const word = name || wordOf[rowsBy]?.(key, t);
    return word ?? (unknown.includes(key) ? t(statisticsTexts.noName) : key);
  };
}
