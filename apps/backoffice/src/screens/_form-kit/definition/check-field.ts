import type { FieldFact } from '@kipute/contract/field-facts';
import { fieldFacts } from '@kipute/contract/field-facts.gen';
import type { Localised } from '@kipute/contract/locale';
import { formTexts } from '../../../i18n/texts/form.ts';
import type { Say } from '../../../i18n/use-text.ts';
import type { Form, FormField, LadderColumn } from './form.ts';
import { parseTypedMoney } from './typed-money.ts';

/**
 * What is wrong with a field before anything is sent, by the same facts that the server's schemas
 * hold. What only the server knows comes back as a refusal with the field's name.
 */
export type Problem = {
  readonly text: Localised;
  readonly slots?: Readonly<Record<string, string | number>>;
};

const UNKNOWN: FieldFact = { type: 'any' };

export function factAt(call: string, path: string): FieldFact | undefined {
  return fieldFacts[call]?.[path];
}

const pathOf = (field: FormField): string => field.fact ?? field.name;

export const factOfField = ({ call }: Pick<Form, 'call'>, field: FormField): FieldFact =>
  factAt(call, pathOf(field)) ?? UNKNOWN;

/** `prompt.sw` where the request nests them, `name_sw` where it does not. */
export function factOfLanguage(
  { call }: Pick<Form, 'call'>,
  field: FormField,
  language: 'sw' | 'en',
): FieldFact {
  const path = pathOf(field);
  return factAt(call, `${path}.${language}`) ?? factAt(call, `${path}_${language}`) ?? UNKNOWN;
}

const factOfColumn = ({ call }: Pick<Form, 'call'>, field: FormField, { name }: LadderColumn) =>
  factAt(call, `${pathOf(field)}[].${name}`) ?? UNKNOWN;

/** Whether an empty text is a text the request may carry. */
function mayBeEmpty(fact: FieldFact): boolean {
  if (fact.anyOf) return fact.anyOf.some(mayBeEmpty);
  if (fact.enum) return fact.enum.includes('');
  if (fact.format !== undefined || (fact.minLength ?? 0) > 0) return false;
  const isText = fact.type === 'string';
  return isText && (fact.pattern === undefined || new RegExp(fact.pattern, 'u').test(''));
}

/** A flag always says something; anything else must, unless the request can do without it. */
export function isNeeded(form: Pick<Form, 'call'>, field: FormField): boolean {
  if (field.need) return field.need === 'required';
  if (field.kind === 'flag') return false;
  if (field.kind === 'both-languages') {
    return !mayBeEmpty(factOfLanguage(form, field, 'sw'));
  }
  const fact = factOfField(form, field);
  if (fact.type === 'array') return (fact.minItems ?? 0) > 0;
  if (fact === UNKNOWN) return true;
  return fact.required === true && !fact.nullable && !mayBeEmpty(fact);
}

export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

const needed: Problem = { text: formTexts.needed };

/** The first thing that is wrong with what stands in a field, or undefined. */
export function checkField(
  form: Pick<Form, 'call'>,
  field: FormField,
  draft: unknown,
): Problem | undefined {
  if (field.kind === 'both-languages') return checkLanguages(form, field, draft);
  if (isEmptyValue(draft)) return isNeeded(form, field) ? needed : undefined;
  const fact = factOfField(form, field);
  switch (field.kind) {
    case 'money':
      return checkMoney(fact, String(draft));
    case 'number':
      return checkNumber(fact, Number(draft));
    case 'many-of':
    case 'tree':
      return checkItems(fact, (draft as readonly unknown[]).length);
    case 'ladder':
      return checkLadder(form, field, draft as readonly LadderDraft[]);
    case 'flag':
    case 'choice':
    case 'picker':
    case 'password':
    case 'date':
    case 'day':
      return undefined;
    default:
      return checkText(fact, asSent(fact, String(draft)));
  }
}

/** As the server will look at it: without the spaces around it, in the case it keeps. */
export function asSent(fact: FieldFact, text: string): string {
  const trimmed = text.trim();
  if (fact.case === 'upper') return trimmed.toUpperCase();
  return fact.case === 'lower' ? trimmed.toLowerCase() : trimmed;
}

