import type { MatchInfo } from '@kipute/contract/calls/matches/match-info';
import type { CallContent } from '@kipute/contract/registry';
import { currentLanguage } from '../../i18n/i18n.ts';
import { readKeptJson } from '../../platform/device-storage.ts';
import { oddsAreOld } from '../live-odds/trust.ts';

export type HomeAnswer = CallContent<'atlassian/popular_events'>;

export type KeptHome = {
  readonly atMs: number;
  readonly language: string;
  readonly home: HomeAnswer;
};

/** The number changes with the shape of what is kept. */
export const HOME_STORAGE_KEY = 'home.1';
const KEPT_MS = 30 * 60_000;

/** For a quick return: nothing after half an hour or in another language; its odds are old. */
export function keptHome(nowMs: number): HomeAnswer | undefined {
  const kept = readKeptJson(HOME_STORAGE_KEY) as KeptHome | null;
  if (!kept || nowMs - kept.atMs > KEPT_MS || kept.language !== currentLanguage()) return undefined;
  const ahead = ({ startTime }: MatchInfo) => Date.parse(startTime) > nowMs;
  const popular = kept.home.popular_match.filter(ahead);
  if (popular.length === 0) return undefined;
  oddsAreOld();
  return {
    home_roll_ball: [],
    to_day_popular_match: kept.home.to_day_popular_match.filter(ahead),
    popular_match: popular,
  };
}
