import { expect, test } from 'vitest';
import type { Change } from '../changes.ts';
import { createWorld } from '../world/world.ts';
import { createDirty } from './dirty.ts';

const told = (status: number): Change => ({
  ...{ kind: 'selection', act: 'update', id: '41' },
  changed: { status, version: 2 },
});
const gone: Change = { kind: 'selection', act: 'delete', id: '41' };
const picture = (...changes: readonly Change[]) => {
  const dirty = createDirty();
  dirty.noteAll(changes);
  return dirty.take(createWorld());
};

test('[CAT-06] who reads the journal finds the last word on a selection that is gone', () => {
  const removed = { kind: 'selection', written: [], removed: ['41'] };
  expect(picture(told(2), told(3), gone)).toEqual([
    { ...removed, lastWords: [{ id: '41', status: 3 }] },
  ]);
  expect(picture(gone)).toEqual([{ ...removed, lastWords: [] }]);
});

test('[CAT-06] a word is told once: the next picture has none', () => {
  const dirty = createDirty();
  dirty.noteAll([told(2), gone]);
  dirty.take(createWorld());
  dirty.noteAll([gone]);
  expect(dirty.take(createWorld())[0]?.lastWords).toEqual([]);
});
