import { Form, Input, InputNumber, Switch } from 'antd';
import { formTexts } from '../../../i18n/texts/form.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import { checkField, factOfField, rangeOf, sayProblem } from '../definition/check-field.ts';
import type { FormField, Form as FormOf } from '../definition/form.ts';
import type { Controlled } from './controlled.ts';
import { DateInput, DayInput } from './DayInput.tsx';
import classes from './fields.module.css';
import { LadderInput } from './LadderInput.tsx';
import { LanguagesInput } from './LanguagesInput.tsx';
import { OptionsInput, TreeInput } from './OptionsInput.tsx';
import { PictureInput } from './PictureInput.tsx';

type FieldProps = { form: Pick<FormOf, 'call'>; field: FormField };

/** A text area is worth its room from this length on. */
const LONG_TEXT_ROWS = 3;

function inputOf({ form, field }: FieldProps, t: Say) {
  const { maxLength } = factOfField(form, field);
  const unit = field.unit && t(field.unit);
  switch (field.kind) {
    case 'text':
      return <Input autoComplete="off" suffix={unit} {...(maxLength && { maxLength })} />;
    case 'long-text':
    case 'reason':
      return <Input.TextArea rows={LONG_TEXT_ROWS} {...(maxLength && { maxLength })} />;
    case 'password':
      return <Input.Password autoComplete="new-password" />;
    case 'number':
      return <InputNumber className={classes.number ?? ''} suffix={unit} />;
    case 'money':
      return (
        <Input
          className={classes.number ?? ''}
          inputMode="decimal"
          prefix="TSh"
          autoComplete="off"
        />
      );
    case 'flag':
      return <FlagInput />;
    case 'text-file':
      return <TextFileInput />;
    case 'picture':
      return <PictureInput drawings={field.drawings} />;
    case 'date':
      return <DateInput />;
    case 'day':
      return <DayInput />;
    case 'both-languages':
      return <LanguagesInput form={form} field={field} />;
    case 'ladder':
      return <LadderInput field={field} />;
    case 'tree':
      return <TreeInput field={field} />;
    case 'choice':
    case 'many-of':
    case 'picker':
      return <OptionsInput field={field} />;
  }
}

function hintOf({ form, field }: FieldProps, t: Say): string | undefined {
  const range = field.kind === 'number' ? rangeOf(factOfField(form, field)) : undefined;
  const limits =
    range && (field.unit ? t(formTexts.rangeIn, { range, unit: t(field.unit) }) : range);
  const hint = field.hint ?? (field.kind === 'reason' ? formTexts.reasonHint : undefined);
  return [hint && t(hint), limits].filter(Boolean).join(' · ') || undefined;
}

/** One field with its label, its hint and, once it was wrong, what is wrong with it. */
export function FieldInput(props: FieldProps) {
  const t = useText();
  const { form, field } = props;
  const validator = (_: unknown, draft: unknown) => {
    const problem = checkField(form, field, draft);
    return problem ? Promise.reject(new Error(sayProblem(problem, t))) : Promise.resolve();
  };
  return (
    <Form.Item
      name={field.name}
      label={t(field.title)}
      extra={hintOf(props, t)}
      rules={[{ validator }]}
      validateTrigger="onBlur"
    >
      {inputOf(props, t)}
    </Form.Item>
  );
}

function FlagInput({ id, value, onChange }: Controlled<0 | 1>) {
  return (
    <Switch
      {...(id !== undefined && { id })}
      checked={value === 1}
      onChange={(isOn) => onChange?.(isOn ? 1 : 0)}
    />
  );
}

/** A file whose text is the value; the server refuses what is no text. */
function TextFileInput({ id, onChange }: Controlled<string>) {
  return (
    <input
      id={id}
      type="file"
      accept=".csv,text/csv,text/plain"
      onChange={async ({ target }) => onChange?.((await target.files?.[0]?.text()) ?? '')}
    />
  );
}
