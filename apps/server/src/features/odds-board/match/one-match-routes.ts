import {
  answer,
  answerPrepared,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { Board } from '../board/board.ts';
import type { PreparedReplies } from '../lists/prepared-replies.ts';
import type { MatchArchive } from '../ports.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import { type CourseRoutes, courseRoutes } from './course-routes.ts';
import { historyView } from './history-view.ts';
import { type OddsRoutes, oddsRoutes } from './odds-routes.ts';

export type OneMatchRoutes = CourseRoutes &
  OddsRoutes &
  HandlersFor<'atlassian/getmatch' | 'atlassian/markets' | 'atlassian/history'>;

type OneMatchDeps = {
  readonly board: Board;
  readonly writer: MatchWriter;
  readonly replies: PreparedReplies;
  readonly archive: MatchArchive;
};

/** One match from all sides, out of memory. */
export function oneMatchRoutes({ board, writer, replies, archive }: OneMatchDeps): OneMatchRoutes {
  const unknown = refuseWith('match-unknown');
  return {
    ...courseRoutes(board, writer),
    ...oddsRoutes(board, writer),
    'atlassian/getmatch': async ({ id }, { locale }) => {
      const state = board.stateOf(id);
      if (!state) return unknown;
      const make = () => ({ content: writer.alone(state, locale), count: null });
      return answerPrepared(replies.reply(`getmatch ${locale} ${id}`, make));
    },
    'atlassian/markets': async ({ id }, { locale }) => {
      const state = board.stateOf(id);
      if (!state) return unknown;
      const make = () => ({ content: writer.whole(state, locale), count: null });
      return answerPrepared(replies.reply(`markets ${locale} ${id}`, make));
    },
    'atlassian/history': async ({ id }, { locale }) => {
      const match = board.stateOf(id)?.match;
      return match ? answer(historyView(match, { archive, names: writer.names, locale })) : unknown;
    },
  };
}
