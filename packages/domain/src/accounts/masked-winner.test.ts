import { expect, test } from 'vitest';
import { maskedName, regionIn } from './masked-winner.ts';

test.each([
  ['Asha', 'A•••'],
  ['  juma', 'J•••'],
  ['Ñata', 'Ñ•••'],
  ['0712***101', ''],
  ['+255712000101', ''],
  ['😀 Asha', ''],
  ['', ''],
])('[WIN-02] %j is shown as %j, and no digit of it ever', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
  expect(maskedName(name)).not.toMatch(/\d/);
});

test.each([
  ['Mwanza', 'Mwanza'],
  [' dar  es salaam ', 'Dar es Salaam'],
  ['Mwanza, 0712000101', ''],
  ['Sinza Mori, nyumba 12', ''],
  ['', ''],
])('[WIN-02] %j is in the region %j', (location, region) => {
  expect(regionIn(location)).toBe(region);
});
