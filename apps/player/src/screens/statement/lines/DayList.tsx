import type { ReactNode } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { dayGroups, dayWord, shownDate } from './day-groups.ts';
import styles from './lines.module.css';

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

function DayHeading({ day }: { day: string }) {
  const word = dayWord(day, serverNowMs());
  const words = { today: t('kickOff.today'), yesterday: t('statement.yesterday') } as const;
  return (
    <h2 className={styles.day}>
      <time dateTime={day}>{word === 'another' ? shownDate(day) : words[word]}</time>
    </h2>
  );
}
