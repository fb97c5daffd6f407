import type { Locale } from '@kipute/contract/locale';
import {
  answer,
  answerPrepared,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { prepareReply } from '../../../platform/http/prepared-reply.ts';
import type { Board } from '../board/board.ts';
import { arrayText } from '../lists/list-text.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import { offersView } from './offers-view.ts';

export type OddsRoutes = HandlersFor<
  'atlassian/view_odds' | 'atlassian/outcome_shift_betting_offer'
>;

/** What selections cost now, wherever they stand. */
export function oddsRoutes(board: Board, writer: MatchWriter): OddsRoutes {
  const { catalogue } = board;
  /** None for a selection that is not known any more. */
  function outcomeTexts(selectionId: string, locale: Locale): readonly string[] {
    const selection = catalogue.selection(selectionId);
    const market = catalogue.marketOfSelection(selectionId);
    const state = selection && board.stateOf(selection.matchId);
    return market && state ? [writer.outcome(state, locale, { market, selection })] : [];
  }
  return {
    'atlassian/view_odds': async ({ outcome_id_list: ids }, { locale }) => {
      const content = arrayText(ids.flatMap((id) => outcomeTexts(id, locale)));
      return answerPrepared(prepareReply({ content, count: null }));
    },
    'atlassian/outcome_shift_betting_offer': async ({ outcome_id: id }) => {
      const offers = offersView(board, id);
      return offers ? answer(offers) : refuseWith('selection-unknown');
    },
  };
}
