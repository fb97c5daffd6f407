import {
  bettingOfferStatuses,
  outcomeStatuses,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { aFixture, aWorld, only } from '../fixtures/small-world.ts';
import type { Line, Match, Offer } from './match.ts';

const MINUTES = 20;
const STEP_SECONDS = 5;
const LOWEST_ODDS = 1.01;

/** Several players score: how many is not known, so their prices are no book. */
const scorers: ReadonlySet<number> = new Set([30, 34]);

const isOpen = ({ statusId }: Offer) => statusId === bettingOfferStatuses.standard;

/** Of each house that sells all of a market, the prices of what can still happen. */
function booksOf({ outcomes }: Line): readonly (readonly number[])[] {
  const possible = outcomes.filter(({ statusId }) => statusId === outcomeStatuses.canHappen);
  const houses = new Set(possible.flatMap(({ offers }) => [...offers.keys()]));
  return [...houses].flatMap((house) => {
    const offers = possible.flatMap(({ offers }) => offers.get(house) ?? []);
    return offers.every(isOpen) && offers.length === outcomes.length
      ? [offers.map(({ odds }) => odds)]
      : [];
  });
}

const openLines = (match: Match) =>
  [...match.lines.values()].filter((line) => line.state === 'open');

function cheapBooks(match: Match): readonly string[] {
  return openLines(match)
    .filter(({ market }) => !scorers.has(market.bettingTypeId))
    .flatMap((line) =>
      booksOf(line)
        .filter((book) => book.reduce((sum, odds) => sum + 1 / odds, 0) < line.market.winners)
        .map((book) => `${match.course.minute}: ${line.market.key} at ${book.join(' / ')}`),
    );
}

/** Prices above what the state they are made from calls fair; the lowest there is may be. */
function unfairPrices(match: Match): readonly string[] {
  return openLines(match).flatMap((line) =>
    line.outcomes.flatMap(({ key, offers }) => {
      const fair = line.market.selections.find((one) => one.key === key)?.probability ?? 1;
      return [...offers.values()]
        .filter(isOpen)
        .filter(({ odds }) => odds > LOWEST_ODDS && odds * fair > 1)
        .map(({ odds }) => `${match.course.minute}: ${line.market.key}/${key} at ${odds}`);
    }),
  );
}

/** Times at which what is on sale was priced. */
function momentsOnSale(match: Match): ReadonlySet<number> {
  const onSale = openLines(match).filter(({ outcomes }) =>
    outcomes.some(({ offers }) => [...offers.values()].some(isOpen)),
  );
  return new Set(onSale.map(({ pricedAt }) => pricedAt));
}

const fixtures = [
  ['the first half', aFixture(-10)],
  ['the break and after', aFixture(-50)],
  ['the last minutes', aFixture(-95)],
  ['tennis', aFixture(-20, '3/World/ATP Tour')],
] as const;

describe.each(fixtures)('%s', (_when, fixture) => {
  test('[OSIM-21] every book on sale sums to one and more, and every price is of one state', () => {
    const world = aWorld({ programme: only(fixture) });
    const match = world.match();
    const wrong: string[] = [];
    for (let left = MINUTES * 60; left > 0; left -= STEP_SECONDS) {
      world.pass(STEP_SECONDS);
      wrong.push(...cheapBooks(match), ...unfairPrices(match));
      if (momentsOnSale(match).size > 1) wrong.push(`${match.course.minute}: of several states`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
