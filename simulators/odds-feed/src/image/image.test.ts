import { expect, test } from 'vitest';
import { createImage } from './image.ts';

function anImage() {
  let version = 0;
  const image = createImage(() => {
    version += 1;
    return version;
  });
  image.create('Sport', { id: 1, name: 'Football' });
  image.takeChanges();
  return image;
}

test('[OSIM-52] what would break a rule of the feed is refused where it is done', () => {
  const image = anImage();
  expect(() => image.create('Sport', { id: 1, name: 'Again' })).toThrow('exists already');
  expect(() => image.update('Sport', 2, { name: 'None' })).toThrow('does not exist');
  expect(() => image.remove('Sport', 2)).toThrow('does not exist');
  const template = { id: '5', eventTypeId: 2, sportId: 9, name: 'League' };
  expect(() => image.create('EventTemplate', template)).toThrow('names Sport 9');
});

test('[OSIM-52] a create has everything, an update what changed, a delete the id', () => {
  const image = anImage();
  image.create('Sport', { id: 3, name: 'Tennis' });
  image.update('Sport', 3, { name: 'Lawn tennis' });
  image.update('Sport', 3, { name: 'Lawn tennis' });
  image.remove('Sport', 3);
  expect(image.takeChanges()).toEqual([
    { type: 'create', entityClass: 'Sport', id: 3, name: 'Tennis', version: 2 },
    { type: 'update', entityClass: 'Sport', id: 3, name: 'Lawn tennis', version: 3 },
    { type: 'delete', entityClass: 'Sport', id: 3 },
  ]);
  expect(image.takeChanges()).toEqual([]);
});

test('[OSIM-51] a snapshot has parents before children', () => {
  const image = anImage();
  image.create('EventTemplate', { id: '5', eventTypeId: 2, sportId: 1, name: 'League' });
  image.create('Sport', { id: 8, name: 'Basketball' });
  expect(image.snapshot().map(({ entityClass, id }) => `${entityClass} ${id}`)).toEqual([
    'Sport 1',
    'Sport 8',
    'EventTemplate 5',
  ]);
});
