import { casinoDifferences } from '@kipute/contract/constants/casino/casino';
import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { namesOfAdministrators } from '../../access/index.ts';
import type { CasinoDeps } from '../casino-deps.ts';
import {
  type CasinoDifference,
  closeDifference,
  differencesPage,
} from '../comparison/difference-store.ts';

export type DifferenceRoutes = HandlersFor<'casino_difference/inquire' | 'casino_difference/close'>;

export function differenceRoutes({ database, clock, audit }: CasinoDeps): DifferenceRoutes {
  return {
    'casino_difference/inquire': async ({ page, page_size: pageSize, open }) => {
      const state = open === undefined ? 'all' : open === 1 ? 'open' : 'closed';
      const found = await differencesPage(database.office, { state, page, pageSize });
      return answerPage(await viewsOf(database.office, found.differences), found.count);
    },
    'casino_difference/close': async ({ id, note }, { caller, address, userAgent }) => {
      const closing = { id: idOfWire(id), by: caller.administratorId, note, at: clock.now() };
      const closed = await database.transact(async (tx) => {
        const difference = await closeDifference(tx, closing);
        if (!difference) return undefined;
        const { provider, transaction, kind } = difference;
        await audit.record(tx, {
          ...{ type: 'casino-change', source: 'backoffice', address, userAgent },
          user: { kind: 'administrator', id: caller.administratorId },
          subject: { kind: 'casino-difference', id: difference.id },
          content: `difference ${kind} of ${provider} ${transaction} closed: ${note}`,
        });
        return difference;
      });
      if (!closed) return refuseWith('casino-difference-unknown');
      const [view] = await viewsOf(database.read, [closed]);
      return view ? answer(view) : refuseWith('casino-difference-unknown');
    },
  };
}

type DifferenceView = CallContent<'casino_difference/inquire'>[number];

const amountOf = (amount: bigint | null): number | null =>
  amount === null ? null : toWireShillings(senti(amount));

async function viewsOf(
  reader: Reader,
  differences: readonly CasinoDifference[],
): Promise<DifferenceView[]> {
  const people = differences.flatMap(({ closedBy }) => closedBy ?? []);
  const names = await namesOfAdministrators(reader, people);
  return differences.map((one) => ({
    ...{ id: one.id.toString(), day: one.day, provider: one.provider },
    ...{ transaction: one.transaction, kind: casinoDifferences[one.kind].id },
    our_amount: amountOf(one.ourAmount),
    their_amount: amountOf(one.theirAmount),
    found_at: one.foundAt.toISOString(),
    closed_at: one.closedAt?.toISOString() ?? null,
    closed_by:
      one.closedBy === null
        ? null
        : { id: one.closedBy.toString(), name: names.get(one.closedBy) ?? '' },
    note: one.note,
  }));
}
