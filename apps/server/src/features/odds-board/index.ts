import type { Result } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import { createBoard } from './board/board.ts';
import { type Quote, type QuoteRefusal, quote } from './board/quote.ts';
import { listRoutes } from './lists/list-routes.ts';
import { createListText } from './lists/list-text.ts';
import { createMatchLists } from './lists/match-lists.ts';
import { navigationRoutes } from './lists/navigation-routes.ts';
import { PreparedReplies } from './lists/prepared-replies.ts';
import { canFollow, LiveBoard } from './live/live-board.ts';
import { heldMatches } from './match/history-view.ts';
import { oneMatchRoutes } from './match/one-match-routes.ts';
import type { Catalogue, HouseChoices, LiveHub, MatchArchive } from './ports.ts';
import { MatchSearch } from './search/search-matches.ts';
import { MatchWriter } from './view/match-writer.ts';
import { createNames } from './view/names.ts';

export type OddsBoardDeps = {
  readonly catalogue: Catalogue & HouseChoices;
  readonly clock: Clock;
  /** Matches beyond what is held in memory; without one history ends there. */
  readonly archive?: MatchArchive;
};

export type OddsBoard = {
  readonly routes: OddsBoardRoutes;
  readonly live: {
    /** From now on the hub's readers hear of every change. */
    readonly publishOn: (hub: LiveHub) => void;
    readonly canFollow: (topic: string) => boolean;
  };
  /** What a selection costs at this moment, or why it cannot be bet on. */
  readonly quote: (selectionId: string) => Result<Quote, QuoteRefusal>;
  readonly isBettable: (selectionId: string) => boolean;
};

type OddsBoardRoutes = ReturnType<typeof listRoutes> &
  ReturnType<typeof navigationRoutes> &
  ReturnType<typeof oneMatchRoutes>;

/** The catalogue must hold its world already; what changes later is heard from it. */
export function createOddsBoard({ catalogue, clock, archive }: OddsBoardDeps): OddsBoard {
  const board = createBoard({ catalogue, clock, choices: catalogue });
  const names = createNames(catalogue);
  const writer = new MatchWriter(board, names);
  const lists = createMatchLists(board);
  const replies = new PreparedReplies(board);
  const search = new MatchSearch({ board, lists, names });
  const text = createListText(board, writer);
  return {
    routes: {
      ...listRoutes({ board, lists, text, search, replies }),
      ...navigationRoutes({ board, lists, names, replies }),
      ...oneMatchRoutes({ board, writer, replies, archive: archive ?? heldMatches(catalogue) }),
    },
    live: {
      publishOn: (hub) => void new LiveBoard({ board, writer, lists, hub }),
      canFollow,
    },
    quote: (selectionId) => quote(board, selectionId),
    isBettable: (selectionId) => quote(board, selectionId).ok,
  };
}
