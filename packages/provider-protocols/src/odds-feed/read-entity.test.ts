import { describe, expect, test } from 'vitest';
import { entityFields, foreignKeys } from './entity-fields.ts';
import { isEntityClass, readEntity } from './read-entity.ts';

const offer = {
  id: '284518837465223168',
  version: 3,
  providerId: 4,
  outcomeId: '284518837465223001',
  bettingTypeId: 69,
  statusId: 1,
  isLive: false,
  odds: 2.45,
};

describe('an entity as it arrives', () => {
  test('[OFP-03] is read field by field', () => {
    expect(readEntity('BettingOffer', offer, 'whole')).toEqual(offer);
  });

  test('[OFP-03] numbers and yes may be spelled as text, and a small id as a number', () => {
    const spelled = { ...offer, version: '3', isLive: 'false', odds: '2.45', outcomeId: 17 };
    expect(readEntity('BettingOffer', spelled, 'whole')).toEqual({ ...offer, outcomeId: '17' });
  });

  test.each([
    ['an id too large for a number', { id: 2 ** 60 }, 'id'],
    ['an id with a letter', { id: '12a' }, 'id'],
    ['no id', { id: undefined }, 'id'],
    ['odds that are no number', { odds: 'evens' }, 'odds'],
    ['odds without end', { odds: Number.POSITIVE_INFINITY }, 'odds'],
    ['a status with a fraction', { statusId: 1.5 }, 'statusId'],
    ['a maybe', { isLive: 'maybe' }, 'isLive'],
    ['no status', { statusId: null }, 'statusId'],
    ['a time that is none', { lastChangedTime: 'yesterday' }, 'lastChangedTime'],
    ['an impossible time', { lastChangedTime: '2026-13-45T99:00:00Z' }, 'lastChangedTime'],
  ])('[OFP-04] %s names its field', (_what, wrong, field) => {
    expect(readEntity('BettingOffer', { ...offer, ...wrong }, 'whole')).toBe(field);
  });

  test('[OFP-04] a field nobody knows is dropped', () => {
    expect(readEntity('BettingOffer', { ...offer, colour: 'red' }, 'whole')).toEqual(offer);
  });

  test('[OFP-05] a change holds what changed, and null for what became empty', () => {
    const change = { id: offer.id, version: 4, odds: null };
    expect(readEntity('BettingOffer', change, 'changed')).toEqual(change);
    expect(readEntity('BettingOffer', { version: 4 }, 'changed')).toBe('id');
    expect(readEntity('BettingOffer', { id: offer.id, statusId: null }, 'changed')).toBe(
      'statusId',
    );
  });

  test('[OFP-06] foreign keys are fields of their class and name classes', () => {
    for (const [name, keys] of Object.entries(foreignKeys)) {
      expect(isEntityClass(name)).toBe(true);
      const fields = entityFields[name as keyof typeof entityFields];
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(Object.keys(keys)));
      for (const target of Object.values(keys)) expect(isEntityClass(target)).toBe(true);
    }
    expect(isEntityClass('toString')).toBe(false);
  });
});
