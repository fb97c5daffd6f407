import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { formatDay } from '../../time/eat.ts';

const DAY_MS = 86_400_000;
const DAYS_USUALLY = 30;

export type Comparison = 'none' | 'period' | 'week';

export type ShownPeriod = { readonly start_day: string; readonly end_day: string };

const noon = (day: string): number => Date.parse(`${day}T09:00:00Z`);
const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(noon(text));

const moved = ({ start_day, end_day }: ShownPeriod, days: number): ShownPeriod => ({
  start_day: formatDay(noon(start_day) + days * DAY_MS),
  end_day: formatDay(noon(end_day) + days * DAY_MS),
});

const lengthOf = ({ start_day, end_day }: ShownPeriod): number =>
  Math.round((noon(end_day) - noon(start_day)) / DAY_MS) + 1;

/** What a statistics screen shows stands in its address: a link shows the same to others. */
export function useShown() {
  const [search, setSearch] = useSearchParams();
  const today = Date.now();
  const asked = { start: search.get('from'), end: search.get('until') };
  const period: ShownPeriod = {
    start_day: isDay(asked.start) ? asked.start : formatDay(today - (DAYS_USUALLY - 1) * DAY_MS),
    end_day: isDay(asked.end) ? asked.end : formatDay(today),
  };
  // By the address of the moment: two keys may be pressed before the page is drawn once.
  const show = useCallback(
    (changes: Readonly<Record<string, string>>) => {
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) next.set(name, value);
      setSearch(next, { replace: true });
    },
    [setSearch],
  );
  const comparison = comparisonOf(search.get('compare'));
  const days = lengthOf(period);
  return {
    period,
    before: comparison === 'none' ? undefined : moved(period, comparison === 'week' ? -7 : -days),
    comparison,
    get: (name: string) => search.get(name) ?? '',
    show,
    /** The period before or after, of the same length. */
    turn: (way: 1 | -1) => {
      const { start_day, end_day } = moved(period, way * days);
      show({ from: start_day, until: end_day });
    },
  };
}

export type Shown = ReturnType<typeof useShown>;

const comparisonOf = (text: string | null): Comparison =>
  text === 'period' || text === 'week' ? text : 'none';

/** Rows of the other period in the order of these: each of the day, or hour, that lies as far back. */
export function beside<Row extends { readonly key: string }>(
  rows: readonly Row[],
  others: readonly Row[] | undefined,
  { period, before }: Pick<Shown, 'period' | 'before'>,
): readonly (Row | undefined)[] | undefined {
  if (!others || !before) return undefined;
  const shiftMs = noon(period.start_day) - noon(before.start_day);
  const known = new Map(others.map((row) => [timeOf(row.key), row]));
  return rows.map(({ key }) => known.get(timeOf(key) - shiftMs));
}

const timeOf = (key: string): number => (isDay(key) ? noon(key) : Date.parse(key));
