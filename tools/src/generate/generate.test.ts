import { readFileSync } from 'node:fs';
import { apiDocument } from '@kipute/contract/api-document';
import { registry } from '@kipute/contract/registry';
import { expect, test } from 'vitest';
import { apiDocumentFile } from './generate.ts';

test('[WIRE-25] docs/api.md is what the registry says; `npm run generate` writes it', () => {
  expect(readFileSync(apiDocumentFile, 'utf8')).toBe(apiDocument(registry));
});
