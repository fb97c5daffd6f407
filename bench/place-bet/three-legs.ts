import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '@kipute/api-client/api-client';
import type { CallInput } from '@kipute/contract/registry';

type Slip = CallInput<'order_list/add'>;
export type Leg = Slip['bet_list'][number];

const LEGS_WANTED = 60;
const PAGE_SIZE = 100;
const PAGES = [1, 2, 3];
/** What begins while it is bet on is held for some seconds, as every bet in play. */
const BEGINS_AFTER_MS = 45 * 60_000;
const PATIENCE_MS = 120_000;
const ASK_EVERY_MS = 500;
const ON_SALE = 1;

/** Selections of matches that do not begin while they are bet on, one of each match, once the board has enough. */
export async function openLegs(client: ApiClient): Promise<readonly Leg[]> {
  const giveUpAt = Date.now() + PATIENCE_MS;
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

/** Three of them, others for each bet. */
export function threeOf(legs: readonly Leg[], turn: number): readonly Leg[] {
  const at = (step: number) => legs[(turn + step * 7) % legs.length];
  return [at(0), at(1), at(2)].filter((leg) => leg !== undefined);
}
