import { operators } from '@kipute/contract/constants/money/operators';
import {
  differenceKinds,
  paymentParties,
  reconciliationStates,
  statementSources,
} from '@kipute/contract/constants/money/reconciliation';
import { type Localised, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
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
import { lastDayOver, type TakeStatement } from './reconcile-day.ts';
import { listDays, type ReconciledDay } from './reconciliation-store.ts';
import type { StatementFault } from './statement-file.ts';

export type ReconciliationRoutes = HandlersFor<'reconciliation/inquire' | 'reconciliation/update'>;

type RouteDeps = Pick<PaymentsDeps, 'database' | 'clock' | 'mobileMoney'> & {
  readonly takeStatement: TakeStatement;
};

export function reconciliationRoutes(deps: RouteDeps): ReconciliationRoutes {
  return {
    'reconciliation/inquire': async ({ page, page_size, open }) => {
      const { days, count } = await listDays(deps.database.office, {
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

type DayView = CallContent<'reconciliation/inquire'>[number];
type DifferenceView = Omit<DayView['differences'][number], 'number'>;

const DIFFERENCES_SHOWN_MAX = 100;

function reconciledDayView(reconciled: ReconciledDay): DayView {
  const { channel, day, comparedAt, source, lines } = reconciled;
  const differences = [
    ...reconciled.findings.map(differenceView),
    ...reconciled.misdirected.map(misdirectedView),
  ];
  return {
    key: `${channel} ${day}`,
    day,
    party: partyIdOf(channel),
    state: reconciliationStates[stateOf(comparedAt, differences.length)].id,
    source: source && statementSources[source].id,
    lines,
    difference_count: differences.length,
    compared_at: comparedAt?.toISOString() ?? null,
    differences: differences
      .slice(0, DIFFERENCES_SHOWN_MAX)
      .map((difference, at) => ({ number: at + 1, ...difference })),
  };
}

/** A day that nobody compared is missing, whatever else is known of it. */
function stateOf(comparedAt: Date | null, differences: number) {
  if (comparedAt === null) return 'missing';
  return differences > 0 ? 'differences' : 'compared';
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
