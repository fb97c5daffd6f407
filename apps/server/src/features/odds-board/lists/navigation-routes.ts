import { bettingTypes } from '@kipute/contract/constants/betting-types/betting-types';
import { type Locale, textIn } from '@kipute/contract/locale';
import { answer, answerPrepared, type HandlersFor } from '../../../platform/http/handler.ts';
import type { Board } from '../board/board.ts';
import { countryIdView } from '../view/header-view.ts';
import type { Names } from '../view/names.ts';
import type { MatchLists } from './match-lists.ts';
import { calendarView, countryViews, popularViews, sportViews } from './navigation-view.ts';
import type { ReplyCache } from './reply-cache.ts';

export type NavigationRoutes = HandlersFor<
  | 'atlassian/screening'
  | 'atlassian/quick_navigation'
  | 'atlassian/get_calendar'
  | 'atlassian/event_template'
  | 'atlassian/get_BettingType_description'
  | 'popular/inquire'
>;

type NavigationDeps = {
  readonly board: Board;
  readonly lists: MatchLists;
  readonly names: Names;
  readonly replies: ReplyCache;
};

/** What leads to a match: countries, leagues, days and sports. */
export function navigationRoutes({
  board,
  lists,
  names,
  replies,
}: NavigationDeps): NavigationRoutes {
  const sourceIn = (locale: Locale) => ({ board, names, locale, listings: lists.shown() });
  const isOfSport = (wanted: number | undefined) => {
    return ({ sportId }: { readonly sportId: number }) =>
      wanted === undefined || sportId === wanted;
  };
  return {
    'atlassian/screening': async (_, { locale }) =>
      answerPrepared(
        replies.reply(`screening ${locale}`, () => ({
          content: JSON.stringify({ country_list: countryViews(sourceIn(locale)) }),
          count: null,
        })),
      ),
    'atlassian/quick_navigation': async ({ date }, { locale }) =>
      answer(sportViews(sourceIn(locale), date)),
    'atlassian/get_calendar': async ({ sport_id: sportId }) => {
      const listings = lists.shown().filter(isOfSport(sportId));
      return answer(calendarView(listings, board.clock.now().getTime()));
    },
    'atlassian/event_template': async ({ sport_id: sportId }) =>
      answer(
        [...board.catalogue.leagues().values()].filter(isOfSport(sportId)).map((league) => ({
          id: league.id,
          name: league.name,
          sport_id: league.sportId,
          nation_id: countryIdView(league.countryId),
        })),
      ),
    'atlassian/get_BettingType_description': async ({ bettingTypeId: id }, { locale }) =>
      answer(
        bettingTypes
          .filter((type) => id === undefined || type.id === id)
          .map((type) => ({
            bettingTypeId: type.id,
            name: textIn(locale, type),
            description: type.description && textIn(locale, type.description),
          })),
      ),
    'popular/inquire': async ({ show_status: showStatus }, { locale }) =>
      answer(
        popularViews(sourceIn(locale)).filter(
          (view) => showStatus === undefined || view.show_status === showStatus,
        ),
      ),
  };
}
