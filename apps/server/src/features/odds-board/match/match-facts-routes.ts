import type { Locale } from '@kipute/contract/locale';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { Board } from '../board/board.ts';
import type { MatchState } from '../board/match-states.ts';
import { minuteOf } from '../facts/match-facts.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import {
  cornerKinds,
  goalKinds,
  incidentViews,
  partScoreViews,
  pressureView,
  statisticsView,
} from './match-facts-view.ts';

export type MatchFactsRoutes = HandlersFor<
  | 'atlassian/get_match_score'
  | 'atlassian/get_match_time'
  | 'atlassian/get_goal'
  | 'atlassian/get_corner'
  | 'atlassian/get_widget'
  | 'atlassian/statistics'
>;

/** Score, clock, incidents and statistics of a match. */
export function matchFactsRoutes(board: Board, writer: MatchWriter): MatchFactsRoutes {
  const { names } = writer;
  const { catalogue } = board;
  const unknown = refuseWith('match-unknown');
  const known = (ids: readonly string[]) => ids.flatMap((id) => board.stateOf(id) ?? []);
  const viewed = ({ match }: MatchState, locale: Locale) => {
    return { match, facts: catalogue.factsOf(match.id), locale, names };
  };
  const incidentsOf = ({ match }: MatchState, locale: Locale) => {
    const incidents = catalogue.incidentsOf(match.id);
    return incidentViews({ match, incidents, playerName: (id) => names.team(id, locale) });
  };
  const incidentsAmong = (kinds: readonly string[]) => {
    return async ({ id }: { readonly id: string }, { locale }: { readonly locale: Locale }) => {
      const state = board.stateOf(id);
      if (!state) return unknown;
      return answer(incidentsOf(state, locale).filter(({ kind }) => kinds.includes(kind)));
    };
  };
  return {
    'atlassian/get_match_score': async ({ id_list: ids }, { locale }) =>
      answer(
        known(ids).map((state) => {
          const { id, home_score, away_score } = writer.header(state, locale);
          return { id, home_score, away_score, part_list: partScoreViews(viewed(state, locale)) };
        }),
      ),
    'atlassian/get_match_time': async ({ id_list: ids }, { locale }) =>
      answer(
        known(ids).map((state) => {
          const { id, statusId, match_time } = writer.header(state, locale);
          return { id, statusId, match_time };
        }),
      ),
    'atlassian/get_goal': incidentsAmong(goalKinds),
    'atlassian/get_corner': incidentsAmong(cornerKinds),
    'atlassian/get_widget': async ({ id }, { locale }) => {
      const state = board.stateOf(id);
      if (!state) return unknown;
      const { minute } = minuteOf(catalogue.factsOf(id));
      return answer({
        match: writer.header(state, locale),
        ball: writer.ball(state.match),
        incident_list: incidentsOf(state, locale),
        pressure_list: pressureView(state.match, catalogue.incidentsOf(id), minute),
      });
    },
    'atlassian/statistics': async ({ id }, { locale }) => {
      const state = board.stateOf(id);
      return state ? answer(statisticsView(viewed(state, locale))) : unknown;
    },
  };
}
