import { formTexts } from '../../../i18n/texts/form.ts';
import {
  checkNumber,
  checkText,
  factAt,
  type Problem,
} from '../../_form-kit/definition/check-field.ts';
import { parseTypedMoney } from '../../_form-kit/definition/typed-money.ts';
import { filtersOf } from './filters-of.ts';
import type { Filter, List, SingleFilter, SpanFilter } from './list.ts';
import { valuesOfTabs } from './tabs.ts';

/** By field of the request, as it stands in the address or in the inputs. */
export type FilterValues = Readonly<Record<string, string>>;

type Sent = string | number;
type Reading = { readonly value: Sent } | { readonly problem: Problem };

export type ReadFilters = {
  readonly values: Readonly<Record<string, Sent>>;
  /** What is wrong, by field; nothing is asked while something is (BO-22). */
  readonly problems: Readonly<Record<string, Problem>>;
};

const wrong = (text: Problem['text'], typed?: string): Reading => ({
  problem: { text, ...(typed !== undefined && { slots: { text: typed } }) },
});

const DIGITS = /^\d{1,19}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readInstant(text: string): Reading {
  const epochMs = Date.parse(text);
  if (Number.isNaN(epochMs)) return wrong(formTexts.noDay, text);
  return { value: new Date(epochMs).toISOString() };
}

function readDay(text: string): Reading {
  const isDay = DAY.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? { value: text } : wrong(formTexts.noDay, text);
}

function readMoney(call: string, field: string, text: string): Reading {
  const amount = parseTypedMoney(text);
  if (amount === undefined) return wrong(formTexts.noMoney);
  const problem = checkNumber(factAt(call, field) ?? { type: 'number' }, amount);
  return problem ? { problem } : { value: amount };
}

function readText(call: string, field: string, text: string): Reading {
  const problem = checkText(factAt(call, field) ?? { type: 'string' }, text);
  return problem ? { problem } : { value: text };
}

function oneOf(values: readonly Sent[], text: string): Reading {
  const value = values.find((one) => String(one) === text);
  return value === undefined ? wrong(formTexts.notOffered, text) : { value };
}

function readSingle(call: string, filter: SingleFilter, text: string): Reading {
  switch (filter.kind) {
    case 'text':
      return readText(call, filter.field, text);
    case 'id':
      return DIGITS.test(text) ? { value: text } : wrong(formTexts.noDigits);
    case 'picker':
      return { value: text };
    case 'phone': {
      const digits = text.replace(/\D/g, '');
      return digits === '' ? wrong(formTexts.noDigits) : { value: digits };
    }
    case 'flag':
      return oneOf([0, 1], text);
    case 'choice':
      return oneOf(
        Object.values(filter.choices).map(({ id }) => id),
        text,
      );
    case 'word':
      return oneOf(Object.keys(filter.words), text);
    case 'day':
      return readDay(text);
  }
}

type Entry = readonly [field: string, reading: Reading];

function readSpan(call: string, { kind, from, to }: SpanFilter, values: FilterValues): Entry[] {
  const read = (field: string, text: string): Reading => {
    if (kind === 'money-range') return readMoney(call, field, text);
    return kind === 'period' ? readInstant(text) : readDay(text);
  };
  const entries = [from, to].flatMap((field): Entry[] => {
    const text = values[field];
    return text ? [[field, read(field, text)]] : [];
  });
  const [start, end] = entries.map(([, reading]) => ('value' in reading ? reading.value : null));
  const isBackwards = start != null && end != null && start > end;
  return isBackwards ? [[to, wrong(formTexts.endsBeforeStart)]] : entries;
}

function readFilter(call: string, filter: Filter, values: FilterValues): readonly Entry[] {
  if (!('field' in filter)) return readSpan(call, filter, values);
  const text = values[filter.field];
  return text ? [[filter.field, readSingle(call, filter, text)]] : [];
}

/** What the filters say, and what of it makes no sense. */
export function readFilters(list: List, values: FilterValues): ReadFilters {
  const entries = filtersOf(list).flatMap((filter) => readFilter(list.call, filter, values));
  const found = entries.flatMap(([field, reading]) =>
    'value' in reading ? [[field, reading.value] as const] : [],
  );
  const problems = entries.flatMap(([field, reading]) =>
    'problem' in reading ? [[field, reading.problem] as const] : [],
  );
  const ofTabs = valuesOfTabs(list, values);
  return {
    values: { ...ofTabs, ...Object.fromEntries(found) },
    problems: Object.fromEntries(problems),
  };
}
