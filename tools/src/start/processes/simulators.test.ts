import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findReadyLine, findSimulators, partyVariables } from './simulators.ts';

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
  ['{"level":30}\n{"ready":true,"port":4711}\n{"level":30}\n', { ready: true, port: 4711 }],
  [
    '{"ready":true,"port":1,"scheme":"tcp","pagePort":2}\n',
    { ready: true, port: 1, scheme: 'tcp', pagePort: 2 },
  ],
  ['{"ready":true}\n', null],
])('[START-37] of %j the line that counts says %j', (printed, expected) => {
  expect(findReadyLine(printed)).toEqual(expected);
});

test('[START-37] the server is told each address and what else a simulator wants it to know', () => {
  const odds = { name: 'odds-feed', file: '', variable: 'ODDS_FEED_URL', page: 'http://x' };
  const simulators = [{ ...odds, address: 'tcp://127.0.0.1:1', tells: { NAME: 'kipute' } }];
  expect(partyVariables(simulators)).toEqual({
    ODDS_FEED_URL: 'tcp://127.0.0.1:1',
    NAME: 'kipute',
  });
});