export function checkText(fact: FieldFact, text: string): Problem | undefined {
  if (fact.anyOf) {
    const problems = fact.anyOf.map((one) => checkText(one, text));
    return problems.includes(undefined) ? undefined : problems.at(-1);
  }
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = fact;
  if (fact.enum && !fact.enum.includes(text)) return { text: formTexts.wrongForm };
  if (text.length < minLength) return { text: formTexts.tooShort, slots: { count: minLength } };
  if (text.length > maxLength) return { text: formTexts.tooLong, slots: { count: maxLength } };
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return undefined;
  return { text: format === 'email' ? formTexts.noMail : formTexts.wrongForm };
}

/** Steps of a hundredth are compared as whole hundredths: 0.07 is no multiple of 0.01 in binary. */
function isInSteps(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

const inWords = (value: number): string => value.toLocaleString('en-US');

export function checkNumber(fact: FieldFact, value: number): Problem | undefined {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = fact;
  if (!Number.isFinite(value)) return { text: formTexts.noNumber };
  if (value < minimum) return { text: formTexts.tooSmall, slots: { limit: inWords(minimum) } };
  if (value > maximum) return { text: formTexts.tooLarge, slots: { limit: inWords(maximum) } };
  const step = fact.multipleOf ?? (fact.type === 'integer' ? 1 : undefined);
  if (step === undefined || isInSteps(value, step)) return undefined;
  return step === 1
    ? { text: formTexts.notWhole }
    : { text: formTexts.notInSteps, slots: { step: String(step) } };
}

function checkMoney(fact: FieldFact, typed: string): Problem | undefined {
  const amount = parseTypedMoney(typed);
  return amount === undefined ? { text: formTexts.noMoney } : checkNumber(fact, amount);
}

function checkItems({ minItems = 0, maxItems }: FieldFact, count: number): Problem | undefined {
  if (count < minItems) return { text: formTexts.tooFew, slots: { count: minItems } };
  if (maxItems === undefined || count <= maxItems) return undefined;
  return { text: formTexts.tooMany, slots: { count: maxItems } };
}

function checkLanguages(
  form: Pick<Form, 'call'>,
  field: FormField,
  draft: unknown,
): Problem | undefined {
  const both = (draft ?? {}) as Readonly<Partial<Record<'sw' | 'en', string>>>;
  const problems = (['sw', 'en'] as const).map((language) => {
    const text = both[language] ?? '';
    if (isEmptyValue(text)) return isNeeded(form, field) ? needed : undefined;
    return checkText(factOfLanguage(form, field, language), text.trim());
  });
  return problems.find((problem) => problem !== undefined);
}

export type LadderDraft = Readonly<Record<string, unknown>>;

function checkLadder(
  form: Pick<Form, 'call'>,
  field: Extract<FormField, { kind: 'ladder' }>,
  rows: readonly LadderDraft[],
): Problem | undefined {
  const problems = rows.flatMap((row) =>
    field.columns.map((column) => {
      const value = row[column.name];
      if (isEmptyValue(value)) return needed;
      const fact = factOfColumn(form, field, column);
      return column.kind === 'money'
        ? checkMoney(fact, String(value))
        : checkNumber(fact, Number(value));
    }),
  );
  const problem = problems.find((one) => one !== undefined);
  return problem ?? checkItems(factOfField(form, field), rows.length);
}

/** The word that confirms a danger: capitals and outer spaces are forgiven; nothing else is. */
export function isTypedRight(word: string, typed: string): boolean {
  return typed.trim().toLocaleLowerCase() === word.trim().toLocaleLowerCase();
}

export function sayProblem({ text, slots }: Problem, t: Say): string {
  // A problem carries exactly the slots of its own text.
  return (t as (text: Localised, slots?: Problem['slots']) => string)(text, slots);
}

/** "5–720": what may be typed, said before anybody types wrong. */
export function rangeOf({ minimum, maximum }: FieldFact): string | undefined {
  if (minimum === undefined || maximum === undefined || maximum >= 1e12) return undefined;
  return `${inWords(minimum)}–${inWords(maximum)}`;
}
