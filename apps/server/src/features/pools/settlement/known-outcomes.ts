import type { Result } from '@kipute/domain/result';
import type { Reader } from '../../../platform/database/database.ts';
import type { Pacer } from '../../settlement/index.ts';
import { noSales, type PoolIssue, salesOf } from '../issues/issue-store.ts';
import { standingsOf } from '../issues/paid-standings.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { carriedOnFrom } from './settlement-store.ts';

type Computed = Result<Outcome, 'pool-results-missing'>;

export type OutcomeReader = (reader: Reader, issue: PoolIssue) => Promise<Computed>;

const KEPT_MAX = 8;

/**
 * For who looks: a proposal is shown in two languages to several people, and walking over all
 * tickets each time would take seconds of each. What is computed from stays as it is unless one of
 * these figures moves. Money is moved by what is computed anew, never by what is kept here.
 */
export function outcomeReader(pacer: Pacer): OutcomeReader {
  const known = new Map<string, Promise<Computed>>();
  return async (reader, issue) => {
    const { id, settlements, state } = issue;
    const sales = (await salesOf(reader, [id])).get(id) ?? noSales;
    const carried = await carriedOnFrom(reader, id);
    const figures = [id, settlements, state, carried, sales.tickets, sales.lines, sales.stakes];
    const key = `${figures.join(' ')} ${JSON.stringify(standingsOf(issue))}`;
    const before = known.get(key);
    if (before) return before;
    const computing = outcomeOf(reader, issue, pacer());
    known.set(key, computing);
    computing.catch(() => known.delete(key));
    for (const oldest of [...known.keys()].slice(0, -KEPT_MAX)) known.delete(oldest);
    return computing;
  };
}
