import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiClient, createApiClient } from '@kipute/api-client/api-client';
import { acceptPackedHeader, envelopeHeader, PACKED } from '@kipute/contract/envelope';
import type { BetLoadPlan } from './bet-load.ts';
import { inputOf, type Leg } from './purchase.ts';

export const placingUrl = ({
  playerAddress,
  purchase,
}: Pick<BetLoadPlan, 'playerAddress' | 'purchase'>) => `${playerAddress}/api/${purchase.call}`;

export type EncryptedBet = { readonly body: string; readonly headers: Record<string, string> };

/** Before the clock starts, so that encrypting costs nothing; each connection has bets of its own. */
export async function encryptedBets(
  plan: Omit<BetLoadPlan, 'seconds' | 'betsPerSecond'>,
): Promise<EncryptedBet[][]> {
  const { purchase } = plan;
  const client = createApiClient({
    baseUrl: plan.playerAddress,
    envelopeKey: async () => undefined,
    token: () => undefined,
    locale: () => 'sw',
    device: () => 'phone',
    toast: { success: () => {}, error: () => {} },
  });
  const envelope = await client.openEnvelope('current');
  const headers = {
    'content-type': 'application/json',
    locale: 'sw',
    [envelopeHeader]: envelope.header,
    [acceptPackedHeader]: PACKED,
  };
  const bet = async (number: number): Promise<EncryptedBet> => {
    const { token } = plan.players[number % plan.players.length] ?? { token: '' };
    const key = `${plan.name}-${String(number).padStart(8, '0')}`;
    const input = {
      ...inputOf(purchase, { number, key }),
      ...{ pc_mobile: 2, timezone: 3, sent_at: Date.now() },
    };
    const text = JSON.stringify(input);
    const sealed = await envelope.encrypt(purchase.call, text, token || undefined);
    return {
      body: JSON.stringify(sealed),
      headers: { ...headers, authorization: `Bearer ${token}` },
    };
  };
  return await Promise.all(
    Array.from({ length: plan.connections }, (_, connection) =>
      Promise.all(
        Array.from({ length: plan.betsPerConnection }, (_, at) =>
          bet(at * plan.connections + connection),
        ),
      ),
    ),
  );
}

const LEGS_WANTED = 60;
const PAGE_SIZE = 100;
const PAGES = [1, 2, 3];
/** What begins while it is bet on is held for some seconds, as every bet in play. */
const BEGINS_AFTER_MS = 45 * 60_000;
const TIMEOUT_MS = 120_000;
const ASK_EVERY_MS = 500;
const ON_SALE = 1;

/** Selections of matches that do not begin while they are bet on, one of each match, once the board has enough. */
export async function openLegs(client: ApiClient): Promise<readonly Leg[]> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  while (Date.now() < giveUpAt) {
    // A server that has just begun may be too busy with its board to answer.
    const legs = await legsOnSale(client).catch(() => []);
    if (legs.length >= LEGS_WANTED) return legs;
    await sleep(ASK_EVERY_MS);
  }
  throw new Error('the board sells too little to be measured');
}

async function legsOnSale({ call }: ApiClient): Promise<readonly Leg[]> {
  const pages = await Promise.all(
    PAGES.map((page) => call('atlassian/ready_start', { page, page_size: PAGE_SIZE })),
  );
  const soon = Date.now() + BEGINS_AFTER_MS;
  return pages
    .flatMap(({ content }) => content)
    .map(({ way_3 }) => way_3.W1)
    .filter((outcome) => outcome?.statusId === ON_SALE)
    .flatMap((outcome) =>
      outcome && Date.parse(outcome.start_time) > soon ? [legOf(outcome)] : [],
    )
    .slice(0, LEGS_WANTED);
}

type Outcome = Omit<Leg, 'outcomeId' | 'outcome_name' | 'seen_odds'> & {
  readonly id_card: string;
  readonly name: string;
};

export function legOf({ id_card, name, ...outcome }: Outcome): Leg {
  const { eventId, marketId, bettingTypeId, betting_offer_id_card, market_name } = outcome;
  const { start_time, event_status, team_home_id, team_away_id, team_home, team_away } = outcome;
  return {
    ...{ eventId, marketId, bettingTypeId, betting_offer_id_card, market_name, start_time },
    ...{ event_status, team_home_id, team_away_id, team_home, team_away },
    outcomeId: id_card,
    outcome_name: name,
  };
}
