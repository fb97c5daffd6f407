import { expect, test } from 'vitest';
import { createCallHistogram } from './metrics.ts';

const shownFor = (text: string, series: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.slice(series.length + 1);

test('[WIRE-24] a bucket counts everything up to its bound', () => {
  const calls = createCallHistogram();
  for (const seconds of [0.0005, 0.001, 0.002, 0.9, 31]) calls.observe('log/add', 'ok', seconds);
  calls.observe('log/add', 'overloaded', 0.001);
  const text = calls.exposition();
  const upTo = (bound: string) =>
    shownFor(text, `kipute_call_seconds_bucket{call="log/add",outcome="ok",le="${bound}"}`);
  expect(['0.001', '0.0025', '0.5', '1', '30', '+Inf'].map(upTo)).toEqual([
    '2',
    '3',
    '3',
    '4',
    '4',
    '5',
  ]);
  const labels = '{call="log/add",outcome="ok"}';
  expect(shownFor(text, `kipute_call_seconds_count${labels}`)).toBe('5');
  expect(Number(shownFor(text, `kipute_call_seconds_sum${labels}`))).toBeCloseTo(31.9035);
});

test('[WIRE-24] a process that has answered nothing shows an empty histogram', () => {
  expect(createCallHistogram().exposition().split('\n')).toEqual([
    expect.stringContaining('# HELP kipute_call_seconds '),
    '# TYPE kipute_call_seconds histogram',
    '',
  ]);
});
