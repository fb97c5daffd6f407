import { z } from 'zod';

/** One line of documentation: `user_info.balance`, what it may be, whether it may be absent. */
export type ApiField = {
  readonly path: string;
  readonly type: string;
  readonly optional: boolean;
};

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Every field of a schema, nested ones by their path; a bare value is the path `(content)`. */
export function fieldsOf(schema: z.ZodType, direction: 'input' | 'output'): readonly ApiField[] {
  const json = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' });
  return flatten(json as JsonSchema, { path: '', optional: false });
}

type Place = { readonly path: string; readonly optional: boolean };

function flatten(schema: JsonSchema, place: Place): readonly ApiField[] {
  if (schema.properties) return flattenObject(schema, place);
  const element = schema.items;
  if (element && typeof element === 'object' && !Array.isArray(element)) {
    return flatten(element as JsonSchema, { ...place, path: `${place.path}[]` });
  }
  return [{ ...place, path: place.path || '(content)', type: typeOf(schema) }];
}

function flattenObject(schema: JsonSchema, { path }: Place): readonly ApiField[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    flatten(property as JsonSchema, {
      path: path ? `${path}.${name}` : name,
      optional: !required.has(name),
    }),
  );
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeOf(choice as JsonSchema)).join(' or ');
  if (schema.additionalProperties && typeof schema.additionalProperties === 'object') {
    return `map of ${typeOf(schema.additionalProperties as JsonSchema)}`;
  }
  return [String(schema.type ?? 'any'), ...limitsOf(schema)].join(', ');
}

/** Bounds that every integer has are no news. */
const tells = (bound: number | undefined): bound is number =>
  bound !== undefined && Number.isFinite(bound) && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;

function limitsOf(schema: JsonSchema): readonly string[] {
  return [
    ...(schema.format ? [schema.format] : []),
    ...(tells(schema.minLength) ? [`at least ${schema.minLength} characters`] : []),
    ...(tells(schema.maxLength) ? [`at most ${schema.maxLength} characters`] : []),
    ...(schema.pattern && !schema.format ? [`matching ${schema.pattern}`] : []),
    ...(tells(schema.minimum) ? [`at least ${schema.minimum}`] : []),
    ...(tells(schema.maximum) ? [`at most ${schema.maximum}`] : []),
    ...(schema.multipleOf === undefined ? [] : [`in steps of ${schema.multipleOf}`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ];
}
