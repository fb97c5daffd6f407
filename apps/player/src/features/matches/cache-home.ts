import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import { currentLanguage } from '../../i18n/i18n.ts';
import { keepJson } from '../../platform/device-storage.ts';
import { outcomesOnTile } from './match-card.ts';
import { type CachedHome, HOME_STORAGE_KEY, type HomeResponse, latestHome } from './queries.ts';

/** Written when the page is left: once a visit instead of once a response. */
export function cacheHomeOnLeaving(): void {
  document.addEventListener('visibilitychange', () => {
    const latest = latestHome();
    if (document.visibilityState === 'visible' || !latest) return;
    const cached: CachedHome = {
      atMs: latest.atMs,
      language: currentLanguage(),
      home: withoutUnseen(latest.response),
    };
    keepJson(HOME_STORAGE_KEY, cached);
  });
}

/** What has not begun, without the lines that no tile shows: a tenth of the bytes. */
export function withoutUnseen(home: HomeResponse): HomeResponse {
  return {
    home_roll_ball: [],
    to_day_popular_match: home.to_day_popular_match.map(asOnTile),
    popular_match: home.popular_match.map(asOnTile),
  };
}

function asOnTile(match: MatchInfo): MatchInfo {
  const onTile = new Set(outcomesOnTile(match).map(([, { id_card }]) => id_card));
  const isShown = ({ id_card }: { id_card: string }) => onTile.has(id_card);
  const noLines = { Over: [], Under: [] };
  const { Over, Under } = match.over_or_under;
  return {
    ...match,
    over_or_under: { Over: Over.filter(isShown), Under: Under.filter(isShown) },
    corners: noLines,
    cards: noLines,
    bet_list: [],
  };
}
