import { eatDayBegan, eatDayOf } from '@kipute/domain/odds/eat-days';

const DAY_MS = 86_400_000;
const RECENT_DAYS = 30;
/** A longer statement is asked for in parts, and the archive has no end. */
const DAYS_MAX = 92;

type BillDays = {
  readonly first: string;
  readonly last: string;
  readonly since: Date;
  readonly until: Date;
};

type Wanted = {
  readonly from_day?: string | undefined;
  readonly to_day?: string | undefined;
};

/** The lines, their totals and the curve are of the same days of East Africa (MS-46). */
export function billDays({ from_day, to_day }: Wanted, now: Date): BillDays {
  const today = eatDayOf(now.getTime());
  const last = to_day ?? today;
  const first = from_day ?? eatDayOf(startOf(last) - (RECENT_DAYS - 1) * DAY_MS);
  return {
    first,
    last,
    since: new Date(startOf(first)),
    until: new Date(startOf(last) + DAY_MS),
  };
}

/** Undefined for what is no statement: a last day before the first, or too many between. */
export function countOfDays({ since, until }: BillDays): number | undefined {
  const count = (until.getTime() - since.getTime()) / DAY_MS;
  return count >= 1 && count <= DAYS_MAX ? count : undefined;
}

/** Noon of the day in London is the same day in East Africa. */
const startOf = (day: string): number => eatDayBegan(Date.parse(`${day}T12:00:00Z`));
