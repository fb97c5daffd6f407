import { eventActionTypes as happened } from '@kipute/provider-protocols/odds-feed/catalogues';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { undecided } from '../../catalogue/fixtures/undecided.ts';
import { aLeg, type SubmittedLeg } from '../fixtures/a-leg.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';
import { changeBetSettings } from '../fixtures/change-bet-settings.ts';

let world: BettingWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createBettingWorld();
  asha = await world.newPlayer(100_000);
});
beforeEach(() => {
  world.waits.length = 0;
  world.whileWaiting = () => undefined;
  // Whatever danger there was is over.
  world.odds.clock.advance({ seconds: 61 });
  price({ 40101: 1_800, 40102: 3_200, 40103: 4_500, 40201: 2_000 });
});
afterAll(() => world.close());

let requests = 0;
function bet(legs: readonly SubmittedLeg[]) {
  requests += 1;
  const slip = {
    request_key: `a-request-of-a-page-${requests}`,
    ...({ pay_type: 1, bet_amount: 100, system_size: 0 } as const),
    bet_list: [...legs],
  };
  return world.betting.routes['order_list/add'](slip, world.as(asha));
}

let incidents = 0;
function happen(typeId: number): void {
  incidents += 1;
  const id = `an incident ${incidents}`;
  const matchId = '4';
  const incident = { id, matchId, typeId, partId: 5, status: 1, minute: 1, playerId: null };
  world.odds.catalogue.incidents.set(id, { ...incident, teamId: null });
  world.odds.catalogue.touch({ matches: [matchId] });
}

function price(odds: Readonly<Record<string, number>>): void {
  for (const [selectionId, now] of Object.entries(odds)) {
    world.odds.catalogue.changeOffer(`${selectionId}1`, { odds: now });
  }
}

const placed = { content: { status: 1 } };
const moved = (...selectionIds: readonly string[]) => ({
  content: {
    status: 0,
    nobet_list: selectionIds.map((outcomeId) => ({ outcomeId, why: 'price-moved' })),
  },
});

describe('the wait', () => {
  test('[BET-43] is longer after a goal and after a corner, each by its own setting', async () => {
    happen(happened.corner);
    expect(await bet([aLeg('40101')])).toMatchObject(placed);
    happen(happened.goal);
    expect(await bet([aLeg('40101')])).toMatchObject(placed);
    expect(world.waits).toEqual([9_000, 14_000]);
  });

  test('[BET-43] is the usual one when the time after the moment is over', async () => {
    happen(happened.corner);
    world.odds.clock.advance({ seconds: 19 });
    await bet([aLeg('40101')]);
    world.odds.clock.advance({ seconds: 1 });
    await bet([aLeg('40101')]);
    expect(world.waits).toEqual([9_000, 6_000]);
  });

  test('[DESK-12] is as long as the house decided for the match, where that is longer', async () => {
    for (const liveDelaySeconds of [11, 2]) {
      world.decided.choiceOfMatch = (id) => ({ ...undecided.choiceOfMatch(id), liveDelaySeconds });
      await bet([aLeg('40101')]);
    }
    world.decided.choiceOfMatch = undefined;
    expect(world.waits).toEqual([11_000, 6_000]);
  });

  test('[BET-43] grows by a corner that comes while it lasts', async () => {
    world.whileWaiting = () => {
      world.whileWaiting = () => undefined;
      happen(happened.corner);
    };
    expect(await bet([aLeg('40101')])).toMatchObject(placed);
    expect(world.waits).toEqual([6_000, 3_000]);
  });

  test('[BET-43] there is none on a match before its start, whatever happens in others', async () => {
    happen(happened.goal);
    expect(await bet([aLeg('10101')])).toMatchObject(placed);
    expect(world.waits).toEqual([]);
  });

  test('[BET-43] follows the settings of this moment', async () => {
    await changeBetSettings(world, {
      afterCorner: { extraDelaySeconds: 20, oddsFloatPercent: 5 },
      cornerDangerSeconds: 2,
    });
    happen(happened.corner);
    await bet([aLeg('40101')]);
    world.odds.clock.advance({ seconds: 2 });
    await bet([aLeg('40101')]);
    expect(world.waits).toEqual([26_000, 6_000]);
    await changeBetSettings(world, {
      afterCorner: { extraDelaySeconds: 3, oddsFloatPercent: 5 },
      cornerDangerSeconds: 20,
    });
  });
});

describe('the price', () => {
  const drifts: readonly [string, Record<string, number>, object][] = [
    ['up within the float', { 40101: 1_890 }, placed],
    ['up beyond it', { 40101: 1_891 }, moved('40101')],
    ['down beyond it', { 40101: 1_709 }, moved('40101')],
  ];
  test.each(drifts)('[BET-44] of the bet goes %s of a corner', async (_, odds, answer) => {
    happen(happened.corner);
    world.whileWaiting = () => price(odds);
    expect(await bet([aLeg('40101')])).toMatchObject(answer);
  });

  test('[BET-44] of a bet on another market refuses that bet, and not those on the winner', async () => {
    happen(happened.corner);
    world.whileWaiting = () => price({ 40201: 2_200, 40202: 1_750 });
    expect(await bet([aLeg('40201', { bettingTypeId: 47 })])).toMatchObject(moved('40201'));
    expect(await bet([aLeg('40101')])).toMatchObject(placed);
  });

  test('[BET-44] may go anywhere up without a danger, and is then the better one', async () => {
    world.whileWaiting = () => price({ 40101: 3_000, 40102: 2_500, 40103: 3_500 });
    expect(await bet([aLeg('40101')])).toMatchObject({
      content: { status: 1, order_info: { details: [{ odds: 3 }] } },
    });
  });

  test('[BET-44] of the winner refuses all who wait on the match, on whichever side', async () => {
    happen(happened.corner);
    const allWait = Promise.withResolvers<void>();
    world.whileWaiting = () => {
      if (world.waits.length < 4) return allWait.promise;
      price({ 40103: 5_000 });
      return allWait.resolve();
    };
    const replies = await Promise.all([
      bet([aLeg('40101')]),
      bet([aLeg('40102')]),
      bet([aLeg('40103')]),
      bet([aLeg('10101'), aLeg('40102')]),
      bet([aLeg('10101')]),
    ]);
    expect(replies).toMatchObject([
      moved('40101'),
      moved('40102'),
      moved('40103'),
      moved('40102'),
      placed,
    ]);
  });

  test('[BET-44] worse than seen: the smaller of tolerance and float counts', async () => {
    await changeBetSettings(world, {
      afterGoal: { extraDelaySeconds: 8, oddsFloatPercent: 1 },
      oddsTolerancePercent: 2,
    });
    const seen = aLeg('40101', { seen_odds: 1.83 });
    expect(await bet([seen])).toMatchObject(placed);
    happen(happened.goal);
    expect(await bet([seen])).toMatchObject(moved('40101'));
    expect(await bet([aLeg('40101', { seen_odds: 1.81 })])).toMatchObject(placed);
  });
});
