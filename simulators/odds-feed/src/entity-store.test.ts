import { expect, test } from 'vitest';
import { createEntityStore } from './entity-store.ts';

function anImage() {
  let version = 0;
  const store = createEntityStore(() => {
    version += 1;
    return version;
  });
  store.create('Sport', { id: 1, name: 'Football' });
  store.takeChanges();
  return store;
}

test('[OSIM-52] what would break a rule of the feed is refused where it is done', () => {
  const store = anImage();
  expect(() => store.create('Sport', { id: 1, name: 'Again' })).toThrow('exists already');
  expect(() => store.update('Sport', 2, { name: 'None' })).toThrow('does not exist');
  expect(() => store.remove('Sport', 2)).toThrow('does not exist');
  const template = { id: '5', eventTypeId: 2, sportId: 9, name: 'League' };
  expect(() => store.create('EventTemplate', template)).toThrow('names Sport 9');
});

test('[OSIM-52] a create has everything, an update what changed, a delete the id', () => {
  const store = anImage();
  store.create('Sport', { id: 3, name: 'Tennis' });
  store.update('Sport', 3, { name: 'Lawn tennis' });
  store.update('Sport', 3, { name: 'Lawn tennis' });
  store.remove('Sport', 3);
  expect(store.takeChanges()).toEqual([
    { type: 'create', entityClass: 'Sport', id: 3, name: 'Tennis', version: 2 },
    { type: 'update', entityClass: 'Sport', id: 3, name: 'Lawn tennis', version: 3 },
    { type: 'delete', entityClass: 'Sport', id: 3 },
  ]);
  expect(store.takeChanges()).toEqual([]);
});

test('[OSIM-51] a snapshot has parents before children', () => {
  const store = anImage();
  store.create('EventTemplate', { id: '5', eventTypeId: 2, sportId: 1, name: 'League' });
  store.create('Sport', { id: 8, name: 'Basketball' });
  expect(store.snapshot().map(({ entityClass, id }) => `${entityClass} ${id}`)).toEqual([
    'Sport 1',
    'Sport 8',
    'EventTemplate 5',
  ]);
});
