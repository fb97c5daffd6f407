import type { MatchResult } from '@kipute/contract/calls/matches/results';
import { eventParts } from '@kipute/contract/constants/matches/event-parts';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { Locale } from '@kipute/contract/locale';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { answerPrepared, type HandlersFor } from '../../../platform/http/handler.ts';
import type { Board } from '../board/board.ts';
import type { Listing } from '../board/listing.ts';
import type { MatchState } from '../board/match-states.ts';
import { countsByPart } from '../facts/match-facts.ts';
import { headerView } from '../view/header-view.ts';
import type { Names } from '../view/names.ts';
import { sportViews } from './navigation-view.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { Results } from './results.ts';

export type ResultRoutes = HandlersFor<'atlassian/results' | 'atlassian/result_days'>;

type ResultDeps = {
  readonly board: Board;
  readonly names: Names;
  readonly results: Results;
  readonly replies: ReplyCache;
};

/** What was played: the matches themselves, and the days and sports that lead to them. */
export function resultRoutes({ board, names, results, replies }: ResultDeps): ResultRoutes {
  const view = resultView({ board, names });
  return {
    'atlassian/results': async (request, { locale }) => {
      const { page, page_size: pageSize, sport_id: sportId, date: day, key_word: words } = request;
      const make = () => {
        const ids = results.matches({ sportId, day, words });
        const shown = ids.slice((page - 1) * pageSize, page * pageSize);
        const content = shown
          .flatMap((id) => board.stateOf(id) ?? [])
          .map((one) => view(one, locale));
        return { content: JSON.stringify(content), count: ids.length };
      };
      return answerPrepared(replies.reply(`results ${locale} ${JSON.stringify(request)}`, make));
    },
    'atlassian/result_days': async (request, { locale }) => {
      const { sport_id: sportId, date: day } = request;
      const make = () => {
        const listings = results.listings({ day });
        const content = {
          day_list: dayViews(results.listings({ sportId })),
          sport_list: sportViews({ board, names, locale, listings }).map(
            ({ id, name, match_num }) => ({ id, name, match_num }),
          ),
        };
        return { content: JSON.stringify(content), count: null };
      };
      return answerPrepared(
        replies.reply(`result days ${locale} ${JSON.stringify(request)}`, make),
      );
    },
  };
}

/** They stand in the order of results: the newest day first. */
const dayViews = (listings: readonly Listing[]) =>
  [...Map.groupBy(listings, ({ startsAt }) => eatDayOf(startsAt))].map(([date, ofDay]) => ({
    date,
    match_num: ofDay.length,
  }));

function resultView({ board, names }: Pick<ResultDeps, 'board' | 'names'>) {
  return (state: MatchState, locale: Locale): MatchResult => {
    const {
      market_count: _markets,
      is_up_goal: _twoUp,
      match_time: _time,
      category_id: _country,
      ...header
    } = headerView(state, locale, { ...board, names });
    return { ...header, half_time: halfTimeOf(board, state) };
  };
}

function halfTimeOf({ catalogue }: Board, { match }: MatchState): MatchResult['half_time'] {
  if (match.sportId !== sports.football.id) return null;
  const byPart = countsByPart(catalogue.factsOf(match.id), eventInfoTypes.score, match);
  const half = byPart.find(({ partId }) => partId === eventParts['first-half'].id);
  return half ? { home: half.home, away: half.away } : null;
}
