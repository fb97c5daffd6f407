import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../../platform/fixtures/storage-in.ts';
import { anIssue } from '../fixtures/an-issue.ts';
import { luckyPicks } from './luck.ts';

const storage = new Map<string, string>();
const issue = anIssue();

/** As after a reload: the store reads what the device has kept. */
async function visit() {
  vi.resetModules();
  return import('./draft-store.ts');
}

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', storageIn(storage));
});
afterAll(() => vi.unstubAllGlobals());

test('[POL-126] picks are found again at the next visit', async () => {
  const { changeDraft } = await visit();
  changeDraft('jackpot', issue, { picks: issue.matches.slice(0, 13).map(() => 'X1') });
  const { currentDraft } = await visit();
  expect(currentDraft('jackpot', issue).picks).toEqual(Array.from({ length: 13 }, () => 'X1'));
});

test('[POL-126] picks of another issue are none', async () => {
  const { changeDraft, currentDraft, isEmptyDraft } = await visit();
  changeDraft('jackpot', issue, { reservePicks: ['1', '2', 'X'] });
  expect(isEmptyDraft(currentDraft('jackpot', anIssue({ id: '48' })))).toBe(true);
  expect(isEmptyDraft(currentDraft('jackpot', anIssue({ reserves: 1 })))).toBe(true);
});

const unreadable = ['[', 'null', '{"issueId":"47","picks":[1]}', '{"issueId":"47","picks":["1"]}'];
test.each(unreadable)('[POL-126] what was kept as %s is none', async (kept) => {
  storage.set('pool.draft.jackpot', kept);
  const { currentDraft, emptyDraft } = await visit();
  expect(currentDraft('jackpot', issue)).toEqual(emptyDraft(issue));
});

test('[POL-125] a bought ticket leaves no picks behind, and the purse it was paid from', async () => {
  const { changeDraft, currentDraft, emptyDraft, forgetPicks } = await visit();
  changeDraft('jackpot', issue, {
    multiplier: 4,
    paidWith: 'credit',
    reservePicks: ['1', '1', '1'],
  });
  forgetPicks('47');
  expect(currentDraft('jackpot', issue)).toEqual({ ...emptyDraft(issue), paidWith: 'credit' });
});

test('[POL-125] a body has its picks as the game reads them, and one key', async () => {
  const { emptyDraft } = await visit();
  const { ticketBody } = await import('./buy-ticket.ts');
  const draft = { ...emptyDraft(issue), picks: ['X1', '2', '21'], reservePicks: ['X'] };
  expect(ticketBody('jackpot', draft, { lines: 4, newKey: () => 'key' })).toEqual({
    ...{ request_key: 'key', issue_id: '47', pay_type: 1, multiplier: 1, lines: 4 },
    ...{ picks: ['1X', '2', '12'], reserve_picks: ['X'] },
  });
});

const last = (below: number) => below - 1;

test('[POL-122] luck over all leaves doubles, over the rest every pick', () => {
  const picks = ['X1', '1', ''];
  expect(luckyPicks('jackpot', picks, { over: 'all', chance: last })).toEqual(['X1', '2', '2']);
  expect(luckyPicks('jackpot', picks, { over: 'rest', chance: last })).toEqual(['X1', '1', '2']);
});

test('[POL-122] luck for scores names scores', () => {
  const first = () => 0;
  expect(luckyPicks('lucky-six', ['other', ''], { over: 'rest', chance: first })).toEqual([
    'other',
    '0-0',
  ]);
});
