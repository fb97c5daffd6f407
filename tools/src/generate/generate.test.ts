import { readFileSync } from 'node:fs';
import { apiDocument } from '@kipute/contract/api-document';
import { fieldFactsModule } from '@kipute/contract/field-facts';
import { registry } from '@kipute/contract/registry';
import { expect, test } from 'vitest';
import { apiDocumentFile, fieldFactsFile } from './generate.ts';

test('[WIRE-25] docs/api.md is what the registry says; `npm run generate` writes it', () => {
  expect(readFileSync(apiDocumentFile, 'utf8')).toBe(apiDocument(registry));
});

test('[BO-50] the facts of forms are what the schemas say; `npm run generate` writes them', () => {
  expect(readFileSync(fieldFactsFile, 'utf8')).toBe(fieldFactsModule(registry));
});
