import type { Locale } from '@kipute/contract/locale';
import type { Board } from '../board/board.ts';
import type { MatchState } from '../board/match-states.ts';
import type { Selection } from '../ports.ts';
import type { Names } from './names.ts';
import { marketNameIn } from './outcome-view.ts';
import { selectionText } from './selection-words.ts';

/** What a bet is on, in words that outlive the match. */
export type LegWords = {
  readonly home: string;
  readonly away: string;
  readonly league: string;
  readonly market: string;
  readonly selection: string;
};

type LegWordsIn = (selectionId: string, locale: Locale) => LegWords | undefined;

/**
 * The words of a leg are the same for everybody who bets on it, and whatever could change them
 * makes another state of its match: so they are put together once for each state.
 */
export function createLegWords(
  { catalogue, stateOf }: Pick<Board, 'catalogue' | 'stateOf'>,
  names: Names,
): LegWordsIn {
  const known = new WeakMap<MatchState, Record<Locale, Map<string, LegWords>>>();

  function wordsIn(state: MatchState, locale: Locale): Map<string, LegWords> {
    const words = known.get(state) ?? { sw: new Map(), 'en-US': new Map() };
    known.set(state, words);
    return words[locale];
  }

  /** Leagues of one name are told apart by their country, which has no other place on a bet. */
  function leagueTitle({ competitionId }: MatchState['match'], locale: Locale): string {
    const countryId = catalogue.competitions().get(competitionId)?.countryId ?? null;
    const country = names.flaggedCountry(countryId, locale);
    return [names.competition(competitionId, locale), country].filter(Boolean).join(' · ');
  }

  function compose({ match }: MatchState, selection: Selection, locale: Locale) {
    const market = catalogue.marketOfSelection(selection.id);
    if (!market) return undefined;
    const teamName = (id: string) => names.team(id, locale);
    return {
      home: teamName(match.homeId),
      away: teamName(match.awayId),
      league: leagueTitle(match, locale),
      market: marketNameIn(market, locale, teamName),
      selection: selectionText({ market, selection }, locale, teamName),
    };
  }

  return (selectionId, locale) => {
    const selection = catalogue.selection(selectionId);
    const state = selection && stateOf(selection.matchId);
    if (!state) return undefined;
    const kept = wordsIn(state, locale);
    const words = kept.get(selectionId) ?? compose(state, selection, locale);
    if (words) kept.set(selectionId, words);
    return words;
  };
}
