import type { Api } from '@kipute/api-client/api';
import type { MatchInfo, Outcome } from '@kipute/contract/calls/matches/match-info';
import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { sports } from '@kipute/contract/constants/matches/sports';
import { findArbitrage } from '@kipute/domain/odds/guard/arbitrage';
import {
  type MatchSoFar,
  matchToCome,
  outcomesIn,
  returnsAt,
} from '@kipute/domain/odds/guard/match-ends';
import { type MarketSnapshot, selectionOfMarket } from '@kipute/server/selections';
import type { Scene } from '../actors/actor.ts';
import { type ServerName, serverNames } from '../history.ts';
import type { Ask } from '../world/database.ts';
import type { Law } from './law.ts';

type Score = { readonly home: number; readonly away: number };

/** A match as one page shows it, and what its selections say by the records. */
export type ShownMatch = {
  readonly page: MatchInfo;
  /** Undefined where it was not asked for: it is needed once the second half is on. */
  readonly halfTime: Score | undefined;
  readonly images: ReadonlyMap<string, MarketSnapshot>;
};

const nil: Score = { home: 0, away: 0 };

/** Where a match is, by its page; undefined when that leaves a doubt. */
export function soFarOf({ page, halfTime }: Omit<ShownMatch, 'images'>): MatchSoFar | undefined {
  const { match_time: time, home_score, away_score, statusId } = page;
  if (statusId === 1) return { first: nil, second: nil, half: 1 };
  const score = { home: Number(home_score), away: Number(away_score) };
  if (statusId !== 2 || !Number.isInteger(score.home + score.away)) return undefined;
  if (time === 'HT') return { first: score, second: nil, half: 2 };
  const minute = Number.parseInt(time, 10);
  if (minute < 45 || time.startsWith('45+')) return { first: score, second: nil, half: 1 };
  // The minute 45 stands for the end of the one half and for the first minute of the other.
  if (!(minute > 45) || !halfTime) return undefined;
  const second = { home: score.home - halfTime.home, away: score.away - halfTime.away };
  return second.home < 0 || second.away < 0 ? undefined : { first: halfTime, second, half: 2 };
}

const isOpen = ({ odds, statusId }: Outcome) => odds > 1 && (statusId === 1 || statusId === 2);

export function offersOn({ bet_list }: MatchInfo): readonly Outcome[] {
  return bet_list
    .flatMap(({ market_list }) => market_list)
    .flatMap(({ outcome_list }) => outcome_list)
    .filter(isOpen);
}

/** Selections, stakes and profit of a set of offers that pays however the match ends. */
export function sureProfit(shown: ShownMatch): string | undefined {
  const soFar = soFarOf(shown);
  if (!soFar) return undefined;
  const { page, images } = shown;
  const toCome = matchToCome(soFar, bettingTypeOf);
  const sides = { homeId: page.team_home_id, awayId: page.team_away_id };
  const offers = offersOn(page).flatMap((offer) => {
    const image = images.get(offer.id_card);
    const selection = image && selectionOfMarket(image, sides);
    const graded = selection && outcomesIn(selection, toCome);
    return graded ? [{ offer, returns: returnsAt(graded, Math.round(offer.odds * 1_000)) }] : [];
  });
  const search = findArbitrage(
    offers.map(({ returns }) => returns),
    toCome.ends.length,
  );
  if (search.found === 'none') return undefined;
  const match = `${page.team_home} - ${page.team_away} (${page.id}) at ${page.home_score}-${page.away_score}, ${page.match_time}`;
  if (search.found === 'unknown') return `${match}: the search did not end`;
  const { stakes, profit } = search.arbitrage;
  const bets = stakes.map(({ offer: place, share }) => {
    const { market_name, eventPartId, name, odds } = offers[place]?.offer ?? {};
    return `${Math.round(share * 1_000)} on ${market_name} (part ${eventPartId}) ${name} @${odds}`;
  });
  return `${match}: ${bets.join(', ')} return ${Math.round((1 + profit) * 1_000)} at least`;
}

