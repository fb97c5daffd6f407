import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldFacts } from './field-facts.gen.ts';
import { factsOf } from './field-facts.ts';

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/);

describe('[BO-50] a form knows of a field what its schema says', () => {
  test.each([
    [
      'a bounded text',
      z.string().trim().min(1).max(9),
      { type: 'string', minLength: 1, maxLength: 9 },
    ],
    ['letters turned large', code, { type: 'string', pattern: '^[A-Z]{3}$', case: 'upper' }],
    ['an account', z.string().toLowerCase(), { type: 'string', case: 'lower' }],
    [
      'money',
      z.number().min(0).max(5).multipleOf(0.01),
      { minimum: 0, maximum: 5, multipleOf: 0.01 },
    ],
    ['a whole number', z.number().int(), { type: 'integer' }],
    ['a flag', z.union([z.literal(0), z.literal(1)]), { type: 'number', enum: [0, 1] }],
    ['one of some words', z.enum(['block', 'allow']), { type: 'string', enum: ['block', 'allow'] }],
    ['what may be nothing', z.iso.datetime().nullable(), { format: 'date-time', nullable: true }],
    ['several', z.array(z.string()).min(1).max(3), { type: 'array', minItems: 1, maxItems: 3 }],
  ])('%s', (_, field, facts) => {
    expect(factsOf(z.object({ field })).field).toMatchObject({ required: true, ...facts });
  });

  test('what may be left out is not required, and the bounds of all integers are none', () => {
    const schema = z.object({ a: z.string().optional(), b: z.number().default(1), c: z.int() });
    expect(factsOf(schema)).toEqual({
      a: { type: 'string' },
      b: { type: 'number' },
      c: { type: 'integer', required: true },
    });
  });

  test('what is nested is found by its path', () => {
    const schema = z.object({
      prompt: z.object({ sw: z.string().max(3), en: z.string() }),
      steps: z.array(z.object({ from: z.number().int().min(1) })).optional(),
    });
    expect(factsOf(schema)).toEqual({
      'prompt.sw': { type: 'string', maxLength: 3, required: true },
      'prompt.en': { type: 'string', required: true },
      steps: { type: 'array' },
      'steps[].from': { type: 'integer', minimum: 1, required: true },
    });
  });

  test('an empty text or an address is either of two', () => {
    const { mail } = factsOf(z.object({ mail: z.union([z.literal(''), z.email().max(120)]) }));
    expect(mail?.anyOf).toMatchObject([{ enum: [''] }, { format: 'email', maxLength: 120 }]);
  });
});

test('[BO-50] every pattern can be read in a browser', () => {
  const patterns = Object.values(fieldFacts).flatMap((facts) =>
    Object.values(facts).flatMap(({ pattern, anyOf = [] }) => [
      pattern,
      ...anyOf.map((one) => one.pattern),
    ]),
  );
  const told = patterns.filter((pattern) => pattern !== undefined);
  expect(told.length).toBeGreaterThan(20);
  for (const pattern of told) expect(() => new RegExp(pattern, 'u')).not.toThrow();
});
