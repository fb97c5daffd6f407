import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuse } from '../result.ts';
import { jackpotTerms, luckySixTerms, picksOf } from './fixtures/some-terms.ts';
import type { PoolPick } from './pool-pick.ts';
import type { PoolTerms } from './pool-terms.ts';
import { priceTicket, type TicketPicks, type TicketRefusal } from './ticket.ts';

const seed = 470_320;

const thirteen = (words: string): readonly PoolPick[] =>
  picksOf(`${words} ${'1 '.repeat(13 - words.split(' ').length)}`.trim());

const plain: TicketPicks = {
  picks: thirteen('1'),
  reservePicks: picksOf('1 X 2'),
  multiplier: 1,
};
const nothing: PoolPick = { kind: 'sides', sides: [] };

const priced: readonly (readonly [string, Partial<TicketPicks>, number, bigint])[] = [
  ['singles', {}, 1, 1_000n],
  ['one double', { picks: thirteen('1X') }, 2, 2_000n],
  ['two doubles', { picks: thirteen('1X 2 X2') }, 4, 4_000n],
  ['as many doubles as there may be', { picks: thirteen('1X 12 X2 1X 12') }, 32, 32_000n],
  ['three times', { multiplier: 3 }, 3, 3_000n],
  ['doubles as often as may be', { picks: thirteen('1X 12'), multiplier: 20 }, 80, 80_000n],
];

test.each(priced)('[POL-10] %s', (_name, difference, lines, stake) => {
  const price = { lines, stake: stake * 100n };
  expect(priceTicket({ ...plain, ...difference }, jackpotTerms)).toEqual({
    ok: true,
    value: price,
  });
});

test('[POL-10] six scores are one line', () => {
  const ticket = { picks: picksOf('0-0 1-0 other 5-5 2-1 0-3'), reservePicks: picksOf('1-1') };
  const priceOf = (multiplier: number) => priceTicket({ ...ticket, multiplier }, luckySixTerms);
  expect(priceOf(1)).toEqual({ ok: true, value: { lines: 1, stake: 50_000n } });
  expect(priceOf(4)).toEqual({ ok: true, value: { lines: 4, stake: 200_000n } });
});

const refused: readonly (readonly [string, Partial<TicketPicks>, TicketRefusal])[] = [
  ['fourteen picks', { picks: [...plain.picks, ...picksOf('1')] }, 'pool-too-many-picks'],
  ['twelve picks', { picks: plain.picks.slice(1) }, 'pool-pick-missing'],
  ['no picks', { picks: [] }, 'pool-pick-missing'],
  ['a match without a result', { picks: [nothing, ...plain.picks.slice(1)] }, 'pool-pick-missing'],
  ['three results on a match', { picks: thirteen('1X2') }, 'pool-triple'],
  ['six doubles', { picks: thirteen('1X 12 X2 1X 12 X2') }, 'pool-too-many-doubles'],
  ['two reserves of three', { reservePicks: picksOf('1 X') }, 'pool-reserve-pick-missing'],
  ['four reserves of three', { reservePicks: picksOf('1 X 2 1') }, 'pool-reserve-pick-missing'],
  ['no reserves', { reservePicks: [] }, 'pool-reserve-pick-missing'],
  [
    'a reserve without a result',
    { reservePicks: [...picksOf('1 X'), nothing] },
    'pool-reserve-pick-missing',
  ],
  ['a double on a reserve', { reservePicks: picksOf('1 X2 1') }, 'pool-reserve-double'],
  ['no times', { multiplier: 0 }, 'pool-multiplier-invalid'],
  ['less than no times', { multiplier: -1 }, 'pool-multiplier-invalid'],
  ['half a time', { multiplier: 1.5 }, 'pool-multiplier-invalid'],
  ['no number of times', { multiplier: Number.NaN }, 'pool-multiplier-invalid'],
  ['endless times', { multiplier: Number.POSITIVE_INFINITY }, 'pool-multiplier-invalid'],
  ['too many times', { multiplier: 21 }, 'pool-multiplier-invalid'],
];

test.each(refused)('[POL-10] %s is refused', (_name, difference, refusal) => {
  expect(priceTicket({ ...plain, ...difference }, jackpotTerms)).toEqual(refuse(refusal));
});

test('[POL-10] the first refusal is the one that is told', () => {
  const doubles: readonly PoolPick[] = picksOf('1X 1X 1X 1X 1X 1X 1X 1X 1X 1X 1X 1X 1X 1X');
  const worst: TicketPicks = { picks: doubles, reservePicks: picksOf('1X'), multiplier: 0 };
  const firstOf = (ticket: TicketPicks, terms: PoolTerms = jackpotTerms) =>
    priceTicket(ticket, terms);
  expect(firstOf(worst)).toEqual(refuse('pool-too-many-picks'));
  expect(firstOf({ ...worst, picks: doubles.slice(2) })).toEqual(refuse('pool-pick-missing'));
  const triple = [...picksOf('1X2'), ...doubles.slice(2)];
  expect(firstOf({ ...worst, picks: triple })).toEqual(refuse('pool-triple'));
  expect(firstOf({ ...worst, picks: doubles.slice(1) })).toEqual(refuse('pool-too-many-doubles'));
  const noReserve = { ...worst, picks: plain.picks };
  expect(firstOf(noReserve)).toEqual(refuse('pool-reserve-pick-missing'));
  const one = { ...jackpotTerms, reserves: 1 };
  expect(firstOf(noReserve, one)).toEqual(refuse('pool-reserve-double'));
});

test('[POL-10] a ticket costs two to the doubles, times the multiplier, times a line', () => {
  const anyChoices = fc.array(fc.constantFrom('1', 'X', '2', '1X', '12', 'X2'), {
    minLength: 13,
    maxLength: 13,
  });
  const generous = { ...jackpotTerms, doublesMaximum: 13, multiplierMaximum: 1_000 };
  const law = fc.property(anyChoices, fc.integer({ min: 1, max: 1_000 }), (words, multiplier) => {
    const picks = picksOf(words.join(' '));
    const doubles = words.filter((word) => word.length === 2).length;
    const lines = 2 ** doubles * multiplier;
    expect(priceTicket({ ...plain, picks, multiplier }, generous)).toEqual({
      ok: true,
      value: { lines, stake: BigInt(lines) * 100_000n },
    });
  });
  fc.assert(law, { seed, numRuns: 500 });
});
