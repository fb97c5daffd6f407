import { z } from 'zod';
import type { CallDefinition } from './call.ts';

/**
 * What a form may check of one field before it is sent, read from the schema that the server checks
 * with. The browser is handed these facts as data (`field-facts.gen.ts`) and never the schemas.
 */
export type FieldFact = {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'null' | 'any';
  /** Absent: the request may leave it out. */
  readonly required?: true;
  readonly nullable?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of a regular expression with the flag `u`. */
  readonly pattern?: string;
  readonly format?: string;
  /** What the server does to the text before it looks at it. */
  readonly case?: 'upper' | 'lower';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly enum?: readonly (string | number)[];
  /** Any of these will do. */
  readonly anyOf?: readonly FieldFact[];
};

/** By path: `amount`, `prompt.sw`, `steps[].from`. */
export type CallFacts = Readonly<Record<string, FieldFact>>;
export type FieldFacts = Readonly<Record<string, CallFacts>>;

type JsonSchema = z.core.JSONSchema.BaseSchema & { 'x-case'?: 'upper' | 'lower' };

/** The facts of every call that the office can make. */
export function fieldFacts(registry: Readonly<Record<string, CallDefinition>>): FieldFacts {
  const ours = Object.entries(registry).filter(([, { sites }]) => sites.includes('backoffice'));
  const facts = ours.map(([name, { input }]) => [name, factsOf(input)] as const);
  return Object.fromEntries(facts.filter(([, fields]) => Object.keys(fields).length > 0));
}

/** As a module; one call a line, so that a change of one is read as one. */
export function fieldFactsModule(registry: Readonly<Record<string, CallDefinition>>): string {
  const lines = Object.entries(fieldFacts(registry))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, facts]) => `  ${JSON.stringify(name)}: ${JSON.stringify(facts)},`);
  return [
    '/** Written by `npm run generate` from the schemas of the calls. */',
    "import type { FieldFacts } from './field-facts.ts';",
    '',
    'export const fieldFacts: FieldFacts = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

export function factsOf(schema: z.ZodType): CallFacts {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kept = caseOf(zodSchema);
      if (kept) jsonSchema['x-case'] = kept;
    },
  }) as JsonSchema;
  return Object.fromEntries(flatten(json, { path: '', required: false }));
}

/** A schema says only by what it does that it turns letters large or small. */
function caseOf(schema: z.core.$ZodType): FieldFact['case'] {
  const checks = (schema._zod.def as { checks?: readonly z.core.$ZodCheck[] }).checks ?? [];
  const texts = checks.flatMap(({ _zod: { def } }) =>
    'tx' in def && typeof def.tx === 'function' ? [String(def.tx('aB'))] : [],
  );
  if (texts.includes('AB')) return 'upper';
  return texts.includes('ab') ? 'lower' : undefined;
}

type Place = { readonly path: string; readonly required: boolean };
type Entry = readonly [path: string, fact: FieldFact];

function flatten(schema: JsonSchema, { path, required }: Place): readonly Entry[] {
  const own: Entry[] = path === '' ? [] : [[path, factOf(schema, required)]];
  const { properties, items } = schema;
  if (properties) {
    const needed = new Set(schema.required);
    return Object.entries(properties).flatMap(([name, property]) =>
      flatten(property as JsonSchema, {
        path: path === '' ? name : `${path}.${name}`,
        required: needed.has(name),
      }),
    );
  }
  if (!items || typeof items !== 'object' || Array.isArray(items)) return own;
  return [...own, ...flatten(items as JsonSchema, { path: `${path}[]`, required: true })];
}

function factOf(schema: JsonSchema, required: boolean): FieldFact {
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as readonly JsonSchema[];
  const others = choices.filter(({ type }) => type !== 'null');
  const nullable = others.length < choices.length;
  const literals = others.flatMap((choice) => choice.const ?? []) as (string | number)[];
  const marks = { ...(required && { required }), ...(nullable && { nullable }) };
  const [only] = others;
  if (only && others.length === 1) return { ...plainFact(only), ...marks };
  if (only && literals.length === others.length) {
    return { type: typeOf(only), ...marks, enum: literals };
  }
  if (only) return { type: 'any', ...marks, anyOf: others.map(plainFact) };
  return { ...plainFact(schema), ...marks };
}

/** Their control makes no others, and their patterns are long. */
const FORMATS_OF_CONTROLS = ['date-time', 'date'];

function plainFact(schema: JsonSchema): FieldFact {
  const { minLength, maxLength, format, multipleOf, minItems, maxItems } = schema;
  const pattern = FORMATS_OF_CONTROLS.includes(format ?? '') ? undefined : schema.pattern;
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const facts = {
    type: typeOf(schema),
    minLength,
    maxLength,
    pattern,
    format,
    case: schema['x-case'],
    minimum: bound(schema.minimum),
    maximum: bound(schema.maximum),
    multipleOf,
    minItems,
    maxItems,
    enum: values,
  };
  const told = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { type: facts.type, ...Object.fromEntries(told) };
}

const typeOf = ({ type }: JsonSchema): FieldFact['type'] =>
  typeof type === 'string' ? type : 'any';

/** Every integer has these; they are no news. */
const bound = (limit: number | undefined): number | undefined =>
  limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit;
