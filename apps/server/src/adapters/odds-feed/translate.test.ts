import { describe, expect, test } from 'vitest';
import type { FeedEvent } from './feed-events.ts';
import { recordedMessage } from './fixtures/recorded-message.ts';
import { priceOf, translateChange, translateEntity } from './translate.ts';

const now = Date.parse('2026-03-01T09:00:00Z');

function translating() {
  const counts: Partial<Record<FeedEvent, number>> = {};
  const count = (event: FeedEvent, times: number) => {
    counts[event] = (counts[event] ?? 0) + times;
  };
  return { counts, options: { now, count } };
}

function change(raw: object) {
  const { counts, options } = translating();
  return { change: translateChange(raw, options), counts };
}

const offer = { entityClass: 'BettingOffer', type: 'update', id: '12' };
const createdOffer = {
  ...offer,
  type: 'create',
  version: 1,
  providerId: 7,
  outcomeId: '5',
  bettingTypeId: 69,
  statusId: 1,
  isLive: true,
  odds: 2,
};

describe('recorded batches in our words', () => {
  test('[CAT-01] a snapshot', () => {
    const { counts, options } = translating();
    const { InitialData } = recordedMessage('initial-data') as {
      readonly InitialData: { readonly entities: readonly unknown[] };
    };
    expect(InitialData.entities.map((entity) => translateEntity(entity, options))).toEqual([
      { kind: 'sport', act: 'create', record: { id: 1, version: 3, name: 'Football' } },
      {
        kind: 'country',
        act: 'create',
        record: { id: 215, version: 1, name: 'Tanzania', code: 'TZ' },
      },
      {
        kind: 'country',
        act: 'create',
        record: { id: 900, version: 1, name: 'World', code: null },
      },
      {
        kind: 'event',
        act: 'create',
        record: {
          id: '261402117033922560',
          version: 4,
          isMatch: true,
          name: '',
          sportId: 1,
          leagueId: '90210',
          competitionId: '261402117033900001',
          venueCountryId: null,
          startsAt: Date.parse('2026-03-01T16:00:00Z'),
          status: 1,
          partId: null,
          popularity: 0,
        },
      },
      {
        kind: 'selection',
        act: 'create',
        record: {
          id: '261402117033922701',
          version: 1,
          matchId: '261402117033922560',
          partId: 3,
          typeId: 13,
          status: 1,
          isNegation: false,
          line: 2.5,
          line2: null,
          line3: null,
          yes: null,
          text: null,
          teamId: null,
          secondTeamId: null,
          code: null,
          name: '',
          settlementRequired: false,
        },
      },
      {
        kind: 'offer',
        act: 'create',
        record: {
          id: '261402117033922801',
          version: 12,
          selectionId: '261402117033922701',
          bookmakerId: 7,
          marketTypeId: 47,
          feedStatus: 1,
          isLive: false,
          price: 1877,
          isWithdrawn: false,
        },
      },
    ]);
    expect(counts).toEqual({});
  });

  test('[CAT-01] an update says only what is new', () => {
    const { counts, options } = translating();
    const { UpdateData } = recordedMessage('update-data') as {
      readonly UpdateData: { readonly changes: readonly unknown[] };
    };
    expect(UpdateData.changes.map((raw) => translateChange(raw, options))).toEqual([
      {
        kind: 'offer',
        act: 'update',
        id: '261402117033922801',
        changed: { version: 13, price: 1950 },
      },
      {
        kind: 'event',
        act: 'update',
        id: '261402117033922560',
        changed: { version: 5, status: 2, partId: 5 },
      },
      { kind: 'market', act: 'delete', id: '261402117033922650' },
      {
        kind: 'incident',
        act: 'create',
        record: {
          id: '261402117033923001',
          version: 1,
          matchId: '261402117033922560',
          typeId: 1,
          partId: 5,
          status: 1,
          minute: 12,
          teamId: '1441',
          playerId: null,
        },
      },
    ]);
    expect(counts).toEqual({});
  });
});

describe('prices', () => {
  test.each([
    // odds        thousandths
    [1.001, 1001],
    [1.0005, 1001],
    [1.00049, -1],
    [2.0005, 2001],
    [2.0004999, 2000],
    [1.005, 1005],
    [8.3450001, 8345],
    [1000, 1_000_000],
    [1000.0004, 1_000_000],
    [1000.0005, -1],
    [1, -1],
    [0, -1],
    [-2.5, -1],
    [1e-7, -1],
    [1e21, -1],
  ])('[CAT-08] odds of %d are %d thousandths', (odds, thousandths) => {
    expect(priceOf(odds)).toBe(thousandths);
  });

  test.each<[unknown, number, FeedEvent | undefined]>([
    // odds   price  counted
    [null, 0, undefined],
    ['2.5', 2500, undefined],
    ['NaN', -1, 'absurd-odds'],
    [{}, -1, 'absurd-odds'],
    [0.5, -1, 'absurd-odds'],
  ])('[CAT-08] an offer created at %j has price %d', (odds, price, event) => {
    const { change: created, counts } = change({ ...createdOffer, odds });
    expect(created).toMatchObject({ record: { price } });
    expect(counts).toEqual(event ? { [event]: 1 } : {});
  });

  test.each([
    { odds: 'two' },
    { odds: 2, statusId: 'open' },
    { odds: 2, version: {} },
    { odds: 2, isLive: 'maybe' },
  ])('[CAT-08] an update that cannot be read, %j, takes the old price from sale', (fields) => {
    expect(change({ ...offer, ...fields })).toEqual({
      change: { kind: 'offer', act: 'update', id: '12', changed: { price: -1 } },
      counts: { 'wrong-field': 1 },
    });
  });
});

