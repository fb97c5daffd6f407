import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const enough = {
  DATABASE_URL: 'postgres://kipute@127.0.0.1/kipute',
  ENVELOPE_KEYS: 'k1:AAAA',
  SECRET_PEPPER: 'a pepper only tests know',
};

test('[WIRE-27] what is not said has a default, and empty is not said', () => {
  expect(readConfig({ ...enough, REDIS_URL: '', PLAYER_PORT: '' })).toMatchObject({
    NODE_ENV: 'development',
    ROLES: ['api', 'worker', 'feed'],
    ODDS_FEED_SUBSCRIPTION: 'kipute',
    HOST: '127.0.0.1',
    PLAYER_PORT: 4700,
    BACKOFFICE_PORT: 4701,
    TRUST_PROXY: false,
    RATE_LIMIT_FACTOR: 1,
  });
});

test.each([
  ['DATABASE_URL', 'mysql://root@127.0.0.1/kipute'],
  ['DATABASE_URL', ''],
  ['ENVELOPE_KEYS', ''],
  ['SECRET_PEPPER', 'too short'],
  ['ROLES', 'api,cook'],
  ['PLAYER_PORT', '70000'],
  ['PLAYER_PORT', 'http'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['REDIS_URL', 'http://127.0.0.1'],
  ['DATABASE_POOL_MAX', '0'],
  ['ODDS_FEED_URL', 'http://127.0.0.1:4710'],
  ['ODDS_FEED_URL', '127.0.0.1:4710'],
  ['ODDS_FEED_URL', 'tcp://127.0.0.1'],
])('[WIRE-27] %s=%j is refused by name and without its value', (name, value) => {
  const read = () => readConfig({ ...enough, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(`configuration refused: ${name}`);
  if (value !== '') expect(read).not.toThrow(value);
});

const partners = {
  SMS_API_KEY: 'k',
  SMS_SECRET_KEY: 's',
  SMS_CALLBACK_KEY: 'k',
  MPESA_API_KEY: 'k',
  MPESA_PUBLIC_KEY: 'AAAA',
  MPESA_SP_PASSWORD: 's',
  AIRTEL_CLIENT_SECRET: 's',
  AIRTEL_PIN: '1',
  AIRTEL_PUBLIC_KEY: 'AAAA',
  AIRTEL_CALLBACK_KEY: 'k',
  MIXX_PASSWORD: 's',
  MIXX_PAYOUT_PIN: '1',
  MIXX_CALLBACK_KEY: 'k',
  AZAMPAY_CLIENT_SECRET: 's',
  AZAMPAY_API_KEY: 'k',
  MPESA_CALLBACK_SOURCES: '41.217.203.0/24, 2c0f:fe38::/32',
  MIXX_CALLBACK_SOURCES: '41.222.176.9',
  AZAMPAY_CALLBACK_SOURCES: '196.11.240.0/24',
};
const production = { ...enough, NODE_ENV: 'production', ...partners };

test.each(Object.keys(partners))('[WIRE-27] in production %s has no default', (name) => {
  expect(() => readConfig({ ...production, [name]: '' })).toThrow(
    `${name}: must be set in production`,
  );
});

test('[WIRE-27] [MM-11] a party that nobody uses needs no secrets', () => {
  expect(readConfig(production)).toMatchObject({ SELCOM_API_KEY: 'development' });
  const through = { ...production, HALOPESA_CHANNEL: 'selcom', AZAMPAY_API_KEY: '' };
  expect(() => readConfig(through)).toThrow('SELCOM_API_KEY: must be set in production');
  expect(() => readConfig(through)).not.toThrow('AZAMPAY');
});

test('[MM-11] a channel is the operator itself or an aggregator, and AzamPay serves one', () => {
  expect(() => readConfig({ ...enough, MPESA_CHANNEL: 'airtel' })).toThrow('MPESA_CHANNEL');
  expect(() => readConfig({ ...enough, MPESA_CHANNEL: 'azampay' })).toThrow('only one operator');
});
