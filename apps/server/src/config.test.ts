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

test('[WIRE-27] in production the secrets of partners have no default', () => {
  const production = { ...enough, NODE_ENV: 'production', SMS_API_KEY: 'k' };
  expect(() => readConfig(production)).toThrow('SMS_SECRET_KEY: must be set in production');
  expect(readConfig({ ...production, SMS_SECRET_KEY: 's' })).toMatchObject({ SMS_API_KEY: 'k' });
});
