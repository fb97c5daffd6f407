import type { CallContent } from '@kipute/contract/registry';
import { levyOf, type RatedRevenue } from '@kipute/domain/exports/levy';
import { readPeriod } from '@kipute/domain/exports/period';
import { type Senti, senti, toWireShillings } from '@kipute/domain/money/senti';
import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import { answer, answerPage, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { boardOrderPage } from './board-orders.ts';
import { type DayFigures, dayFigures, type TaxedProduct } from './day-figures.ts';
import type { RegulatorDeps } from './regulator-deps.ts';

export type ReportRoutes = HandlersFor<'regulator/inquire' | 'regulator/orders' | 'regulator/tax'>;

const DAY_MS = 86_400_000;
/** A day is one line for each product; a quarter is looked at, a year is asked for in parts. */
const DAYS_MAX = 93;
const EAT = '+03:00';

const beginningOf = (day: string): Date => new Date(`${day}T00:00:00${EAT}`);

/** Days of East Africa, the last one included; yesterday when nothing is said. */
function daysOf(from: string | undefined, to: string | undefined, now: Date) {
  const today = eatDayBegan(now.getTime());
  const begins = from ? beginningOf(from) : to ? beginningOf(to) : new Date(today - DAY_MS);
  const last = to ? beginningOf(to) : begins;
  return readPeriod(begins, new Date(last.getTime() + DAY_MS), DAYS_MAX);
}

const wire = (amount: bigint): number => toWireShillings(senti(amount));

export function reportRoutes(deps: RegulatorDeps): ReportRoutes {
  const { database, clock } = deps;
  return {
    'regulator/inquire': async ({ from, to }) => {
      const days = daysOf(from, to, clock.now());
      if (!days.ok) return refuseWith(days.refusal, { days: DAYS_MAX });
      const figures = await dayFigures(database.office, days.value);
      return answer(figures.map(dailyRow));
    },
    'regulator/orders': async ({ from, to, page, page_size }) => {
      const days = daysOf(from, to, clock.now());
      if (!days.ok) return refuseWith(days.refusal, { days: DAYS_MAX });
      const asked = { page, pageSize: page_size };
      const { orders, count } = await boardOrderPage(database.office, days.value, asked);
      return answerPage(orders.map(boardOrderView), count);
    },
    'regulator/tax': async ({ month }) => answer(await taxReturn(deps, month)),
  };
}

const dailyRow = (one: DayFigures): CallContent<'regulator/inquire'>[number] => ({
  ...{ key: `${one.day} ${one.product}`, day: one.day, product: one.product },
  bets: Number(one.bets),
  stakes: wire(one.stakes),
  payouts: wire(one.payouts),
  ggr: wire(one.stakes - one.payouts),
  tax: wire(one.tax),
  bonus: wire(one.bonus),
});

type Listed = Awaited<ReturnType<typeof boardOrderPage>>['orders'][number];

const decimal = (hundredths: string): string =>
  `${hundredths.padStart(3, '0').slice(0, -2)}.${hundredths.padStart(3, '0').slice(-2)}`;

const boardOrderView = (one: Listed): CallContent<'regulator/orders'>[number] => ({
  serial_number: one.serialNumber,
  product: one.product,
  create_time: one.createTime.toISOString(),
  user_id: one.userId,
  leg_count: one.legCount,
  total_price: one.totalPrice === null ? '' : decimal(one.totalPrice),
  stake: wire(one.stake),
  payout: wire(one.payout),
  tax: wire(one.tax),
  state: one.state === 'open' ? 'open' : 'settled',
  settlement_time: one.settlementTime?.toISOString() ?? null,
});

type Month = {
  readonly name: string;
  readonly from: Date;
  readonly until: Date;
  readonly due: string;
};

/** The month of a day; the last whole one when no day is said. Due by the 7th of the next (REG-20). */
function monthOf(day: string | undefined, now: Date): Month {
  const today = new Date(eatDayBegan(now.getTime()) + DAY_MS / 2);
  const [year, number] = day
    ? [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
    : [today.getUTCFullYear(), today.getUTCMonth()];
  const first = (months: number) => new Date(Date.UTC(year, number - 1 + months, 1));
  const text = (at: Date) => at.toISOString().slice(0, 10);
  return {
    name: text(first(0)).slice(0, 7),
    from: beginningOf(text(first(0))),
    until: beginningOf(text(first(1))),
    due: `${text(first(1)).slice(0, 7)}-07`,
  };
}

const products: readonly TaxedProduct[] = ['sports', 'jackpot', 'racing', 'casino'];

type Rates = { readonly levy: number; readonly tax: number };

async function ratesAt({ settings }: RegulatorDeps, at: Date) {
  const taxes = await settings.at('taxes', at);
  return {
    sports: { levy: taxes.sportsLevyPercent, tax: taxes.sportsPercent },
    jackpot: { levy: taxes.jackpotLevyPercent, tax: taxes.jackpotPercent },
    racing: { levy: taxes.racingLevyPercent, tax: taxes.racingPercent },
    casino: { levy: taxes.casinoLevyPercent, tax: taxes.casinoPercent },
  } satisfies Readonly<Record<TaxedProduct, Rates>>;
}

type TaxRow = CallContent<'regulator/tax'>[number];

async function taxReturn(deps: RegulatorDeps, day: string | undefined): Promise<TaxRow[]> {
  const month = monthOf(day, deps.clock.now());
  const figures = await dayFigures(deps.database.office, month);
  const days = [...new Set(figures.map((one) => one.day))];
  // The rate of a day is the one that is in force when it ends: a law begins at midnight.
  const ends = days.map((one) => new Date(beginningOf(one).getTime() + DAY_MS - 1));
  const rates = new Map(
    await Promise.all(
      ends.map(async (end, at) => [days[at] ?? '', await ratesAt(deps, end)] as const),
    ),
  );
  const last = await ratesAt(deps, new Date(month.until.getTime() - 1));
  return products.map((product) => {
    const own = figures.filter((one) => one.product === product);
    const parts = byRate(own, (one) => rates.get(one.day)?.[product].levy ?? last[product].levy);
    const [stakes, payouts, tax] = [
      sum(own.map((one) => one.stakes)),
      sum(own.map((one) => one.payouts)),
      sum(own.map((one) => one.tax)),
    ];
    const levy = levyOf(parts);
    return {
      ...{ product, month: month.name, due_on: month.due },
      ...{ stakes: wire(stakes), payouts: wire(payouts), ggr: wire(stakes - payouts) },
      ...{ levy_percent: last[product].levy, levy: wire(levy) },
      ...{ tax_percent: last[product].tax, tax: wire(tax), total: wire(levy + tax) },
    };
  });
}

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

/** Days of one rate are one part: sums are rounded, not days. */
function byRate(
  figures: readonly DayFigures[],
  rateOf: (one: DayFigures) => number,
): readonly RatedRevenue[] {
  const parts = new Map<number, Senti>();
  for (const one of figures) {
    const percent = rateOf(one);
    parts.set(percent, senti((parts.get(percent) ?? 0n) + one.stakes - one.payouts));
  }
  return [...parts].map(([percent, revenue]) => ({ percent, revenue }));
}
