import type { Locale } from '@kipute/contract/locale';
import type { Board } from '../board/board.ts';
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

export function legWords(
  { catalogue, stateOf }: Pick<Board, 'catalogue' | 'stateOf'>,
  names: Names,
  { selectionId, locale }: { readonly selectionId: string; readonly locale: Locale },
): LegWords | undefined {
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const match = selection && stateOf(selection.matchId)?.match;
  if (!selection || !market || !match) return undefined;
  const teamName = (id: string) => names.team(id, locale);
  return {
    home: teamName(match.homeId),
    away: teamName(match.awayId),
    league: names.competition(match.competitionId, locale),
    market: marketNameIn(market, locale, teamName),
    selection: selectionText({ market, selection }, locale, teamName),
  };
}
