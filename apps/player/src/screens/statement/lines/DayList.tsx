import type { ReactNode } from 'react';
import { DayHeading } from './DayHeading.tsx';
import { dayGroups } from './day-groups.ts';

type DayListProps<Row> = {
  rows: readonly Row[];
  instantOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
};

/** Rows under the days they fell on. */
export function DayList<Row>({ rows, instantOf, children }: DayListProps<Row>) {
  return dayGroups(rows, instantOf).map(({ day, rows: ofDay }) => (
    <section key={day}>
      <DayHeading day={day} />
      <ul>{ofDay.map(children)}</ul>
    </section>
  ));
}
