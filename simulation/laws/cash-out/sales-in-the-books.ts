import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';
import { type BookedSales, readBookedSales } from './cash-out-records.ts';

/** Sales and the entries that paid them, one to one; the tax of each in an entry of its own. */
export function unbookedSale(orders: readonly BookedSales[]): string | undefined {
  for (const { serial, sales, entries } of orders) {
    const owed = sales.flatMap((sale) => entriesOf(serial, sale)).map(wordsOf);
    const moved = entries.map(wordsOf);
    const missing = owed.find((entry) => !moved.includes(entry));
    if (missing) return `${serial} lacks ${missing}`;
    const strange = moved.find((entry, at) => !owed.includes(entry) || moved.indexOf(entry) < at);
    if (strange) return `${serial} has ${strange}, which no cash-out made`;
  }
  return undefined;
}

type Entry = BookedSales['entries'][number];

function entriesOf(serial: string, sale: BookedSales['sales'][number]): readonly Entry[] {
  const { number, playerId, value, tax } = sale;
  const bought = {
    key: `cash-out ${serial} ${number}`,
    postings: [`stakes -${value}`, `${playerId} cash ${value}`],
  };
  const taxed = {
    key: `cash-out-tax ${serial} ${number}`,
    postings: [`${playerId} cash -${tax}`, `winnings-tax ${tax}`],
  };
  return tax === '0' ? [bought] : [bought, taxed];
}

const wordsOf = ({ key, postings }: Entry): string => `(${key}: ${postings.join(', ')})`;

export const salesInTheBooks: Law<Scene> = {
  name: 'every cash-out was paid and taxed once, and nothing was paid for one that is none',
  holds: 'always',
  breach: async ({ world }) => unbookedSale(await readBookedSales(world.database.ask)),
};
