import {
  type StatisticsProduct,
  statisticsProducts,
} from '@kipute/contract/constants/operations/statistics';
import { Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { statisticsTexts } from '../../i18n/texts/statistics.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './statistics.module.css';
import type { Shown } from './use-period.ts';

type PeriodBarProps = { shown: Shown; compares?: boolean; children?: ReactNode };

/** Which days, of which product, beside which others. */
export function PeriodBar({ shown, compares = true, children }: PeriodBarProps) {
  const t = useText();
  const { period, comparison, show, get } = shown;
  const products = Object.keys(statisticsProducts) as StatisticsProduct[];
  return (
    <div className={classes.bar}>
      <DayField
        title={t(statisticsTexts.from)}
        day={period.start_day}
        onDay={(from) => show({ from })}
      />
      <DayField
        title={t(statisticsTexts.until)}
        day={period.end_day}
        onDay={(until) => show({ until })}
      />
      {compares && (
        <Choice
          title={t(statisticsTexts.compareWith)}
          value={comparison}
          options={[
            { value: 'none', label: t(statisticsTexts.notCompared) },
            { value: 'period', label: t(statisticsTexts.periodBefore) },
            { value: 'week', label: t(statisticsTexts.weekBefore) },
          ]}
          onChange={(compare) => show({ compare })}
        />
      )}
      <Choice
        title={t(statisticsTexts.rows.product)}
        value={get('product')}
        options={[
          { value: '', label: t(statisticsTexts.allProducts) },
          ...products.map((value) => ({ value, label: t(statisticsProducts[value]) })),
        ]}
        onChange={(product) => show({ product })}
      />
      {children}
    </div>
  );
}

type DayFieldProps = { title: string; day: string; onDay: (day: string) => void };

function DayField({ title, day, onDay }: DayFieldProps) {
  return (
    <label className={classes.field}>
      {title}
      <input
        type="date"
        value={day}
        onChange={({ target }) => target.value !== '' && onDay(target.value)}
      />
    </label>
  );
}

type ChoiceProps = {
  title: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
};

export function Choice({ title, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <label className={classes.field} htmlFor={id}>
      {title}
      <Select
        id={id}
        value={value}
        options={[...options]}
        onChange={onChange}
        popupMatchSelectWidth={false}
      />
    </label>
  );
}
