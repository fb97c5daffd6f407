import { sellsLiveOffers } from '@kipute/domain/odds/sold-offer';
import type { Board } from '../board/board.ts';
import { scoreOf } from '../facts/match-facts.ts';
import type { Sellable } from '../facts/quick-markets.ts';
import { timeView } from './header-view.ts';
import type { Names } from './names.ts';

type InBoth = { readonly sw: string; readonly en: string };

/** A match in one line, for people who watch many: in both languages, because all are told alike. */
export type MatchGlance = {
  readonly name: InBoth;
  readonly competition: InBoth;
  readonly startsAt: number;
  readonly isLive: boolean;
  /** Empty before the start. */
  readonly score: string;
  readonly minute: string;
  /** The selections of its tile: home, draw, away, over, under, both score, not both. */
  readonly columns: readonly (string | undefined)[];
};

type GlanceDeps = { readonly board: Pick<Board, 'catalogue' | 'stateOf'>; readonly names: Names };

/** Undefined for what is not held, or not named yet. */
export function matchGlance(
  { board: { catalogue, stateOf }, names }: GlanceDeps,
  matchId: string,
): MatchGlance | undefined {
  const state = stateOf(matchId);
  if (!state) return undefined;
  const { match, offering } = state;
  const inBoth = (say: (locale: 'sw' | 'en-US') => string): InBoth => ({
    sw: say('sw'),
    en: say('en-US'),
  });
  const facts = catalogue.factsOf(matchId);
  const score = scoreOf(facts, match);
  const inPlay = sellsLiveOffers(offering.phase);
  const { winner, totals, bothScore } = offering.tile;
  const columns = [
    ...[winner.home, winner.draw, winner.away],
    ...[totals.over[0], totals.under[0], bothScore.yes, bothScore.no],
  ];
  return {
    name: inBoth(
      (locale) => `${names.team(match.homeId, locale)} – ${names.team(match.awayId, locale)}`,
    ),
    competition: inBoth((locale) => names.competition(match.competitionId, locale)),
    startsAt: match.startsAt,
    isLive: inPlay,
    score: score && inPlay ? `${score.home}–${score.away}` : '',
    minute: inPlay ? timeView(state, facts, (partId) => names.partPlayed(partId, 'en-US')) : '',
    columns: columns.map((sellable: Sellable | null | undefined) => sellable?.selection.id),
  };
}
