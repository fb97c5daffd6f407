import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { airtelCallbackHash } from '@kipute/provider-protocols/mobile-money/airtel';
import { mpesaBrokerPassword } from '@kipute/provider-protocols/mobile-money/mpesa-broker';
import { selcomHeaders, selcomSignedValues } from '@kipute/provider-protocols/mobile-money/selcom';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { CallbackReading, RawCallback } from '../../features/payments/ports.ts';
import airtelPaid from './airtel/recorded/callback-paid.json' with { type: 'json' };
import { type CallbackRule, callbackRules } from './callback-rules.ts';
import { createMobileMoney } from './index.ts';
import selcomCompleted from './selcom/recorded/webhook-completed.json' with { type: 'json' };
import { type ChannelName, callbackSourcesOf, channelNames } from './variables.ts';

const rules: readonly (CallbackRule & { readonly party: ChannelName })[] = channelNames.flatMap(
  (party) => callbackRules[party].map((rule: CallbackRule) => ({ party, ...rule })),
);

const recorded = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const configWith = (variables: Record<string, string>) =>
  readConfig({
    NODE_ENV: 'development',
    DATABASE_URL: 'postgres://kipute@127.0.0.1/kipute',
    ENVELOPE_KEYS: 'k1:AAAA',
    SECRET_PEPPER: 'a pepper only tests know',
    MIXX_CALLBACK_KEY: 'a-key',
    AIRTEL_CALLBACK_KEY: 'a-hash-key',
    SELCOM_API_SECRET: 'a-secret',
    MPESA_SP_PASSWORD: 'a-password',
    ...variables,
  });

type Headers = Readonly<Record<string, string>>;
const callback = (body: string, headers: Headers = {}): RawCallback => ({
  method: 'POST',
  path: '/x',
  headers,
  body,
});

const now = new Date();
const stamp = new Date(now.getTime() + 3 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
const bill = recorded('mpesa/recorded/broker-pay-bill.xml')
  .replace('<spId>400400', '<spId>kipute')
  .replace('20261115184500', stamp)
  .replace(/<spPassword>.*</, `<spPassword>${mpesaBrokerPassword('kipute', 'a-password', stamp)}<`);
const selcomSigned = selcomHeaders(
  selcomSignedValues(selcomCompleted),
  { apiKey: 'k', apiSecret: 'a-secret' },
  now,
);
const mixxKey = { 'x-callback-key': 'a-key' };

/** A true message of each kind, with its proof; `proof` removed it is whatever anybody may send. */
const samples: Readonly<Record<string, RawCallback>> = {
  'mpesa result': callback(recorded('mpesa/recorded/result-paid.json')),
  'mpesa pay-bill': callback(bill),
  'airtel callback with a hash': callback(
    JSON.stringify({
      ...airtelPaid,
      hash: airtelCallbackHash(airtelPaid.transaction, 'a-hash-key'),
    }),
  ),
  'airtel callback without a hash key': callback(JSON.stringify(airtelPaid)),
  'mixx push callback': callback(recorded('mixx/recorded/push-callback-paid.json'), mixxKey),
  'mixx name check': callback(recorded('mixx/recorded/lookup.xml'), mixxKey),
  'mixx pay-bill': callback(recorded('mixx/recorded/bill-pay.xml'), mixxKey),
  'selcom webhook': callback(JSON.stringify(selcomCompleted), selcomSigned),
  'azampay checkout callback': callback(recorded('azampay/recorded/callback-success.json')),
  'azampay transfer callback': callback(
    recorded('azampay/recorded/transfer-callback-success.json'),
  ),
};

function readingOf({ party, message }: (typeof rules)[number], sent: RawCallback) {
  const unsigned = message === 'callback without a hash key';
  const config = configWith({});
  const { channels } = createMobileMoney(
    unsigned ? { ...config, AIRTEL_CALLBACK_KEY: '' } : config,
  );
  return channels[party].readCallback(sent);
}

function whatItMayDo(reading: CallbackReading): CallbackRule['mayDo'] | undefined {
  switch (reading.kind) {
    case 'outcome':
      return reading.authenticated ? 'end the payment' : 'trigger a query';
    case 'paybill':
      return 'credit a payment';
    case 'paybill-check':
      return 'ask for a player';
    default:
      return undefined;
  }
}

test.each(rules)('[CB-07] $party, $message: by $authenticatedBy, to $mayDo', (rule) => {
  const sample = samples[`${rule.party} ${rule.message}`];
  expect(sample).toBeDefined();
  if (!sample) return;
  expect(whatItMayDo(readingOf(rule, sample))).toBe(rule.mayDo);
  expect(rule.authenticatedBy === 'nothing').toBe(rule.mayDo === 'trigger a query');
});

test.each(rules.filter((rule) => rule.authenticatedBy !== 'nothing'))(
  '[CB-07] $party, $message: without its proof it is forged',
  (rule) => {
    const { body, ...others } = samples[`${rule.party} ${rule.message}`] ?? callback('');
    const unproven = body
      .replace(/"hash":"[^"]*"/, '"hash":"x"')
      .replace(/<spPassword>.*</, '<spPassword>x<');
    expect(readingOf(rule, { ...others, headers: {}, body: unproven }).kind).toBe('forged');
  },
);

test('[CB-07] the page shows the table of the code', () => {
  const page = recorded('../../../../../docs/spec/callbacks.md');
  const lines = page.split('\n').filter((line) => /^\| [a-z]+ \|/.test(line));
  const [, ...shown] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(shown).toEqual(
    rules.map(({ party, message, authenticatedBy, carriesTime, mayDo }) => [
      party,
      message,
      authenticatedBy,
      carriesTime ? 'yes' : 'no',
      mayDo,
    ]),
  );
});

const sources = [
  ['mpesa', {}, ['127.0.0.0/8', '::1']],
  ['mpesa', { MPESA_CALLBACK_SOURCES: '41.0.0.0/8,::1' }, ['41.0.0.0/8', '::1']],
  ['airtel', {}, 'anywhere'],
  ['airtel', { AIRTEL_CALLBACK_KEY: 'development' }, ['127.0.0.0/8', '::1']],
  ['airtel', { AIRTEL_CALLBACK_SOURCES: '41.0.0.0/8' }, ['41.0.0.0/8']],
  ['selcom', {}, 'anywhere'],
  ['mixx', {}, ['127.0.0.0/8', '::1']],
  ['azampay', {}, ['127.0.0.0/8', '::1']],
] as const;

test.each(sources)('[CB-01] %s with %j may call from %j', (party, variables, expected) => {
  const config = configWith(variables);
  expect(callbackSourcesOf(config, party)).toEqual(expected);
  const { isCallbackSource } = createMobileMoney(config);
  const isFarAway = expected === 'anywhere';
  expect(isCallbackSource(party, '197.5.6.7')).toBe(isFarAway);
  expect(isCallbackSource('__proto__', '127.0.0.1')).toBe(false);
});

test.each(['41.0.0.0/40', 'm-pesa.com', '41.0.0'])('[CB-01] %j is no list', (list) => {
  expect(() => configWith({ MPESA_CALLBACK_SOURCES: list })).toThrow('MPESA_CALLBACK_SOURCES');
});
