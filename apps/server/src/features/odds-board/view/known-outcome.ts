import type { Locale } from '@kipute/contract/locale';
import type { Board } from '../board/board.ts';
import type { MatchWriter } from './match-writer.ts';

/** A selection as JSON in the words of the wire, bettable or not; undefined when it is unknown. */
export function knownOutcome(
  { catalogue, stateOf }: Pick<Board, 'catalogue' | 'stateOf'>,
  writer: MatchWriter,
  { selectionId, locale }: { readonly selectionId: string; readonly locale: Locale },
): string | undefined {
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const state = selection && stateOf(selection.matchId);
  return market && state ? writer.outcome(state, locale, { market, selection }) : undefined;
}
