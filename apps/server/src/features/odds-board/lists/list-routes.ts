import type { Locale } from '@kipute/contract/locale';
import {
  answer,
  answerPrepared,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { prepareReply } from '../../../platform/http/prepared-reply.ts';
import type { Board } from '../board/board.ts';
import type { MatchWriter } from '../view/match-writer.ts';
import { boostedMatches } from './boosted-matches.ts';
import { arrayText, type ListText } from './list-text.ts';
import type { MatchIds, MatchLists } from './match-lists.ts';
import type { MatchSearch } from './match-search.ts';
import type { ReplyCache } from './reply-cache.ts';

type HomeRoutes = HandlersFor<
  | 'atlassian/popular_events'
  | 'atlassian/popular_list'
  | 'atlassian/get_rolling_ball'
  | 'atlassian/get_rolling_ball_number'
  | 'atlassian/up_goal_match'
  | 'atlassian/boosted_match'
>;
type UpcomingRoutes = HandlersFor<
  'atlassian/ready_start' | 'atlassian/upcom' | 'atlassian/more_class_ready_start'
>;
type PlaceRoutes = HandlersFor<
  | 'atlassian/national_competition'
  | 'atlassian/league_search_query_new'
  | 'atlassian/competitionmatch'
  | 'atlassian/key_word_query'
>;
export type ListRoutes = HomeRoutes & UpcomingRoutes & PlaceRoutes;

export type ListDeps = {
  readonly board: Board;
  readonly lists: MatchLists;
  readonly text: ListText;
  readonly writer: MatchWriter;
  readonly search: MatchSearch;
  readonly replies: ReplyCache;
};

/** Home shows the first of each list and leads to the rest. */
const HOME_LIST_LENGTH = 10;

/** Lists of matches, each page of them joined from tiles that are written already. */
export function listRoutes(deps: ListDeps): ListRoutes {
  return { ...homeRoutes(deps), ...upcomingRoutes(deps), ...placeRoutes(deps) };
}

type PageRequest = {
  readonly page: number;
  readonly page_size: number;
  readonly selected_classification?: number;
};

/** `name` and the request say everything the answer depends on, but for the language. */
function pages(
  { text, replies }: ListDeps,
  name: string,
  withPage: 'page' | 'no-page' = 'no-page',
) {
  return (request: PageRequest, { locale }: { readonly locale: Locale }, ids: () => MatchIds) => {
    const { page, page_size: pageSize, selected_classification: marketTypeId } = request;
    const make = () => ({
      ...text.page(ids(), { page, pageSize }, { locale, marketTypeId }),
      ...(withPage === 'page' && { page }),
    });
    return answerPrepared<never>(
      replies.reply(`${name} ${locale} ${JSON.stringify(request)}`, make),
    );
  };
}

function homeRoutes(deps: ListDeps): HomeRoutes {
  const { board, lists, text, replies, writer } = deps;
  const home = (locale: Locale) => {
    const first = (ids: MatchIds) => text.all(ids.slice(0, HOME_LIST_LENGTH), { locale });
    const today = first(lists.popularToday());
    const popular = first(lists.popular());
    const live = first(lists.live({}));
    return `{"to_day_popular_match":${today},"popular_match":${popular},"home_roll_ball":${live}}`;
  };
  const popular = pages(deps, 'popular');
  const live = pages(deps, 'live');
  const upGoal = pages(deps, 'up goal');
  return {
    'atlassian/popular_events': async (_, { locale }) =>
      answerPrepared(
        replies.reply(`home ${locale}`, () => ({ content: home(locale), count: null })),
      ),
    'atlassian/popular_list': async (request, context) =>
      popular(request, context, request.to_day ? lists.popularToday : lists.popular),
    'atlassian/get_rolling_ball': async (request, context) =>
      live(request, context, () => lists.live({ sportId: request.sport_id })),
    'atlassian/get_rolling_ball_number': async () => answer({ total: lists.live({}).length }),
    'atlassian/up_goal_match': async (request, context) => upGoal(request, context, lists.upGoal),
    'atlassian/boosted_match': async ({ page, page_size: pageSize }, { locale }) => {
      const make = () => {
        const all = boostedMatches(board);
        const shown = all.slice((page - 1) * pageSize, page * pageSize);
        const texts = shown.map(({ state, families }) => writer.tileWith(state, locale, families));
        return { content: arrayText(texts), count: all.length };
      };
      return answerPrepared(replies.reply(`boosted ${locale} ${page} ${pageSize}`, make));
    },
  };
}

function upcomingRoutes(deps: ListDeps): UpcomingRoutes {
  const { lists } = deps;
  const upcoming = pages(deps, 'upcoming');
  const withMarket = pages(deps, 'upcoming with market');
  const soon = pages(deps, 'soon');
  const filter = ({ sport_id: sportId, date: day }: OfDay) => ({ sportId, day });
  return {
    'atlassian/ready_start': async (request, context) =>
      upcoming(request, context, () => lists.upcoming(filter(request))),
    'atlassian/more_class_ready_start': async (request, context) =>
      withMarket(request, context, () => lists.upcoming(filter(request))),
    'atlassian/upcom': async (request, context) =>
      soon(request, context, () =>
        lists.beginningWithin({ sportId: request.sport_id, hours: request.hours }),
      ),
  };
}

type OfDay = { readonly sport_id?: number | undefined; readonly date?: string | undefined };

function placeRoutes(deps: ListDeps): PlaceRoutes {
  const { board, lists, text, search } = deps;
  const { catalogue } = board;
  const ofCountry = pages(deps, 'country');
  const ofLeague = pages(deps, 'league', 'page');
  const found = pages(deps, 'search');
  return {
    'atlassian/national_competition': async (request, context) => {
      const countryId = Number(request.national_id);
      if (!catalogue.countries().has(countryId)) return refuseWith('country-unknown');
      return ofCountry(request, context, () => lists.ofCountry(countryId));
    },
    'atlassian/league_search_query_new': async (request, context) => {
      const seasons = seasonsOf(board, request.competition_id);
      if (seasons.length === 0) return refuseWith('competition-unknown');
      return ofLeague(request, context, () => lists.ofCompetitions(seasons));
    },
    'atlassian/competitionmatch': async ({ competition_id: id }, { locale }) => {
      const seasons = seasonsOf(board, id);
      if (seasons.length === 0) return refuseWith('competition-unknown');
      const content = text.headers(everyMatchOf(board, seasons), locale);
      return answerPrepared(prepareReply({ content, count: null }));
    },
    'atlassian/key_word_query': async (request, context) =>
      found(request, context, () => search.find(request.key_word)),
  };
}

/** A number may name a competition, or a league whatever its season. */
function seasonsOf({ catalogue }: Board, id: string): readonly string[] {
  if (catalogue.competitions().has(id)) return [id];
  return [...catalogue.competitions().values()]
    .filter(({ leagueId }) => leagueId === id)
    .map((competition) => competition.id);
}

/** Whether it is listed or not, the earliest first. */
function everyMatchOf(board: Board, seasons: readonly string[]): MatchIds {
  return [...board.states()]
    .filter(({ match }) => seasons.includes(match.competitionId))
    .toSorted((one, other) => one.match.startsAt - other.match.startsAt)
    .map(({ match }) => match.id);
}
