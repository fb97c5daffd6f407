import { expect, test } from 'vitest';
import { matchStateOf } from '../live-odds/match-state.ts';
import { priceOf } from '../live-odds/prices.ts';
import { aMatch, anOutcome } from './fixtures/a-match.ts';
import { matchCardNamed, matchStoredAtMs, selectionOf, storeMatches } from './match-store.ts';

test('[BRW-05] an answer fills cards, courses and prices; a list of ids is left of it', () => {
  expect(storeMatches([aMatch()], 10)).toEqual(['1001']);
  expect(matchCardNamed('1001')?.home.name).toBe('Simba SC');
  expect(matchStoredAtMs('1001')).toBe(10);
  expect(matchStateOf('1001')).toMatchObject({ status: 1, time: '-', homeScore: '-' });
  expect(priceOf('1')).toEqual({
    offerId: '91',
    oddsThousandths: 2450,
    status: 1,
    isLive: false,
    moves: 0,
  });
  expect(selectionOf('22')?.name).toBe('Juu ya 2.5');
});

test('[BRW-02] the same match answered again is the same card: no tile is drawn', () => {
  storeMatches([aMatch()], 20);
  const before = matchCardNamed('1001');
  storeMatches([aMatch({ way_3: { ...aMatch().way_3, W1: anOutcome('1', { odds: 2.5 }) } })], 30);
  expect(matchCardNamed('1001')).toBe(before);
  expect(priceOf('1')).toMatchObject({ oddsThousandths: 2500, moved: 'up' });
});

test('[BRW-02] another market count makes it another card', () => {
  storeMatches([aMatch({ market_count: 7 })], 40);
  expect(matchCardNamed('1001')?.marketCount).toBe(7);
});

test('[BRW-04] odds such as 1.15 are whole thousandths inside', () => {
  storeMatches([aMatch({ way_3: { ...aMatch().way_3, W1: anOutcome('1', { odds: 1.15 }) } })], 50);
  expect(priceOf('1')?.oddsThousandths).toBe(1150);
});
