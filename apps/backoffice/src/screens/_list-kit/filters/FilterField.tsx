import { Input, Select, Space } from 'antd';
import { type ReactNode, useId } from 'react';
import { listTexts } from '../../../i18n/texts/list.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import { sayProblem } from '../../_form-kit/definition/check-field.ts';
import { DayInput } from '../../_form-kit/fields/DayInput.tsx';
import { OptionsInput } from '../../_form-kit/fields/OptionsInput.tsx';
import { fieldsOfFilter } from '../definition/filters-of.ts';
import type { Filter, SingleFilter, SpanFilter } from '../definition/list.ts';
import { cellsOf, type FilterFieldProps } from './filter-draft.ts';
import classes from './filters.module.css';
import { DayRangeField, PeriodField } from './PeriodField.tsx';

type ControlProps = FilterFieldProps & { filter: SingleFilter; id: string; t: Say };

/** Lists longer than this are searched rather than read. */
const READABLE_CHOICES = 8;

function choicesOf(filter: Filter, t: Say) {
  if (filter.kind === 'flag') {
    return [
      { value: '1', label: t(listTexts.yes) },
      { value: '0', label: t(listTexts.no) },
    ];
  }
  if (filter.kind === 'word') {
    return Object.entries(filter.words).map(([value, text]) => ({ value, label: t(text) }));
  }
  const choices = filter.kind === 'choice' ? Object.values(filter.choices) : [];
  return choices.map((choice) => ({ value: String(choice.id), label: t(choice) }));
}

function ChoiceControl({ filter, draft, onChange, id, t }: ControlProps) {
  const options = choicesOf(filter, t);
  return (
    <Select
      id={id}
      allowClear
      showSearch={options.length > READABLE_CHOICES && { optionFilterProp: 'label' }}
      placeholder={t(listTexts.any)}
      value={draft[filter.field] || null}
      options={options}
      onChange={(value) => onChange({ [filter.field]: value ?? '' })}
    />
  );
}

function TextControl({ filter, draft, onChange, id, t }: ControlProps) {
  const wantsDigits = filter.kind === 'id' || filter.kind === 'phone';
  return (
    <Input
      id={id}
      allowClear
      autoComplete="off"
      {...(wantsDigits && {
        inputMode: 'numeric' as const,
        placeholder: t(listTexts.digitsOnly),
      })}
      value={draft[filter.field] ?? ''}
      onChange={(event) => onChange({ [filter.field]: event.target.value })}
    />
  );
}

function controlOf(props: FilterFieldProps, id: string, t: Say): ReactNode {
  const { filter } = props;
  switch (filter.kind) {
    case 'period':
      return <PeriodField {...props} filter={filter} id={id} />;
    case 'money-range':
      return <MoneyRangeField {...props} filter={filter} id={id} />;
    case 'day-range':
      return <DayRangeField {...props} filter={filter} id={id} />;
    case 'day':
      return (
        <DayInput
          id={id}
          value={props.draft[filter.field] ?? ''}
          onChange={(day) => props.onChange({ [filter.field]: day })}
        />
      );
    case 'picker':
      return (
        <OptionsInput
          id={id}
          field={{ ...filter, name: filter.field, need: 'optional' }}
          value={props.draft[filter.field] || null}
          onChange={(value) => props.onChange({ [filter.field]: String(value ?? '') })}
        />
      );
    case 'choice':
    case 'word':
    case 'flag':
      return <ChoiceControl {...props} filter={filter} id={id} t={t} />;
    default:
      return <TextControl {...props} filter={filter} id={id} t={t} />;
  }
}

export function FilterField(props: FilterFieldProps) {
  const t = useText();
  const id = useId();
  const { filter } = props;
  const title = t(filter.title);
  const [problem] = fieldsOfFilter(filter).flatMap((field) => props.problems[field] ?? []);
  return (
    <div className={cellsOf(filter) === 2 ? classes.wideField : classes.field}>
      <label htmlFor={id}>
        {filter.kind === 'period' && t(listTexts.inEat, { title })}
        {filter.kind === 'money-range' && t(listTexts.inShillings, { title })}
        {('field' in filter || filter.kind === 'day-range') && title}
      </label>
      {controlOf(props, id, t)}
      {problem && (
        <span className={classes.problem} role="alert">
          {sayProblem(problem, t)}
        </span>
      )}
    </div>
  );
}

type MoneyRangeFieldProps = FilterFieldProps & { filter: SpanFilter; id: string };

function MoneyRangeField({ filter, draft, problems, onChange, id }: MoneyRangeFieldProps) {
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
        status={problems[field] ? 'error' : ''}
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
