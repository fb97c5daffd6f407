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

/** What a row is called: by the server where names are kept, by us where the key is a word. */
export function rowNameOf(rowsBy: StatisticsRows, t: Say): (row: FiguresRow) => string {
  return ({ key, name }) => {
    if (key === 'rest') return t(statisticsTexts.rest);
    if (name !== '') return name;
    if (rowsBy === 'day') return key;
    if (rowsBy === 'hour') return formatInstant(key).slice(5, 16);
    if (rowsBy === 'agent' && key === '0') return t(statisticsTexts.noAgent);
    if (rowsBy === 'product' && isIn(key, statisticsProducts))
      return t(statisticsProducts[key as StatisticsProduct]);
    if (rowsBy === 'operator' && isIn(key, operators)) return t(operators[key]);
    if (rowsBy === 'device' && (key === 'phone' || key === 'desktop'))
      return t(statisticsTexts[key]);
    return key === '0' || key === 'unknown' ? t(statisticsTexts.noName) : key;
  };
}
