import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';
import { keepBooking } from './booking-store.ts';

let world: BettingWorld;
beforeAll(async () => {
  world = await createBettingWorld();
});
beforeEach(() => world.database.transact((tx) => tx.deleteFrom('bookingCode').execute()));
afterAll(() => world.close());

/** Selection 10101 is the home win of match 1. */
const shared = (...selectionIds: readonly string[]) =>
  selectionIds.map((id) => ({ selection_id: id, match_id: id.slice(0, -4) }));

const add = (share_data: ReturnType<typeof shared>) =>
  world.betting.routes['share_list/add']({ share_data }, contextOf(visitor));

const lookUp = (code: string, locale: Locale = 'sw') =>
  world.betting.routes['atlassian/get_order']({ code }, contextOf(visitor, { locale }));

async function codeOf(...selectionIds: readonly string[]): Promise<string> {
  const reply = await add(shared(...selectionIds));
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content.code;
}

type Found = CallContent<'atlassian/get_order'>;

async function found(code: string, locale: Locale = 'sw'): Promise<Found['share_data']> {
  const reply = await lookUp(code, locale);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content.share_data;
}

/** As the feed brings one. */
function newMatch(
  id: string,
  draft: { readonly startsAt?: number } = {},
  terms: { readonly offerStatus?: number } = {},
): void {
  world.odds.match(id, draft).threeWay([], terms);
  world.odds.catalogue.touch({ matches: [id] });
}

const kept = () => world.database.read.selectFrom('bookingCode').selectAll().execute();
const refused = (code: string) => ({ kind: 'refusal', code });
const states = async (code: string) => (await found(code)).map(({ state }) => state);

describe('a code', () => {
  test('[BET-50] is opened by anybody, in any letters, with the selections in their order', async () => {
    const code = await codeOf('20102', '10101');
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    const selections = await found(` ${code.toLowerCase()} `);
    expect(selections.map(({ id_card, odds, state }) => [id_card, odds, state])).toEqual([
      ['20102', 3, 'open'],
      ['10101', 2, 'open'],
    ]);
  });

  test('[BET-53] gives each selection in the form of a slip, in the language of the page', async () => {
    const [selection] = await found(await codeOf('10102'), 'en-US');
    expect(selection).toEqual({
      id_card: '10102',
      eventId: '1',
      marketId: '101',
      bettingTypeId: 69,
      betting_offer_id_card: '101021',
      market_name: '3 Way (1X2)',
      typeName: '3 Way (1X2)',
      name: 'Draw',
      odds: 3,
      start_time: '2026-03-01T10:00:00.000Z',
      event_status: 1,
      team_home_id: '101',
      team_away_id: '102',
      team_home: 'Home 1',
      team_away: 'Away 1',
      statusId: 1,
      outcomeStatusId: 1,
      isLive: 0,
      eventPartId: 3,
      state: 'open',
    });
  });

  test('[BET-51] is the same for the same selections, also when they are shared at once', async () => {
    const codes = await Promise.all([
      codeOf('10101', '20102'),
      codeOf('20102', '10101'),
      codeOf('10101', '20102'),
    ]);
    expect(new Set(codes).size).toBe(1);
    expect(await codeOf('10101')).not.toBe(codes[0]);
    expect(await kept()).toHaveLength(2);
  });

  test('[BET-51] that is taken is drawn again', async () => {
    const draws = [0, 0, 1];
    const letters = draws.flatMap((letter) => Array.from({ length: 6 }, () => letter));
    const chance = () => letters.shift() ?? 9;
    const booking = { endsAt: new Date('2026-04-01'), now: world.clock.now() };
    const keep = (selectionId: string) =>
      world.database.transact((tx) =>
        keepBooking(tx, { ...booking, selections: [{ ...aSelection, selectionId }] }, chance),
      );
    expect([await keep('1'), await keep('2')]).toEqual(['222222', '333333']);
  });
});