test.each<[string, number, FeedEvent | undefined]>([
  ['2026-03-08T12:00:00Z', Date.parse('2026-03-08T12:00:00Z'), undefined],
  ['2020-01-01T00:00:00Z', Date.parse('2020-01-01T00:00:00Z'), undefined],
  ['2028-02-28T00:00:00Z', Date.parse('2028-02-28T00:00:00Z'), undefined],
  ['2028-03-02T00:00:00Z', 0, 'absurd-start'],
  ['9999-12-31T00:00:00Z', 0, 'absurd-start'],
])('[CAT-09] a match that starts at %s starts at %d', (startTime, startsAt, event) => {
  const told = change({ entityClass: 'Event', type: 'update', id: '3', startTime });
  expect(told.change).toMatchObject({ changed: { startsAt } });
  expect(told.counts).toEqual(event ? { [event]: 1 } : {});
});

describe('what is not kept', () => {
  test.each<[string, object, FeedEvent]>([
    ['a class nobody knows', { entityClass: 'Weather', type: 'create' }, 'unknown-class'],
    ['a class of the language', { entityClass: 'toString', type: 'create' }, 'unknown-class'],
    ['something without a class', { type: 'create' }, 'unknown-class'],
    ['a list', [], 'unknown-class'],
    ['an act nobody knows', { ...offer, type: 'valueOf' }, 'unknown-act'],
    ['an act that is missing', { entityClass: 'Market', id: '1' }, 'unknown-act'],
    ['a part of a match', { entityClass: 'EventPart', type: 'update', id: 3 }, 'not-kept'],
    ['the end of one', { entityClass: 'EventPart', type: 'delete', id: 3 }, 'not-kept'],
    ['no id', { entityClass: 'Market', type: 'delete' }, 'wrong-field'],
    ['an id that lost its digits', { ...createdOffer, id: 2 ** 60 }, 'wrong-field'],
    ['an id in a second spelling', { ...createdOffer, id: '0012' }, 'wrong-field'],
    ['an id beyond int64', { ...createdOffer, id: '9223372036854775808' }, 'wrong-field'],
    ['a number beyond int32', { ...createdOffer, bettingTypeId: 3e9 }, 'wrong-field'],
    ['a create without a field', { ...createdOffer, outcomeId: undefined }, 'wrong-field'],
    ['a tournament of a third kind', event({ typeId: 3 }), 'not-kept'],
    ['a name in English', translation({ languageId: 1 }), 'not-kept'],
    ['the name of an outcome', translation({ entityTypeId: 8 }), 'not-kept'],
  ])('[CAT-15] %s', (_name, raw, counted) => {
    expect(change(raw)).toEqual({ change: undefined, counts: { [counted]: 1 } });
  });

  function event(fields: object) {
    return {
      entityClass: 'Event',
      type: 'create',
      id: '1',
      version: 1,
      sportId: 1,
      statusId: 1,
      ...fields,
    };
  }
  function translation(fields: object) {
    const whole = { entityClass: 'Translation', type: 'create', id: '1', version: 1, name: 'x' };
    return { ...whole, entityId: '2', entityTypeId: 2, languageId: 2, ...fields };
  }

  test('[CAT-15] fields nobody knows are counted and dropped', () => {
    expect(change({ ...offer, odds: 3, mood: 'good', weather: 'fair' })).toEqual({
      change: { kind: 'offer', act: 'update', id: '12', changed: { price: 3000 } },
      counts: { 'unknown-field': 2 },
    });
  });

  test('[CAT-15] a competition has no competition above it', () => {
    expect(change(event({ typeId: 2, parentId: '77' })).change).toMatchObject({
      record: { isMatch: false, competitionId: null },
    });
  });

  test('[CAT-15] text is made fit for a table', () => {
    const name = `Sim\0ba\ud800${'a'.repeat(3_000)}`;
    const told = change({ entityClass: 'Participant', type: 'update', id: '1', name });
    const changed = told.change && 'changed' in told.change ? told.change.changed : {};
    expect(changed).toEqual({ name: `Simba\ufffd${'a'.repeat(1_993)}` });
  });
});
