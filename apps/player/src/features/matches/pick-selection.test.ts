import { expect, test } from 'vitest';
import { anOutcome } from './fixtures/a-match.ts';
import { pickOf } from './pick-selection.ts';

const fields = [
  'betting_offer_id_card',
  'bettingTypeId',
  'error',
  'eventId',
  'eventPartId',
  'event_status',
  'id_card',
  'isLive',
  'marketId',
  'market_name',
  'name',
  'odds',
  'outcomeStatusId',
  'start_time',
  'statusId',
  'team_away',
  'team_away_id',
  'team_home',
  'team_home_id',
  'typeName',
];

test('[BRW-32] a pick has the fields of the specification and no others', () => {
  const pick = pickOf({ outcome: anOutcome('1'), price: undefined, status: 1 });
  expect(Object.keys(pick).sort()).toEqual(fields.sort());
});

test('[BRW-33] it takes along the price and the course of this moment', () => {
  const price = {
    ...{ offerId: '77', oddsThousandths: 2600, status: 2, isLive: true, moves: 4 },
  };
  expect(pickOf({ outcome: anOutcome('1'), price, status: 2 })).toMatchObject({
    id_card: '1',
    betting_offer_id_card: '77',
    odds: 2.6,
    statusId: 2,
    isLive: 1,
    event_status: 2,
    error: false,
  });
});
