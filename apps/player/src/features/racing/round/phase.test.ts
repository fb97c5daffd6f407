import { describe, expect, test } from 'vitest';
import { aRound, finish, racingNow } from '../fixtures/a-round.ts';
import { withNews } from './news.ts';
import { clockText, nextAskMs, partLeft, phaseOf, shownRound } from './phase.ts';

const at = (time: string): number => Date.parse(`2026-11-19T15:${time}Z`);
const drawn = { result: finish };

describe('[RCP-01] the phase of a round', () => {
  const phases = [
    ['41:59.999', {}, 'before'],
    ['42:00.000', {}, 'betting'],
    ['44:29.999', {}, 'betting'],
    ['44:30.000', {}, 'closed'],
    ['44:40.000', {}, 'waiting'],
    ['44:40.000', drawn, 'racing'],
    ['44:54.999', drawn, 'racing'],
    ['44:55.000', drawn, 'ended'],
    ['44:41.000', { ...drawn, refunded: 1 }, 'refunded'],
  ] as const;
  test.each(phases)('at %s with %j is %s', (time, changes, phase) => {
    expect(phaseOf(aRound(changes as object), at(time))).toBe(phase);
  });

  test('between two rounds is that of the one before, for a minute', () => {
    const last = aRound(drawn);
    const shown = (time: string) => shownRound({ current: null, last }, at(time));
    expect([shown('45:00.000'), shown('46:00.000')]).toEqual([last, undefined]);
    expect(shownRound({ current: null, last: null }, at('45:00.000'))).toBeUndefined();
  });
});

describe('[RCP-02] a page without news asks', () => {
  const asks = [
    // at        known                                        in ms
    ['42:00.000', { current: aRound() }, 30_000],
    ['44:30.000', { current: aRound() }, 11_000],
    ['44:40.500', { current: aRound() }, 2_000],
    ['44:45.000', { current: aRound(drawn) }, 11_000],
    ['44:54.900', { current: aRound(drawn) }, 1_100],
    ['44:56.000', { current: null, last: aRound(drawn) }, 2_000],
    ['59:00.000', { current: null, last: aRound(drawn) }, 30_000],
  ] as const;
  test.each(asks)('at %s of %j in %d ms', (time, changes, ms) => {
    expect(nextAskMs(racingNow(changes), at(time), 0)).toBe(ms);
  });

  test('each at a moment of its own', () => {
    expect(nextAskMs(racingNow(), at('44:30.000'), 1)).toBe(12_500);
  });
});

describe('[RCP-03] news of a round', () => {
  const news = {
    id: '202611190375',
    issue: 375,
    phase: 'started',
    result: finish,
    seed: '',
  } as const;

  test('bring the order when the cars start', () => {
    expect(withNews(racingNow(), news)).toMatchObject({ current: { result: finish, status: 2 } });
  });

  test('bring the seed when they are in', () => {
    const after = withNews(racingNow(), { ...news, phase: 'ended', seed: 'c'.repeat(64) });
    expect(after).toMatchObject({
      current: { status: 3, seed: 'c'.repeat(64) },
      last: { issue: 375, result: finish },
    });
  });

  const asked = [
    ['of a round this page does not know', { id: '202611190376', phase: 'opened' }],
    ['of stakes given back', { phase: 'refunded' }],
  ] as const;
  test.each(asked)('%s are asked about', (_, changes) => {
    expect(withNews(racingNow(), { ...news, ...changes })).toBe('ask');
  });
});

test('[RCP-04] the countdown and its bar end together', () => {
  expect([102, 9, 0].map(clockText)).toEqual(['01:42', '00:09', '00:00']);
  const { start_bet_time: from, end_bet_time: until } = aRound();
  const part = (time: string) => partLeft(from, until, at(time));
  expect([part('42:00.000'), part('43:15.000'), part('45:00.000')]).toEqual([1, 0.5, 0]);
});
