import type { CallContent } from '@kipute/contract/registry';
import { rankOffers, SUSPENDED, shownStatus } from '@kipute/domain/odds/sold-offer';
import {
  answer,
  answerPrepared,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { prepareReply } from '../../../platform/http/prepared-reply.ts';
import type { Board } from '../board/board.ts';
import { isStaleIn } from '../board/suspension.ts';
import { arrayText } from '../lists/list-text.ts';
import type { ReplyCache } from '../lists/reply-cache.ts';
import type { MatchArchive } from '../ports.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import { shownOdds } from '../view/outcome-view.ts';
import { historyView } from './history-view.ts';
import { type MatchFactsRoutes, matchFactsRoutes } from './match-facts-routes.ts';

export type OneMatchRoutes = MatchFactsRoutes &
  OddsRoutes &
  HandlersFor<'atlassian/getmatch' | 'atlassian/markets' | 'atlassian/history'>;

type OneMatchDeps = {
  readonly board: Board;
  readonly writer: MatchWriter;
  readonly replies: ReplyCache;
  readonly archive: MatchArchive;
};

/** Everything about one match, from memory. */
export function oneMatchRoutes({ board, writer, replies, archive }: OneMatchDeps): OneMatchRoutes {
  const unknown = refuseWith('match-unknown');
  const shownState = (id: string) =>
    board.choices.choiceOfMatch(id).isVisible ? board.stateOf(id) : undefined;
  return {
    ...matchFactsRoutes(board, writer),
    ...oddsRoutes(board, writer),
    'atlassian/getmatch': async ({ id }, { locale }) => {
      const state = shownState(id);
      if (!state) return unknown;
      const make = () => ({ content: writer.alone(state, locale), count: null });
      return answerPrepared(replies.reply(`getmatch ${locale} ${id}`, make));
    },
    'atlassian/markets': async ({ id }, { locale }) => {
      const state = shownState(id);
      if (!state) return unknown;
      const make = () => ({ content: writer.whole(state, locale), count: null });
      return answerPrepared(replies.reply(`markets ${locale} ${id}`, make));
    },
    'atlassian/history': async ({ id }, { locale }) => {
      const match = shownState(id)?.match;
      return match ? answer(historyView(match, { archive, names: writer.names, locale })) : unknown;
    },
  };
}

type OffersView = CallContent<'atlassian/outcome_shift_betting_offer'>;

/** What each bookmaker asks for a selection, the sold one first; undefined when it is unknown. */
function offersView(board: Board, selectionId: string): OffersView | undefined {
  const { catalogue, choices, selling } = board;
  const selection = catalogue.selection(selectionId);
  const market = catalogue.marketOfSelection(selectionId);
  const state = selection && board.stateOf(selection.matchId);
  if (!selection || !market || !state) return undefined;
  const { phase } = state.offering;
  const sold = selling.priceOf({ market, selection }, phase);
  const isSuspended = isStaleIn(phase, catalogue.freshness());
  return rankOffers(catalogue.offersOf(selectionId), phase, choices.rankOf).map((offer) => {
    // A bookmaker behind the first is on offer only if the first could be bet on.
    const status = shownStatus(offer, sold.canBeBetOn);
    return {
      betting_offer_id_card: offer.id,
      bookmaker: catalogue.bookmakers().get(offer.bookmakerId)?.name ?? '',
      odds: shownOdds(selling.soldOdds(selection, offer.odds)),
      statusId: isSuspended ? SUSPENDED : status,
      isLive: offer.isLive ? 1 : 0,
      is_sold: offer.id === sold.offerId,
    };
  });
}

type OddsRoutes = HandlersFor<'atlassian/view_odds' | 'atlassian/outcome_shift_betting_offer'>;

/** What selections cost now, wherever they stand. */
function oddsRoutes(board: Board, writer: MatchWriter): OddsRoutes {
  return {
    'atlassian/view_odds': async ({ outcome_id_list: ids }, { locale }) => {
      const known = ids.map((selectionId) => writer.outcome(selectionId, locale));
      const content = arrayText(known.filter((text) => text !== undefined));
      return answerPrepared(prepareReply({ content, count: null }));
    },
    'atlassian/outcome_shift_betting_offer': async ({ outcome_id: id }) => {
      const offers = offersView(board, id);
      return offers ? answer(offers) : refuseWith('selection-unknown');
    },
  };
}
