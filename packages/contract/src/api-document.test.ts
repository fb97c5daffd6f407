import { expect, test } from 'vitest';
import { z } from 'zod';
import { apiDocument } from './api-document.ts';
import { fieldsOf } from './api-fields.ts';
import { administrator, browsing, definePagedCall } from './call.ts';
import { registry } from './registry.ts';

test.each(Object.keys(registry))('[WIRE-25] %s is documented', (name) => {
  expect(apiDocument(registry)).toContain(`\n## ${name}\n`);
});

test.each([
  ['subscriber/get_code', "Also subscriber/get_password at the player's address"],
  ['subscriber/subscriber_info', "At the player's address it is subscriber/get_user_info"],
  ['subscriber/update_own_password', "Also subscriber/update_password at the office's address"],
])('[ACC-49] %s is documented with its other names', (name, remark) => {
  const [, section = ''] = apiDocument(registry).split(`\n## ${name}\n`);
  expect(section.split('\n## ')[0]).toContain(remark);
});

test('[WIRE-25] a call is described with its fields, caller and limit', () => {
  const document = apiDocument({
    'order_list/inquire': definePagedCall({
      summary: 'All orders',
      caller: administrator('order_list/inquire'),
      sites: ['backoffice'],
      rateLimit: browsing,
      input: z.object({ page: z.number().int().min(1).default(1), code: z.string().optional() }),
      output: z.array(z.object({ id: z.string(), legs: z.array(z.object({ odds: z.number() })) })),
    }),
  });
  expect(document).toContain(`## order_list/inquire

All orders.

Who: an administrator with the node order_list/inquire · site: backoffice · limit: 600 in 60 s

Input:
- \`page\` (optional): integer, at least 1, default 1
- \`code\` (optional): string

Content:
- \`[].id\`: string
- \`[].legs[].odds\`: number
- \`(count)\`: integer, rows on all pages
`);
});

test.each([
  [z.null(), '(content)', 'null'],
  [z.union([z.literal(0), z.literal(1)]), '(content)', '0 or 1'],
  [z.enum(['a', 'b']), '(content)', '"a" or "b"'],
  [z.record(z.string(), z.boolean()), '(content)', 'map of boolean'],
  [z.object({ at: z.iso.datetime() }), 'at', 'string, date-time'],
  [z.object({ id: z.string().regex(/^\d+$/).nullable() }), 'id', 'string, matching ^\\d+$ or null'],
])('[WIRE-25] a field in words, %#', (schema, path, type) => {
  expect(fieldsOf(schema, 'output')).toEqual([{ path, type, optional: false }]);
});
