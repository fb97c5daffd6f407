import { operators } from '@kipute/contract/constants/money/operators';
import type { CallContent } from '@kipute/contract/registry';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { runsDryAt } from '@kipute/domain/payments/float-forecast';
import { answer, type HandlersFor } from '../../../platform/http/handler.ts';
import { isInService, operatorNames } from '../operators.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { OperatorName } from '../ports.ts';
import {
  type HourFigures,
  hourFigures,
  latestReadings,
  medianSeconds,
  type Speed,
  usualWithdrawals,
  waitingByOperator,
} from './operator-figures.ts';

export type OperatorStatusRoutes = HandlersFor<'operator_status/inquire'>;

type Row = CallContent<'operator_status/inquire'>['rows'][number];

const HOUR_MS = 3_600_000;
const HOURS_SHOWN = 24;
const FORECAST_DAYS = 14;
/** East Africa Time is three hours ahead of UTC all year round. */
const EAT_HOURS = 3;

/** How each operator does, and how long what we hold there lasts (MNO-30, MNO-31). */
export function operatorStatusRoutes(deps: PaymentsDeps): OperatorStatusRoutes {
  return {
    'operator_status/inquire': async () => {
      const read = await readAll(deps);
      const pay = deps.settings.current('pay');
      return answer({
        rows: operatorNames.map((operator) => operatorRow(deps, read, operator)),
        warning: toWireShillings(pay.floatWarning),
        alarm_hours: pay.floatAlarmHours,
      });
    },
  };
}

async function readAll({ database, clock, wallet }: PaymentsDeps) {
  const now = clock.now();
  const reader = database.office;
  const since = new Date(startOfHour(now) - (HOURS_SHOWN - 1) * HOUR_MS);
  return {
    now,
    hours: await hourFigures(reader, since),
    speeds: await medianSeconds(reader, new Date(now.getTime() - HOUR_MS)),
    usual: await usualWithdrawals(reader, { now, days: FORECAST_DAYS }),
    waiting: await waitingByOperator(reader),
    readings: await latestReadings(reader),
    balances: await wallet.accountBalances(reader),
  };
}

type Read = Awaited<ReturnType<typeof readAll>>;

const startOfHour = (at: Date): number => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;

function operatorRow(
  { settings, mobileMoney }: PaymentsDeps,
  read: Read,
  operator: OperatorName,
): Row {
  const pay = settings.current('pay');
  const held = senti(-(read.balances.get(`float-${operator}`) ?? 0n));
  const waiting = read.waiting.get(operator) ?? senti(0n);
  const expected = expectedHours(read, operator);
  const dryAt = runsDryAt({ held, waiting, expected });
  const told = read.readings.get(mobileMoney.channelOf(operator));
  const wayOf = (way: HourFigures['way']) => ({
    ...wayView(read, { operator, way }),
    switched_on: isInService(pay, operator, way) ? (1 as const) : (0 as const),
  });
  const alarmMs = read.now.getTime() + pay.floatAlarmHours * HOUR_MS;
  const isDrySoon = dryAt !== undefined && dryAt.getTime() <= alarmMs;
  return {
    pay_type: operators[operator].id,
    ...{ deposits: wayOf('deposit'), withdrawals: wayOf('withdrawal') },
    held: toWireShillings(held),
    told: told ? toWireShillings(senti(told.balance)) : null,
    told_at: told?.readAt.toISOString() ?? null,
    waiting: toWireShillings(waiting),
    expected: expected.map(({ beginsAt, amount }) => ({
      ...{ begins_at: beginsAt.toISOString(), amount: toWireShillings(amount) },
    })),
    dry_at: dryAt?.toISOString() ?? null,
    state: stateOf({ held, warning: pay.floatWarning, isDrySoon }),
  };
}

type Standing = { readonly held: Senti; readonly warning: Senti; readonly isDrySoon: boolean };

function stateOf({ held, warning, isDrySoon }: Standing): Row['state'] {
  if (isDrySoon) return 'dry-soon';
  return held < warning ? 'low' : 'good';
}

/** From this minute on; of the running hour only what is left of it. */
function expectedHours({ now, usual }: Read, operator: OperatorName) {
  const ofOperator = new Map(
    usual.filter((one) => one.operator === operator).map(({ hour, amount }) => [hour, amount]),
  );
  const begin = startOfHour(now);
  const left = begin + HOUR_MS - now.getTime();
  return Array.from({ length: HOURS_SHOWN }, (_, at) => {
    const beginsAt = new Date(begin + at * HOUR_MS);
    const hour = (beginsAt.getUTCHours() + EAT_HOURS) % 24;
    const amount = ofOperator.get(hour) ?? senti(0n);
    return at === 0
      ? { beginsAt: now, amount: senti((amount * BigInt(left)) / BigInt(HOUR_MS)) }
      : { beginsAt, amount };
  });
}

const isOf =
  ({ operator, way }: Pick<HourFigures, 'operator' | 'way'>) =>
  (one: Pick<HourFigures | Speed, 'operator' | 'way'>) =>
    one.operator === operator && one.way === way;

function wayView({ now, hours, speeds }: Read, named: Pick<HourFigures, 'operator' | 'way'>) {
  const ofWay = hours.filter(isOf(named));
  const first = startOfHour(now) - (HOURS_SHOWN - 1) * HOUR_MS;
  return {
    hours: Array.from({ length: HOURS_SHOWN }, (_, at) => {
      const beginsAt = new Date(first + at * HOUR_MS);
      const found = ofWay.find((one) => one.beginsAt.getTime() === beginsAt.getTime());
      const { asked = 0, succeeded = 0, failed = 0 } = found ?? {};
      return { begins_at: beginsAt.toISOString(), asked, succeeded, failed };
    }),
    open: ofWay.reduce((sum, { open }) => sum + open, 0),
    median_seconds: speeds.find(isOf(named))?.seconds ?? null,
  };
}
