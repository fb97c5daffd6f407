import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import { aPick } from './fixtures/a-pick.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', storageIn(storage));

/** As on a page that was just opened. */
async function openedPage() {
  vi.resetModules();
  return import('./picks-store.ts');
}

beforeEach(() => storage.clear());
// Files share their modules: whoever comes next finds an empty slip.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const kept = () => JSON.parse(storage.get('bet') ?? '{}').bet_list;

test('[BRW-30, BRW-32] a tap is kept under `bet`, a second one takes it out again', async () => {
  const { togglePick } = await openedPage();
  expect(togglePick(aPick())).toBeUndefined();
  expect(kept()).toEqual([aPick()]);
  togglePick(aPick());
  expect(kept()).toEqual([]);
});

test('[BRW-31] what is refused changes nothing', async () => {
  const { togglePick } = await openedPage();
  togglePick(aPick());
  expect(togglePick(aPick({ id_card: '2', event_status: 2 }))).toBe('not-live');
  expect(kept()).toEqual([aPick()]);
});

test('[BRW-30] a pick whose match has begun meanwhile can still be taken out', async () => {
  const { togglePick } = await openedPage();
  togglePick(aPick());
  expect(togglePick(aPick({ event_status: 2 }))).toBeUndefined();
  expect(kept()).toEqual([]);
});

test('[BRW-32] the next page finds it', async () => {
  const { togglePick } = await openedPage();
  togglePick(aPick());
  const { togglePick: onNextPage } = await openedPage();
  onNextPage(aPick({ id_card: '5', eventId: '1005' }));
  expect(kept().map(({ id_card }: { id_card: string }) => id_card)).toEqual(['1', '5']);
});
