import { Input, Space } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { parseTypedMoney } from '../definition/answers.ts';
import type { SpanFilter } from '../definition/list.ts';
import type { FilterFieldProps } from './FilterField.tsx';
import classes from './filters.module.css';

type MoneyRangeFieldProps = FilterFieldProps & { filter: SpanFilter; id: string };

export function MoneyRangeField({ filter, draft, onChange, id }: MoneyRangeFieldProps) {
  const t = useText();
  const end = (field: string, hint: string) => {
    const text = draft[field] ?? '';
    return (
      <Input
        {...(field === filter.from ? { id } : { 'aria-label': `${t(filter.title)} ${hint}` })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={hint}
        value={text}
        status={text !== '' && parseTypedMoney(text) === undefined ? 'error' : ''}
        onChange={(event) => onChange({ [field]: event.target.value })}
      />
    );
  };
  return (
    <Space.Compact className={classes.span ?? ''}>
      {end(filter.from, t(listTexts.atLeast))}
      {end(filter.to, t(listTexts.atMost))}
    </Space.Compact>
  );
}
