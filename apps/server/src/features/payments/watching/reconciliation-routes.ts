import { operators } from '@kipute/contract/constants/money/operators';
import { paymentParties } from '@kipute/contract/constants/money/reconciliation';
import { textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName } from '../ports.ts';
import { listDays } from './day-store.ts';
import { lastDayOver } from './reconcile-day.ts';
import { faultTexts, reconciledDayView } from './reconciliation-view.ts';
import type { TakeStatement } from './take-statement.ts';

export type ReconciliationRoutes = HandlersFor<'reconciliation/inquire' | 'reconciliation/update'>;

type RouteDeps = Pick<PaymentsDeps, 'database' | 'clock' | 'mobileMoney'> & {
  readonly takeStatement: TakeStatement;
};

export function reconciliationRoutes(deps: RouteDeps): ReconciliationRoutes {
  return {
    'reconciliation/inquire': async ({ page, page_size, open }) => {
      const { days, count } = await listDays(deps.database.read, {
        channels: { inUse: channelsInUse(deps), known: parties },
        yesterday: lastDayOver(deps.clock.now()),
        onlyOpen: open === 1,
        page,
        pageSize: page_size,
      });
      return answerPage(days.map(reconciledDayView), count);
    },
    'reconciliation/update': async ({ party, day, statement }, context) => {
      const { caller, locale, address, userAgent } = context;
      const taken = await deps.takeStatement({
        channel: channelOfParty(party),
        day,
        text: statement,
        administratorId: caller.administratorId,
        visit: { address, userAgent },
      });
      if (!taken.ok) return refuseWith(taken.refusal);
      if (taken.value.kind === 'compared') {
        return answer({ taken: 1, faults: [], difference_count: taken.value.differences });
      }
      const faults = taken.value.faults.map(({ line, why }) => ({
        line,
        why: textIn(locale, faultTexts[why]),
      }));
      return answer({ taken: 0, faults, difference_count: 0 });
    },
  };
}

const parties = Object.keys(paymentParties);

function channelsInUse({ mobileMoney }: RouteDeps): readonly string[] {
  const names = Object.keys(operators) as OperatorName[];
  const inUse = new Set(names.map(mobileMoney.channelOf));
  return parties.filter((name) => inUse.has(name));
}

function channelOfParty(id: number): string {
  const found = Object.entries(paymentParties).find(([, party]) => party.id === id);
  invariant(found, 'the schema lets known parties through');
  return found[0];
}
