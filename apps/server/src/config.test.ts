import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const enough = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://kipute@127.0.0.1/kipute',
  ENVELOPE_KEYS: 'k1:AAAA',
  SECRET_PEPPER: 'a pepper only tests know',
};

test('[WIRE-27] what is not said has a default, and empty is not said', () => {
  expect(readConfig({ ...enough, REDIS_URL: '', PLAYER_PORT: '' })).toMatchObject({
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
  SMS_API_KEY: 'kilimanjaro-1',
  SMS_SECRET_KEY: 'kilimanjaro-2',
  SMS_CALLBACK_KEY: 'unguessable-part-of-an-address-1',
  MPESA_API_KEY: 'kilimanjaro-3',
  MPESA_PUBLIC_KEY: 'AAAA',
  MPESA_SP_PASSWORD: 'kilimanjaro-4',
  AIRTEL_CLIENT_SECRET: 'kilimanjaro-5',
  AIRTEL_PIN: '1',
  AIRTEL_PUBLIC_KEY: 'AAAA',
  AIRTEL_CALLBACK_KEY: 'unguessable-part-of-an-address-2',
  MIXX_PASSWORD: 'kilimanjaro-6',
  MIXX_PAYOUT_PIN: '1',
  MIXX_CALLBACK_KEY: 'unguessable-part-of-an-address-3',
  SELCOM_API_KEY: 'kilimanjaro-7',
  SELCOM_API_SECRET: 'kilimanjaro-8',
  SELCOM_PIN: '2',
  MPESA_CALLBACK_SOURCES: '41.217.203.0/24, 2c0f:fe38::/32',
  MIXX_CALLBACK_SOURCES: '41.222.176.9',
  PUSH_VAPID_PUBLIC: `B${'k'.repeat(86)}`,
  PUSH_VAPID_PRIVATE: 'k'.repeat(43),
  PUSH_VAPID_SUBJECT: 'mailto:ops@kipute.example',
  GAME_SEED_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
};
const files = { FILES_FOLDER: '/srv/kipute/files' };
const production = {
  ...{ ...enough, NODE_ENV: 'production', ...files, ...partners },
  PLAYER_SITE_URL: 'https://kipute.co.tz/',
};

test('[WIRE-37] an environment that nobody named is production', () => {
  const { NODE_ENV: _, ...unnamed } = production;
  expect(readConfig(unnamed)).toMatchObject({ NODE_ENV: 'production' });
  const { NODE_ENV: __, ...bare } = enough;
  expect(() => readConfig(bare)).toThrow('must be set in production');
});

const refusedInProduction: readonly [string, string][] = [
  ['SECRET_PEPPER', 'sixteen letters.'],
  ['SECRET_PEPPER', 'abab'.repeat(10)],
  ['SECRET_PEPPER', 'unguessable-part-of-an-address-1'],
  ['SMS_CALLBACK_KEY', 'short-key'],
  ['AIRTEL_CALLBACK_KEY', 'unguessable-part-of-an-address-3'],
  ['MPESA_API_KEY', 'kibo-77'],
  ['AZAMPAY_API_KEY', 'kilimanjaro-7'],
  ['RATE_LIMIT_FACTOR', '2'],
  ['SMS_GATEWAY_URL', 'http://gateway.example'],
  ['SMS_GATEWAY_URL', 'https://127.0.0.1:4720'],
  ['MPESA_URL', 'https://localhost/'],
  ['MPESA_BROKER_URL', 'http://broker.example'],
  ['AIRTEL_URL', 'https://[::1]/'],
  ['MIXX_URL', 'https://[::ffff:127.0.0.1]/'],
  ['SELCOM_WEBHOOK_URL', 'https://0.0.0.0/'],
  ['AZAMPAY_AUTHENTICATOR_URL', 'https://money.localhost/'],
  ['ODDS_FEED_URL', 'tcp://feed.example:4710'],
  ['ODDS_FEED_URL', 'tls://127.0.0.1:4710'],
  ['PLAYER_SITE_URL', 'http://kipute.co.tz'],
  ['PLAYER_SITE_URL', 'http://localhost:4700'],
];
test.each(refusedInProduction)(
  '[WIRE-37] production refuses %s=%j, by name and without its value',
  (name, value) => {
    expect(() => readConfig({ ...enough, [name]: value })).not.toThrow();
    const read = () => readConfig({ ...production, [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  },
);

test('[WIRE-37] whole settings are taken', () => {
  const feed = { ODDS_FEED_URL: 'tls://feed.example:4710' };
  expect(readConfig({ ...production, ...feed })).toMatchObject(feed);
});

test('[MLG-15] the address in messages has no slash at its end, and no default in production', () => {
  expect(readConfig(production)).toMatchObject({ PLAYER_SITE_URL: 'https://kipute.co.tz' });
  expect(() => readConfig({ ...production, PLAYER_SITE_URL: '' })).toThrow('PLAYER_SITE_URL');
});

test.each(Object.keys(partners))('[WIRE-27] in production %s has no default', (name) => {
  expect(() => readConfig({ ...production, [name]: '' })).toThrow(
    `${name}: must be set in production`,
  );
});

test('[WIRE-27] [MM-11] a party that nobody uses needs no secrets', () => {
  expect(readConfig(production)).toMatchObject({ AZAMPAY_API_KEY: 'development' });
  const through = { ...production, HALOPESA_CHANNEL: 'azampay', SELCOM_API_KEY: '' };
  expect(() => readConfig(through)).toThrow('AZAMPAY_API_KEY: must be set in production');
  expect(() => readConfig(through)).not.toThrow('SELCOM');
});

test('[MM-11] a channel is the operator itself or an aggregator, and AzamPay serves one', () => {
  expect(() => readConfig({ ...enough, MPESA_CHANNEL: 'airtel' })).toThrow('MPESA_CHANNEL');
  expect(() =>
    readConfig({ ...enough, MPESA_CHANNEL: 'azampay', HALOPESA_CHANNEL: 'azampay' }),
  ).toThrow('only one operator');
});

test('[CAS-01] production starts without a casino, and with none that is not set up', () => {
  const read = (more: object) => () => readConfig({ ...production, ...more });
  const named = { CASINO_URL: 'https://games.example', AVIATOR_URL: 'https://anga.example' };
  for (const name of ['CASINO_KEY', 'CASINO_ALLOWED_FROM', 'AVIATOR_KEY', 'AVIATOR_ALLOWED_FROM']) {
    expect(read(named)).toThrow(`${name}: must be set in production`);
  }
  expect(read({ CASINO_URL: 'http://games.example' })).toThrow('CASINO_URL: is a plain address');
  expect(read({ CASINO_KEY: 'kilimanjaro-of-games' })).not.toThrow();
  expect(read({ CASINO_ALLOWED_FROM: 'everywhere' })).toThrow('CASINO_ALLOWED_FROM');
});
