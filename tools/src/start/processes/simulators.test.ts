import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findReadyPort, findSimulators } from './simulators.ts';

const root = mkdtempSync(join(tmpdir(), 'kipute-simulators-'));
afterAll(() => rmSync(root, { recursive: true }));

test('[START-37] every simulator that can be started is, unless its party is real', () => {
  for (const name of ['sms-gateway', 'odds-feed', 'not-yet']) {
    mkdirSync(join(root, 'simulators', name, 'src'), { recursive: true });
    if (name !== 'not-yet') writeFileSync(join(root, 'simulators', name, 'src/main.ts'), '');
  }
  const variables = (environment: Record<string, string>) =>
    findSimulators(root, environment).map(({ variable }) => variable);
  expect(variables({})).toEqual(['ODDS_FEED_URL', 'SMS_GATEWAY_URL']);
  expect(variables({ SMS_GATEWAY_URL: 'https://real' })).toEqual(['ODDS_FEED_URL']);
});

test.each([
  ['', null],
  ['{"ready":true,"po', null],
  ['{"level":30,"msg":"hello"}\n', null],
  ['{"level":30}\n{"ready":true,"port":4711}\n{"level":30}\n', 4711],
  ['{"ready":true}\n', null],
])('[START-37] of %j the port is %j', (printed, expected) => {
  expect(findReadyPort(printed)).toBe(expected);
});
