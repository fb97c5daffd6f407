import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createMobileMoney } from './index.ts';

function mobileMoneyWith(variables: Record<string, string>) {
  const enough = {
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://kipute@127.0.0.1/kipute',
    ENVELOPE_KEYS: 'k1:AAAA',
    SECRET_PEPPER: 'a pepper only tests know',
  };
  return createMobileMoney(readConfig({ ...enough, ...variables }));
}

const operators = ['mpesa', 'airtel', 'mixx', 'halopesa'] as const;

test('[MM-11] every operator has its own channel, and HaloPesa goes through Selcom', () => {
  const { channelOf } = mobileMoneyWith({});
  expect(operators.map(channelOf)).toEqual(['mpesa', 'airtel', 'mixx', 'selcom']);
});

test('[MM-11] any operator can go through an aggregator', () => {
  const { channels, channelOf } = mobileMoneyWith({
    MPESA_CHANNEL: 'selcom',
    HALOPESA_CHANNEL: 'azampay',
  });
  expect(operators.map(channelOf)).toEqual(['selcom', 'airtel', 'mixx', 'azampay']);
  expect(Object.keys(channels)).toEqual(['mpesa', 'airtel', 'mixx', 'selcom', 'azampay']);
});
