import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import { shillings } from '@kipute/domain/money/senti';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadAreas } from '../../../i18n/i18n.ts';
import { aPick } from '../../picks/fixtures/a-pick.ts';
import { currentPicks, setPicks } from '../../picks/picks-store.ts';
import type { UserInfo } from '../../session/session-record.ts';
import { beginSession, endSession } from '../../session/session-store.ts';
import type { BetBody, SinglesBody } from '../bet-body.ts';
import { picksAt, someChoices, someFacts } from '../fixtures/a-slip.ts';
import { currentChoices, report } from '../slip-store.ts';
import { unansweredOf } from '../unanswered-bets.ts';
import { slipView } from '../view/slip-view.ts';
import { placeBets, retryUnanswered } from './place-bets.ts';

const { add, addSingles, openSheet, storage } = await vi.hoisted(async () => {
  const { storageIn } = await import('../../../platform/fixtures/storage-in.ts');
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', storageIn(kept));
  return { add: vi.fn(), addSingles: vi.fn(), openSheet: vi.fn(), storage: kept };
});
vi.mock('../../wire/api.ts', () => ({ api: { order_list: { add, add_singles: addSingles } } }));
vi.mock('../../session/use-player-refresh.ts', () => ({ refreshPlayer: async () => undefined }));
vi.mock('../../sheet/sheet-history.ts', () => ({ openSheet }));

type Fate = 'placed' | RejectionCode;

/** What becomes of each selection's bet, by the first selection in it; told again at every try. */
let fates: Readonly<Record<string, Fate>> = {};

const signIn = (id: string) =>
  beginSession({ token: `token-of-${id}`, userInfo: { id } as UserInfo });

beforeAll(() => loadAreas('placed'));

beforeEach(() => {
  storage.clear();
  vi.useFakeTimers();
  openSheet.mockReset();
  add.mockReset();
  add.mockImplementation(async ({ bet_list: [first] }: BetBody) => {
    const fate = fates[first?.outcomeId ?? ''] ?? 'placed';
    if (fate === 'placed') return { status: 1, nobet_list: [], order_info: { id: '5' } };
    throw new CallRejected({ code: fate, httpStatus: 200, message: fate });
  });
  addSingles.mockReset();
  addSingles.mockImplementation(async ({ bet_list }: SinglesBody) => {
    const fate = bet_list.map(({ outcomeId }) => fates[outcomeId]).find(Boolean) ?? 'placed';
    const orders = bet_list.map(({ outcomeId: id }) => ({ id }));
    if (fate === 'placed') return { status: 1, nobet_list: [], orders };
    throw new CallRejected({ code: fate, httpStatus: 200, message: fate });
  });
  endSession();
  signIn('asha');
  report(someChoices());
});

async function place(tab: 'single' | 'all' | 'system', picks = currentPicks()): Promise<void> {
  const { openLegs: legs, mode } = slipView(someFacts({ picks, choices: someChoices({ tab }) }));
  const stakes = legs.map((_, at) => shillings(500 * (at + 1)));
  const wanted = { legs, mode, stakes, paidWith: 'balance' } as const;
  await untilTold(placeBets({ ...wanted, oddsChanges: 'any' }, 0));
}

async function untilTold(done: Promise<void>): Promise<void> {
  await vi.runAllTimersAsync();
  await done;
}

const readNotice = () => (currentChoices() as { notice?: string }).notice;

const idsInSlip = () => currentPicks().map(({ id_card }) => id_card);

test('[SLIP-34] singles are sent together, each with its stake, and leave the slip together', async () => {
  setPicks(picksAt(2, 3, 4));
  fates = {};
  await place('single');
  const [[body]] = addSingles.mock.calls as [[SinglesBody]];
  expect(body.bet_list.map(({ outcomeId, bet_amount }) => [outcomeId, bet_amount])).toEqual([
    ['1', 500],
    ['2', 1_000],
    ['3', 1_500],
  ]);
  expect(idsInSlip()).toEqual([]);
  expect(currentChoices().activity).toBe('idle');
});

test('[SLIP-34] one refused single leaves all in the slip, and that is said first', async () => {
  setPicks(picksAt(2, 3, 4));
  fates = { '2': 'funds-short' };
  await place('single');
  expect(idsInSlip()).toEqual(['1', '2', '3']);
  expect(readNotice()).toBe('Hakuna mkeka uliowekwa. funds-short');
  expect(openSheet).not.toHaveBeenCalled();
});

test('[SLIP-33, SLIP-34] singles whose answer was lost are asked for again with their key', async () => {
  setPicks(picksAt(2, 3, 4));
  fates = { '3': 'network-exception' };
  await place('single');
  expect(currentChoices()).toMatchObject({ activity: 'unsure' });
  const [lost] = unansweredOf('asha');
  fates = {};
  await untilTold(retryUnanswered());
  expect(addSingles.mock.lastCall).toEqual([lost, { silent: true }]);
  expect(idsInSlip()).toEqual([]);
});

test.each(['all', 'system'] as const)(
  '[SLIP-35] %s: what was picked while the bet was under way stays',
  async (tab) => {
    setPicks(picksAt(2, 3, 4));
    fates = {};
    add.mockImplementationOnce(async () => {
      setPicks([...currentPicks(), aPick({ id_card: '9', eventId: '1009' })]);
      return { status: 1, nobet_list: [], order_info: { id: '5' } };
    });
    await place(tab);
    expect(idsInSlip()).toEqual(['9']);
    expect(openSheet).toHaveBeenCalledOnce();
  },
);

test('[SLIP-33] a retry that was refused before its key was read keeps the key', async () => {
  setPicks(picksAt(2));
  fates = { '1': 'network-exception' };
  await place('all');
  const [lost] = unansweredOf('asha');
  fates = { '1': 'overloaded' };
  await untilTold(retryUnanswered());
  expect(unansweredOf('asha')).toEqual([lost]);
  expect(currentChoices().activity).toBe('unsure');
});

test('[SLIP-33] a bet leaves the unanswered bet of another tab alone', async () => {
  setPicks(picksAt(2, 3));
  fates = { '1': 'network-exception' };
  await place('all');
  const [ofOtherTab] = unansweredOf('asha');
  report({ activity: 'idle' });
  fates = {};
  await place('all');
  expect(unansweredOf('asha')).toEqual([ofOtherTab]);
});

test('[SLIP-33] a player signed out meanwhile is offered the retry, and no other player', async () => {
  setPicks(picksAt(2));
  add.mockImplementationOnce(async () => {
    endSession();
    throw new CallRejected({ code: 'network-exception', httpStatus: 0, message: '' });
  });
  await place('all');
  expect(add).toHaveBeenCalledOnce();
  expect(currentChoices().activity).toBe('idle');
  signIn('juma');
  expect(currentChoices().activity).toBe('idle');
  await untilTold(retryUnanswered());
  expect(add).toHaveBeenCalledOnce();
  signIn('asha');
  expect(currentChoices().activity).toBe('unsure');
});

test('[SLIP-33] the next player is not told of a bet that was under way', async () => {
  setPicks(picksAt(2, 3));
  add.mockImplementationOnce(async () => {
    signIn('juma');
    return { status: 1, nobet_list: [], order_info: { id: '5' } };
  });
  await place('all');
  expect(openSheet).not.toHaveBeenCalled();
  expect(idsInSlip()).toEqual([]);
  expect(unansweredOf('asha')).toEqual([]);
});
