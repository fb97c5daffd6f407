import { fieldFacts } from '@kipute/contract/field-facts.gen';
import { invariant } from '@kipute/domain/invariant';
import { asSent, factOfField, isEmptyValue, type LadderDraft } from './check-field.ts';
import type { Form, FormField } from './form.ts';
import { parseTypedMoney, typedMoney } from './typed-money.ts';

/** What stands in the inputs; money stands there as it was typed. */
export type Draft = Readonly<Record<string, unknown>>;

function emptyDraft(field: FormField): unknown {
  switch (field.kind) {
    case 'flag':
      return 0;
    case 'many-of':
    case 'tree':
    case 'ladder':
      return [];
    case 'both-languages':
      return { sw: '', en: '' };
    case 'number':
    case 'choice':
    case 'picker':
      return null;
    default:
      return '';
  }
}

function draftOfValue(field: FormField, value: unknown): unknown {
  if (value === undefined || value === null) return emptyDraft(field);
  if (field.kind === 'money') return typedMoney(Number(value));
  if (field.kind !== 'ladder') return value;
  const moneys = field.columns.filter(({ kind }) => kind === 'money').map(({ name }) => name);
  return (value as readonly LadderDraft[]).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [
        name,
        moneys.includes(name) ? typedMoney(Number(cell)) : cell,
      ]),
    ),
  );
}

/** How the inputs stand when the form opens. */
export function draftOf<Subject>(form: Form<Subject>, subject: Subject): Draft {
  const values = form.from(subject);
  return Object.fromEntries(
    form.fields.map((field) => [field.name, draftOfValue(field, values[field.name])]),
  );
}

function readMoney(typed: unknown): number {
  const amount = parseTypedMoney(String(typed));
  invariant(amount !== undefined, 'the form lets no other amount pass');
  return amount;
}

function readLadder(
  field: Extract<FormField, { kind: 'ladder' }>,
  rows: readonly LadderDraft[],
): unknown {
  return rows.map((row) =>
    Object.fromEntries(
      field.columns.map(({ name, kind }) => [
        name,
        kind === 'money' ? readMoney(row[name]) : Number(row[name]),
      ]),
    ),
  );
}

function readLanguages(draft: unknown): unknown {
  const { sw = '', en = '' } = (draft ?? {}) as { sw?: string; en?: string };
  return { sw: sw.trim(), en: en.trim() };
}

function readValue(form: Pick<Form, 'call'>, field: FormField, draft: unknown): unknown {
  switch (field.kind) {
    case 'money':
      return isEmptyValue(draft) ? null : readMoney(draft);
    case 'ladder':
      return readLadder(field, (draft ?? []) as readonly LadderDraft[]);
    case 'both-languages':
      return readLanguages(draft);
    case 'password':
    case 'text-file':
    case 'picture':
      return String(draft ?? '');
    case 'text':
    case 'long-text':
    case 'reason':
      return asSent(factOfField(form, field), String(draft ?? ''));
    case 'date':
    case 'day':
      return draft ?? '';
    default:
      return draft ?? emptyDraft(field);
  }
}

/** What would mean nothing beside the other inputs is not asked for. */
export const askedFields = ({ fields }: Pick<Form, 'fields'>, now: Draft): readonly FormField[] =>
  fields.filter(({ asked }) => asked?.(now) ?? true);

/** What `send` is handed; only called once every field was found right. */
export function valuesOf(form: Pick<Form, 'call' | 'fields'>, draft: Draft): Draft {
  return Object.fromEntries(
    form.fields.map((field) => [field.name, readValue(form, field, draft[field.name])]),
  );
}

/** Without what stayed empty and may be left out: an optional id of '' would be refused. */
export function requestOf(call: string, input: object): object {
  const facts = fieldFacts[call] ?? {};
  const kept = Object.entries(input).filter(([name, value]) => {
    const fact = facts[name];
    const mayGo = fact !== undefined && !fact.required;
    const isMeant = value === null && fact?.nullable === true;
    return !(mayGo && !isMeant && (value === '' || value === null || value === undefined));
  });
  return Object.fromEntries(kept);
}

/** The fields whose value is no longer the one it was. */
export function changedFields(
  form: Pick<Form, 'fields'>,
  before: Draft,
  now: Draft,
): readonly FormField[] {
  return form.fields.filter(
    ({ name }) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
}
