import {
  answer,
  answerPrepared,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { prepareReply } from '../../../platform/http/prepared-reply.ts';
import type { Board } from '../board/board.ts';
import { arrayText } from '../lists/list-text.ts';
import { knownOutcome } from '../view/known-outcome.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import { offersView } from './offers-view.ts';

export type OddsRoutes = HandlersFor<
  'atlassian/view_odds' | 'atlassian/outcome_shift_betting_offer'
>;

/** What selections cost now, wherever they stand. */
export function oddsRoutes(board: Board, writer: MatchWriter): OddsRoutes {
  return {
    'atlassian/view_odds': async ({ outcome_id_list: ids }, { locale }) => {
      const known = ids.map((selectionId) => knownOutcome(board, writer, { selectionId, locale }));
      const content = arrayText(known.filter((text) => text !== undefined));
      return answerPrepared(prepareReply({ content, count: null }));
    },
    'atlassian/outcome_shift_betting_offer': async ({ outcome_id: id }) => {
      const offers = offersView(board, id);
      return offers ? answer(offers) : refuseWith('selection-unknown');
    },
  };
}