const aSelection = {
  matchId: '1',
  marketId: '1',
  marketTypeId: 69,
  partId: 3,
  startsAt: '2026-03-01T10:00:00.000Z',
  words: {},
};

describe('what became of a selection', () => {
  test('[BET-53] a suspended one is closed', async () => {
    newMatch('7', {}, { offerStatus: 7 });
    expect(await states(await codeOf('70101', '10101'))).toEqual(['closed', 'open']);
  });

  test('[BET-53] of a match that is over it is gone', async () => {
    newMatch('8');
    const code = await codeOf('80101', '20101');
    world.odds.catalogue.changeMatch('8', { status: 3 });
    expect(await states(code)).toEqual(['gone', 'open']);
  });

  test('[BET-53] one the board has forgotten is shown by the names of its day, not dropped', async () => {
    newMatch('9');
    const code = await codeOf('90102', '20101');
    world.odds.catalogue.matches.delete('9');
    world.odds.catalogue.touch({ matches: ['9'] });
    const [forgotten, other] = await found(code, 'en-US');
    expect(forgotten).toMatchObject({
      id_card: '90102',
      eventId: '9',
      name: 'Draw',
      market_name: '3 Way (1X2)',
      team_home: 'Home 9',
      odds: 0,
      betting_offer_id_card: '',
      state: 'gone',
    });
    expect(other).toMatchObject({ id_card: '20101', state: 'open' });
  });
});

describe('what is no slip', () => {
  const sixtyOne = shared(...Array.from({ length: 61 }, (_, at) => `${at + 1}0101`));
  const cases = [
    ['nothing', [], 'slip-empty'],
    ['61 matches', sixtyOne, 'too-many-legs'],
    ['a selection nobody knows', shared('990101'), 'selection-unknown'],
    ['one of another match', [{ selection_id: '10101', match_id: '2' }], 'selection-unknown'],
    ['two of one match', shared('10101', '10102'), 'match-picked-twice'],
    ['the same one twice', shared('10101', '10101'), 'match-picked-twice'],
  ] as const;

  test.each(cases)('[BET-54] %s is refused and keeps nothing', async (_, shareData, refusal) => {
    expect(await add([...shareData])).toEqual(refused(refusal));
    expect(await kept()).toEqual([]);
  });

  test.each(['', 'K7P2Q', 'AAAAAA', "' or 1=1 --", '0O1IL0'])(
    '[BET-54] %j opens nothing',
    async (code) => {
      await codeOf('10101');
      expect(await lookUp(code)).toEqual(refused('booking-code-unknown'));
    },
  );
});

const DAY_MS = 86_400_000;

// Last, since the clock does not go back.
describe('time', () => {
  test('[BET-52] a code ends seven days after its last match starts, and is then removed', async () => {
    newMatch('5', { startsAt: world.odds.now + DAY_MS });
    const code = await codeOf('10101', '50101');
    world.clock.setTo(new Date('2026-03-09T08:59:59.999Z'));
    expect(await lookUp(code)).toMatchObject({
      kind: 'answer',
      content: { code, end_time: '2026-03-09T09:00:00.000Z' },
    });
    await runJobs();
    expect(await kept()).toHaveLength(1);
    world.clock.setTo(new Date('2026-03-09T09:00:00.000Z'));
    expect(await lookUp(code)).toEqual(refused('booking-code-unknown'));
    await runJobs();
    expect(await kept()).toEqual([]);
  });

  test('[BET-52] shared again after a match was put off, it lives longer', async () => {
    newMatch('6');
    const code = await codeOf('60101');
    world.odds.catalogue.changeMatch('6', { startsAt: world.odds.now + DAY_MS });
    expect(await add(shared('60101'))).toMatchObject({
      content: { code, end_time: '2026-03-09T09:00:00.000Z' },
    });
  });

  const runJobs = () => Promise.all(world.betting.jobs.map(({ run }) => run({} as never)));
});
