import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { formTexts } from '../../../i18n/texts/form.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { LadderDraft } from '../definition/check-field.ts';
import type { FormField } from '../definition/form.ts';
import type { Controlled } from './controlled.ts';
import classes from './fields.module.css';

type LadderProps = Controlled<readonly LadderDraft[]> & {
  field: Extract<FormField, { kind: 'ladder' }>;
};

const readCell = (kind: 'number' | 'money', typed: string): unknown => {
  const isNumber = kind === 'number' && /^-?\d+(\.\d+)?$/.test(typed.trim());
  return isNumber ? Number(typed) : typed;
};

/** Rows of numbers under their headings: from, to, what applies between. */
export function LadderInput({ id, value = [], onChange, onBlur, field }: LadderProps) {
  const t = useText();
  const change = (index: number, part: LadderDraft) =>
    onChange?.(value.map((row, at) => (at === index ? { ...row, ...part } : row)));
  return (
    <div className={classes.ladder}>
      {value.length > 0 && (
        <div className={classes.steps} aria-hidden="true">
          {field.columns.map((column) => (
            <span key={column.name}>{t(column.title)}</span>
          ))}
        </div>
      )}
      {value.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step of a ladder is its place
        <div key={index} className={classes.step}>
          {field.columns.map((column) => (
            <Input
              key={column.name}
              id={index === 0 && column === field.columns[0] ? id : undefined}
              inputMode="decimal"
              autoComplete="off"
              aria-label={`${t(column.title)} ${index + 1}`}
              placeholder={t(column.title)}
              value={String(row[column.name] ?? '')}
              onBlur={onBlur}
              onChange={({ target }) =>
                change(index, { [column.name]: readCell(column.kind, target.value) })
              }
            />
          ))}
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t(formTexts.removeRow, { number: index + 1 })}
            onClick={() => onChange?.(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button icon={<PlusOutlined />} onClick={() => onChange?.([...value, {}])}>
        {t(formTexts.addRow)}
      </Button>
    </div>
  );
}
