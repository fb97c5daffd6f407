import { operators } from '@kipute/contract/constants/money/operators';
import {
  differenceKinds,
  paymentParties,
  reconciliationStates,
  statementSources,
} from '@kipute/contract/constants/money/reconciliation';
import { type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhonesIn } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import { toWireShillings } from '@kipute/domain/money/senti';
import type { DayLine, Finding } from '@kipute/domain/payments/reconciliation';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName, ReceiptOnRecord } from '../ports.ts';
import {
  type Closed,
  closeDifference,
  closingName,
  closingsOf,
  differenceKey,
  type OpenDifference,
} from './closings.ts';
import { lastDayOver, type TakeStatement } from './reconcile-day.ts';
import { type ChannelDay, listDays, type ReconciledDay } from './reconciliation-store.ts';
import type { StatementFault } from './statement-file.ts';

export type ReconciliationRoutes = HandlersFor<
  'reconciliation/inquire' | 'reconciliation/update' | 'reconciliation/close'
>;

type RouteDeps = Pick<PaymentsDeps, 'database' | 'clock' | 'mobileMoney' | 'audit'> & {
  readonly takeStatement: TakeStatement;
};

export function reconciliationRoutes(deps: RouteDeps): ReconciliationRoutes {
  return {
    'reconciliation/inquire': async ({ page, page_size, open, ...wanted }) => {
      const { days, count } = await listDays(deps.database.office, {
        ...daysWanted(deps, wanted),
        onlyOpen: open === 1,
        page,
        pageSize: page_size,
      });
      const closings = await closingsOf(deps.database.office, days);
      return answerPage(
        days.map((day) => reconciledDayView(day, closings)),
        count,
      );
    },
    'reconciliation/close': async ({ party, day, key, reason, note }, context) => {
      const { caller, address, userAgent } = context;
      const named = { channel: channelOfParty(party), day };
      const before = await dayNamed(deps, named);
      const difference = before?.differences.find((one) => one.key === key);
      if (!difference || difference.closed) return refuseWith('difference-unknown');
      const isClosed = await closeDifference(deps, {
        ...{ ...named, difference: key, reason, note },
        ...{ administratorId: caller.administratorId, visit: { address, userAgent } },
      });
      const after = isClosed ? await dayNamed(deps, named) : undefined;
      return after ? answer(after) : refuseWith('difference-unknown');
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

type DaysWanted = Pick<CallRequest<'reconciliation/inquire'>, 'party' | 'from_day' | 'to_day'>;

function daysWanted(deps: RouteDeps, { party, from_day, to_day }: DaysWanted) {
  const yesterday = lastDayOver(deps.clock.now());
  const channel = party === undefined ? undefined : channelOfParty(party);
  const isWanted = (name: string) => channel === undefined || name === channel;
  return {
    channels: { inUse: channelsInUse(deps).filter(isWanted), known: parties.filter(isWanted) },
    yesterday,
    fromDay: from_day,
    toDay: to_day,
  };
}

async function dayNamed(
  deps: RouteDeps,
  { channel, day }: ChannelDay,
): Promise<DayView | undefined> {
  const { days } = await listDays(deps.database.read, {
    ...{ channels: { inUse: [channel], known: [channel] }, onlyOpen: false },
    ...{ yesterday: lastDayOver(deps.clock.now()), fromDay: day, toDay: day },
    ...{ page: 1, pageSize: 1 },
  });
  const closings = await closingsOf(deps.database.read, days);
  return days[0] && reconciledDayView(days[0], closings);
}

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

type DayView = CallContent<'reconciliation/inquire'>[number];
type DifferenceView = OpenDifference;

const DIFFERENCES_SHOWN_MAX = 100;

function reconciledDayView(
  reconciled: ReconciledDay,
  closings: ReadonlyMap<string, Closed>,
): DayView {
  const { channel, day, comparedAt, source, lines } = reconciled;
  const differences = [
    ...reconciled.findings.map(differenceView),
    ...reconciled.misdirected.map(misdirectedView),
  ].map((difference) => {
    const key = differenceKey(difference);
    return { ...difference, key, closed: closings.get(closingName(reconciled, key)) ?? null };
  });
  const open = differences.filter(({ closed }) => closed === null).length;
  return {
    key: `${channel} ${day}`,
    day,
    party: partyIdOf(channel),
    state: reconciliationStates[stateOf(comparedAt, differences.length, open)].id,
    source: source && statementSources[source].id,
    lines,
    difference_count: differences.length,
    open_count: open,
    compared_at: comparedAt?.toISOString() ?? null,
    differences: differences
      .slice(0, DIFFERENCES_SHOWN_MAX)
      .map((difference, at) => ({ number: at + 1, ...difference })),
  };
}

/** A day that nobody compared is missing, whatever else is known of it. */
function stateOf(comparedAt: Date | null, differences: number, open: number) {
  if (comparedAt === null) return 'missing';
  if (open > 0) return 'differences';
  return differences > 0 ? 'closed' : 'compared';
}

const partyIdOf = (channel: string): number =>
  Object.entries(paymentParties).find(([name]) => name === channel)?.[1].id ?? 0;

function differenceView(finding: Finding): DifferenceView {
  const kind = differenceKinds[finding.kind].id;
  if ('theirs' in finding) {
    const { ours, theirs } = finding;
    return { kind, ...lineView(theirs), our_amount: wire(ours), their_amount: wire(theirs) };
  }
  const isHere = finding.kind === 'missing-there' || finding.kind === 'double-here';
  const { line } = finding;
  return {
    kind,
    ...lineView(line),
    our_amount: isHere ? wire(line) : null,
    their_amount: isHere ? null : wire(line),
  };
}

function misdirectedView({ receipt, reference, amount }: ReceiptOnRecord): DifferenceView {
  const kind = differenceKinds.misdirected.id;
  const their_amount = toWireShillings(amount);
  const typed = maskedPhonesIn(reference);
  return { kind, direction: 'in', receipt, reference: typed, our_amount: null, their_amount };
}

const wire = ({ amount }: DayLine): number => toWireShillings(amount);

const lineView = ({ way, receipt, reference }: DayLine) => ({
  direction: way,
  receipt,
  reference: maskedPhonesIn(reference),
});

const faultTexts: Readonly<Record<StatementFault['why'], Localised>> = {
  head: {
    sw: 'Mstari wa kwanza lazima uwe: direction,receipt,reference,amount',
    en: 'The first line must be: direction,receipt,reference,amount',
  },
  columns: { sw: 'Lazima kuwe na safu nne', en: 'There must be four columns' },
  quotes: { sw: 'Alama za nukuu hazijakaa sawa', en: 'The quotation marks do not match' },
  direction: { sw: 'direction lazima iwe in au out', en: 'direction must be in or out' },
  receipt: { sw: 'Namba ya risiti haisomeki', en: 'The receipt number cannot be read' },
  reference: { sw: 'Kumbukumbu haisomeki', en: 'The reference cannot be read' },
  amount: {
    sw: 'Kiasi lazima kiwe shilingi kamili, bila koma',
    en: 'The amount must be whole shillings, without commas',
  },
};