const IMAGES = `
  select selection.id::text as id, to_jsonb(selection) as selection, to_jsonb(market) as market
  from selection
    join placement on placement.selection_id = selection.id and not placement.removed
    join market on market.id = market_id and not market.removed
  where selection.match_id = $1::bigint and not selection.removed`;

type Record = Readonly<{ [column: string]: string | number | boolean | null }>;
type ImageRow = { readonly id: string; readonly selection: Record; readonly market: Record };

/** Columns are named as the fields are, and numbers of the provider are texts. */
function recordOf(row: Record): Record {
  const named = Object.entries(row).map(([column, value]) => {
    const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const isNumbered = ['id', 'matchId', 'teamId', 'secondTeamId'].includes(field);
    return [field, isNumbered && value !== null ? String(value) : value];
  });
  return Object.fromEntries(named) as Record;
}

async function imagesOf(ask: Ask, matchId: string): Promise<ShownMatch['images']> {
  const rows = (await ask<ImageRow>(IMAGES, [matchId])).map(({ id, selection, market }) => ({
    id,
    market: recordOf(market) as unknown as MarketSnapshot['market'],
    selection: recordOf(selection) as unknown as MarketSnapshot['selection'],
  }));
  const siblings = Map.groupBy(rows, ({ market }) => market.id);
  return new Map(
    rows.map(({ id, market, selection }) => [
      id,
      { market, selection, siblings: (siblings.get(market.id) ?? []).map((one) => one.selection) },
    ]),
  );
}

const FIRST_HALF = 5;
const MATCHES_PER_LOOK = 6;
/** Longer than the house may take to see it, and than pages may show what they showed before. */
const LOOK_AGAIN_MS = 3_000;

/** What a page shows of a match, with what the house keeps of its selections. */
export async function showMatch(ask: Ask, api: Api, matchId: string): Promise<ShownMatch> {
  const images = await imagesOf(ask, matchId);
  const page = await api.atlassian.markets({ id: matchId });
  const [scores] = await api.atlassian.get_match_score({ id_list: [matchId] });
  const half = scores?.part_list.find(({ eventPartId }) => eventPartId === FIRST_HALF);
  return { page, images, halfTime: half && { home: half.home, away: half.away } };
}

/** Football in play, another few of it at every look, and one that has not begun. */
async function matchesToLookAt({ world }: Scene, server: ServerName, look: number) {
  const answered = await world.wire.call({ server, site: 'player' }, async (api) => [
    (await api.atlassian.get_rolling_ball({ page_size: 100 })).content,
    (await api.atlassian.ready_start({ page_size: 20 })).content,
  ]);
  if (answered.answer !== 'done') return [];
  const [live = [], before = []] = answered.content.map((matches) =>
    matches.filter(({ sport_id }) => sport_id === sports.football.id).map(({ id }) => id),
  );
  const turned = live.map((_, at) => live[(look * MATCHES_PER_LOOK + at) % live.length] ?? '');
  return [...turned.slice(0, MATCHES_PER_LOOK), ...before.slice(look % 5, (look % 5) + 1)];
}

/** What is found must be there a moment later as well: pages lag behind by a blink. */
async function profitOf({ world }: Scene, server: ServerName, matchId: string) {
  const look = async () => {
    const shown = await world.wire.call({ server, site: 'player' }, (api) =>
      showMatch(world.database.ask, api, matchId),
    );
    return shown.answer === 'done' ? sureProfit(shown.content) : undefined;
  };
  if (!(await look())) return undefined;
  await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  return look();
}

export function createNoSureProfit(): Law<Scene> {
  let looks = 0;
  return {
    name: 'no set of offers on sale in one match is a sure profit',
    holds: 'at rest',
    breach: async (scene) => {
      looks += 1;
      const server = serverNames[looks % serverNames.length] ?? 'A';
      for (const matchId of await matchesToLookAt(scene, server, looks)) {
        const profit = await profitOf(scene, server, matchId);
        if (profit) return profit;
      }
      return undefined;
    },
  };
}
