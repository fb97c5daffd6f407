import { setTimeout as sleep } from 'node:timers/promises';
import { createApiClient } from '@kipute/api-client/api-client';
import { createLiveConnection } from '@kipute/api-client/live/live-connection';
import { boardTopics, type MonitoringContent } from '@kipute/contract/live-board';
import type { CallContent } from '@kipute/contract/registry';
import { callsOf, signInAdministrator } from '@kipute/tools/arrivals/arrivals';
import { budgetMeasure, type Measure } from '../measure.ts';
import { legOf } from '../stage/encrypted-bets.ts';
import { p99Of } from '../stage/paced-load.ts';
import { makeCrowd } from '../stage/players.ts';
import { makeWorld } from '../stage/provider-world.ts';
import type { Leg } from '../stage/purchase.ts';
import { joinReaders, originOf, socketUrlOf } from '../stage/socket-readers.ts';
import { type OddsStage, onOddsStage } from '../stage/stage.ts';

const READERS = 2_000;
const WATCHING_PAGES = 20;
const SEALS = 8;
const MATCHES = 4;
const LOCKED = 7;
/** What was on its way when the key was pressed may still be answered. */
const GRACE_MS = 100;
const BETS_EVERY_MS = 25;
const BETTING_MS = 1_000;

/** One key seals a match for thousands of open pages, and nothing is taken on it afterwards. */
export async function benchSeal(): Promise<readonly Measure[]> {
  const odds = makeWorld({ matches: MATCHES, marketsPerMatch: 25 });
  return onOddsStage({ odds, matches: MATCHES }, measureSeals);
}

async function measureSeals(stage: OddsStage): Promise<readonly Measure[]> {
  const [id = ''] = stage.odds.matchIds;
  const topic = boardTopics.match(id, 'sw');
  const group = await joinReaders({
    ...stage,
    topics: [topic],
    readers: READERS - WATCHING_PAGES,
  });
  const pages = await Promise.all(
    Array.from({ length: WATCHING_PAGES }, () => watchPage(stage, topic)),
  );
  const { update_seal: setSeal } = await openDesk(stage);
  const seal = (sealed: 0 | 1) => setSeal({ scope: 'match', id, sealed });
  const bettor = await openBettor(stage, id);
  const waits: number[] = [];
  let takenAfter = 0;
  for (let round = 0; round < SEALS; round += 1) {
    const betting = bettor.bet(BETTING_MS);
    await sleep(BETTING_MS / 4);
    const locked = Promise.all(pages.map((page) => page.next('locked')));
    const pressedAt = performance.now();
    await seal(1);
    const acknowledgedAt = performance.now();
    waits.push(...(await locked).map((at) => at - pressedAt));
    const taken = await betting;
    takenAfter += taken.filter((at) => at > acknowledgedAt + GRACE_MS).length;
    const open = Promise.all(pages.map((page) => page.next('open')));
    await seal(0);
    await open;
  }
  for (const page of pages) page.close();
  group.stop();
  return [
    budgetMeasure('seal: p99 key to page', { amount: p99Of(waits), unit: 'ms' }, { atMost: 1_000 }),
    budgetMeasure('seal: bets taken later', { amount: takenAfter, unit: 'bets' }, { atMost: 0 }),
  ];
}

async function openDesk({ world: { backofficeAddress: site, logins } }: OddsStage) {
  const [login] = logins.administrators;
  if (!login) throw new Error('this world has no administrator');
  return callsOf(site, (await signInAdministrator(site, login)).token).trading;
}

/** A page that has the match open, and when its prices locked or opened. */
type WatchedPage = {
  readonly next: (turn: 'locked' | 'open') => Promise<number>;
  readonly close: () => void;
};

function watchPage({ world, page }: OddsStage, topic: string): Promise<WatchedPage> {
  let wanted: { readonly turn: 'locked' | 'open'; readonly tell: (at: number) => void } | undefined;
  const hear = ({ entities }: MonitoringContent) => {
    const isLocked = entities.some(({ statusId }) => statusId === LOCKED);
    if (entities.length === 0 || wanted?.turn !== (isLocked ? 'locked' : 'open')) return;
    wanted.tell(performance.now());
    wanted = undefined;
  };
  return new Promise((resolve) => {
    const live = createLiveConnection({
      url: socketUrlOf(world),
      envelope: page.client.openEnvelope,
      token: () => undefined,
      openSocket: (address) => new WebSocket(address, { headers: { origin: originOf(world) } }),
      onStatus: (status) => {
        if (status !== 'live') return;
        const next: WatchedPage['next'] = (turn) =>
          new Promise((tell) => {
            wanted = { turn, tell };
          });
        resolve({ next, close: () => live.close() });
      },
    });
    live.subscribe(
      topic,
      ({ type, content }) => {
        if (type === 'monitoring') hear(content as MonitoringContent);
      },
      'now',
    );
  });
}

/** Somebody who bets on the match again and again. */
async function openBettor({ world, page }: OddsStage, matchId: string) {
  const [player] = await makeCrowd(world.databaseUrl, 1);
  const client = createApiClient({
    baseUrl: world.playerAddress,
    envelopeKey: async () => undefined,
    token: () => player?.token,
    locale: () => 'sw',
    device: () => 'phone',
    toast: { success: () => {}, error: () => {} },
  });
  const leg = firstLeg(await page.client.call('atlassian/markets', { id: matchId }));
  let bets = 0;
  const betOnce = async (): Promise<number[]> => {
    bets += 1;
    const bet = { request_key: `a-bet-of-the-seal-bench-${bets}`, pay_type: 1 as const };
    const terms = { bet_amount: 100, system_size: 0, bet_list: [leg] };
    const reply = await client.call('order_list/add', { ...bet, ...terms }).catch(() => undefined);
    return reply?.order_info ? [performance.now()] : [];
  };
  return {
    /** When those that were taken were answered; a bet in play waits before it is. */
    bet: async (milliseconds: number): Promise<readonly number[]> => {
      const until = performance.now() + milliseconds;
      const all: Promise<number[]>[] = [];
      while (performance.now() < until) {
        all.push(betOnce());
        await sleep(BETS_EVERY_MS);
      }
      return (await Promise.all(all)).flat();
    },
  };
}

function firstLeg({ bet_list }: CallContent<'atlassian/markets'>): Leg {
  const outcomes = bet_list
    .flatMap(({ market_list }) => market_list)
    .flatMap(({ outcome_list }) => outcome_list);
  const [first] = outcomes;
  if (!first) throw new Error('the match sells nothing');
  return legOf(first);
}
