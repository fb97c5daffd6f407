import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test.each([
  ['#0A1B2C3D4E5F', '0A1B2C3D4E5F'],
  ['#0a1b2c3d4e5f', '0A1B2C3D4E5F'],
  ['#0A1B2C3D4E5F.', '0A1B2C3D4E5F'],
  ['#0A1B2C3D4E5', undefined],
  ['#0A1B2C3D4E5FF', undefined],
  ['#0A1B2C3D4E5I', undefined],
  ['#<script>', undefined],
  ['', undefined],
])('[MLG-21] %j is the code %s', (hash, code) => {
  expect(codeIn(hash)).toBe(code);
});
