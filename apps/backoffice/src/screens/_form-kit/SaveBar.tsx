import type { ReactNode } from 'react';
import { formTexts } from '../../i18n/texts/form.ts';
import { listTexts } from '../../i18n/texts/list.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import type { FormField } from './definition/form.ts';
import type { Draft } from './definition/form-values.ts';
import { parseTypedMoney, typedMoney } from './definition/typed-money.ts';
import classes from './form-kit.module.css';

const NOTHING = '–';

function choiceName(field: FormField, value: unknown, t: Say): string | undefined {
  if ('choices' in field) {
    const choice = Object.values(field.choices).find(({ id }) => id === value);
    return choice && t(choice);
  }
  const text = 'words' in field ? field.words[String(value)] : undefined;
  return text && t(text);
}

/** As it will stand there, however it was typed. */
function saidMoney(typed: string): string {
  const amount = parseTypedMoney(typed);
  return amount === undefined ? typed : typedMoney(amount);
}

/** A value as a person reads it in "before → after". */
function saidValue(field: FormField, value: unknown, t: Say): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  switch (field.kind) {
    case 'password':
      return '•••';
    case 'flag':
      return t(value === 1 ? listTexts.yes : listTexts.no);
    case 'money':
      return saidMoney(String(value));
    case 'number':
      return field.unit
        ? t(formTexts.rangeIn, { range: String(value), unit: t(field.unit) })
        : String(value);
    case 'date':
      return formatInstant(String(value));
    case 'both-languages': {
      const { sw, en } = value as { sw: string; en: string };
      return `${sw || NOTHING} / ${en || NOTHING}`;
    }
    case 'many-of':
    case 'tree':
    case 'ladder':
      return `(${(value as readonly unknown[]).length})`;
    default:
      return choiceName(field, value, t) ?? String(value);
  }
}

type SaveBarProps = {
  changed: readonly FormField[];
  before: Draft;
  now: Draft;
  children: ReactNode;
};

/** What would change, from what to what, before it is saved. */
export function SaveBar({ changed, before, now, children }: SaveBarProps) {
  const t = useText();
  return (
    <section className={classes.bar} data-save-bar="" aria-label={t(formTexts.save)}>
      <strong>{t(formTexts.changes, { count: changed.length })}</strong>
      <ul>
        {changed.map((field) => (
          <li key={field.name}>
            {t(field.title)}: <del>{saidValue(field, before[field.name], t)}</del>{' '}
            <span aria-hidden="true">→</span> <ins>{saidValue(field, now[field.name], t)}</ins>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
