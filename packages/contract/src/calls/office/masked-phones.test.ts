import { expect, test } from 'vitest';
import { z } from 'zod';
import type { CallDefinition } from '../../call.ts';
import { registry } from '../../registry.ts';
import { maskedPhone } from './office-fields.ts';

const definitions: Readonly<Record<string, CallDefinition>> = registry;

/** Its whole purpose, and each look is logged. */
const REVEALING = 'subscriber/reveal_phone';

type Found = { readonly field: string; readonly schema: z.ZodType };

/** Of phones in general, such as the least stake from one. */
const isFigure = (name: string): boolean => /_(minimum|maximum|max|seconds)$/.test(name);
const isOfPhone = (name: string): boolean => /phone|mobile|msisdn/.test(name) && !isFigure(name);

/** Every field of a schema, however deep, whose name speaks of a phone. */
function phonesIn(schema: unknown, path: string): readonly Found[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => [
      ...(isOfPhone(name) ? [{ field: `${path}.${name}`, schema: field }] : []),
      ...phonesIn(field, `${path}.${name}`),
    ]);
  }
  if (schema instanceof z.ZodArray) return phonesIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) => phonesIn(option, path));
  }
  const isWrapped = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapped ? phonesIn(schema.unwrap(), path) : [];
}

const isMasked = (schema: unknown): boolean =>
  schema === maskedPhone ||
  (schema instanceof z.ZodArray && isMasked(schema.element)) ||
  ((schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) &&
    isMasked(schema.unwrap()));

const ofTheOffice = Object.entries(definitions).filter(
  ([name, { caller }]) => caller.kind === 'administrator' && name !== REVEALING,
);
const phones = ofTheOffice.flatMap(([name, { output }]) => phonesIn(output, name));

test('[BO-45] no answer to the office has room for a whole phone number', () => {
  const whole = phones.filter(({ schema }) => !isMasked(schema)).map(({ field }) => field);
  expect(whole).toEqual([]);
  expect(phones.map(({ field }) => field)).toEqual(
    expect.arrayContaining([
      'recharge/manage[].phone',
      'withdraw/manage[].phone',
      'order_list/inquire[].phone',
      'order_list/detailed.phone',
      'declined_payment/inquire[].phone',
      'personal_data/requests[].phone',
    ]),
  );
});

test.each([
  ['0712•••101', true],
  ['2547•••456', true],
  ['•••', true],
  ['', true],
  ['255712000101', false],
  ['0712000101', false],
  ['+255 712 000 101', false],
])('[BO-45] "%s" may travel as a masked phone: %s', (text, may) => {
  expect(maskedPhone.safeParse(text).success).toBe(may);
});
