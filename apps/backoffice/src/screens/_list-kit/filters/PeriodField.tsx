import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import {
  instantToWall,
  type Period,
  periodOfDays,
  periodOfMonth,
  wallToInstant,
} from '../../../time/eat.ts';
import type { SpanFilter } from '../definition/list.ts';
import type { FilterFieldProps } from './filter-draft.ts';

type PeriodFieldProps = FilterFieldProps & { filter: SpanFilter; id: string };

const WALL_FORMAT = 'YYYY-MM-DDTHH:mm:ss';

/** The picker thinks in the device's zone, so it is shown wall clocks and asked for wall clocks. */
function pickerTime(instant: string | undefined) {
  const wall = instant ? instantToWall(instant) : undefined;
  return wall ? dayjs(wall) : null;
}

const pickerPeriod = ({ from, to }: Period) =>
  [dayjs(from), dayjs(to)] as [dayjs.Dayjs, dayjs.Dayjs];

export function PeriodField({ filter, draft, onChange, id }: PeriodFieldProps) {
  const t = useText();
  const instantOf = (time: dayjs.Dayjs | null | undefined) =>
    time ? wallToInstant(time.format(WALL_FORMAT)) : '';
  const days = (daysBefore: number, untilDaysBefore: number) => () =>
    pickerPeriod(periodOfDays(Date.now(), { daysBefore, untilDaysBefore }));
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      showTime={{
        defaultOpenValue: [dayjs('00:00:00', 'HH:mm:ss'), dayjs('23:59:59', 'HH:mm:ss')],
      }}
      format="YYYY-MM-DD HH:mm"
      allowEmpty={[true, true]}
      panelRender={(panel) => <ScrollableByKeys>{panel}</ScrollableByKeys>}
      value={[pickerTime(draft[filter.from]), pickerTime(draft[filter.to])]}
      presets={[
        { label: t(listTexts.today), value: days(0, 0) },
        { label: t(listTexts.yesterday), value: days(1, 1) },
        { label: t(listTexts.lastSevenDays), value: days(6, 0) },
        { label: t(listTexts.thisMonth), value: () => pickerPeriod(periodOfMonth(Date.now())) },
      ]}
      onChange={(times) =>
        onChange({ [filter.from]: instantOf(times?.[0]), [filter.to]: instantOf(times?.[1]) })
      }
    />
  );
}

const DAY_FORMAT = 'YYYY-MM-DD';

/** Whole days, which have no hour and so no zone. */
export function DayRangeField({ filter, draft, onChange, id }: PeriodFieldProps) {
  const dayIn = (field: string) => {
    const day = dayjs(draft[field] ?? '');
    return day.isValid() ? day : null;
  };
  return (
    <DatePicker.RangePicker
      id={{ start: id, end: `${id}-to` }}
      format={DAY_FORMAT}
      allowEmpty={[true, true]}
      value={[dayIn(filter.from), dayIn(filter.to)]}
      onChange={(days) =>
        onChange({
          [filter.from]: days?.[0]?.format(DAY_FORMAT) ?? '',
          [filter.to]: days?.[1]?.format(DAY_FORMAT) ?? '',
        })
      }
    />
  );
}

/** The picker's columns of hours and minutes scroll, but only a mouse could do it. */
function ScrollableByKeys({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const columns = panel.current?.querySelectorAll<HTMLElement>('ul[data-type]') ?? [];
    for (const column of columns) column.tabIndex = 0;
  });
  return <div ref={panel}>{children}</div>;
}
