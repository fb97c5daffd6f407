import { expect, test } from 'vitest';
import { fileFaults } from './variables.ts';

const store = {
  FILES_STORE_URL: 'https://kipute.s3.example',
  FILES_STORE_REGION: 'af-south-1',
  FILES_STORE_KEY_ID: 'key',
  FILES_STORE_SECRET: 'secret',
};
const redis = { REDIS_URL: 'rediss://redis.example' };
const folder = { FILES_FOLDER: '/srv/files' };
const shared = { FILES_FOLDER_SHARED: true };

const settings = [
  // where          what is set                            what is wrong
  ['development', {}, []],
  ['development', { ...folder, ...redis }, []],
  ['production', {}, ['FILES_FOLDER']],
  ['production', folder, []],
  ['production', { ...folder, ...redis }, ['FILES_STORE_URL']],
  ['production', { ...folder, ...redis, ...shared }, []],
  ['production', { ...store, ...redis }, []],
  ['production', { ...store, ...folder }, ['FILES_FOLDER']],
  ['test', { ...store, FILES_STORE_SECRET: undefined }, ['FILES_STORE_SECRET']],
  [
    'test',
    { ...store, FILES_STORE_URL: undefined, FILES_STORE_REGION: undefined },
    ['FILES_STORE_KEY_ID', 'FILES_STORE_SECRET'],
  ],
] as const;

test.each(settings)('[FIL-31] in %s %j lacks %j', (NODE_ENV, given, names) => {
  const config = { NODE_ENV, FILES_FOLDER_SHARED: false, ...given };
  expect(fileFaults(config).map(({ name }) => name)).toEqual(names);
});
