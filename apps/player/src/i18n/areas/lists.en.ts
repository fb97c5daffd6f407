import type { Message } from '../messages.ts';
import type { messages as swahili } from './lists.sw.ts';

export const messages = {
  'lists.shown': '{shown} of {total} matches',
  'lists.more': 'Show more',
  'lists.all': { one: 'That is the only match', other: 'All {count} matches shown' },
  'lists.matches': { one: '{count} match', other: '{count} matches' },
  'lists.matchesWord': 'matches',
  'lists.sports': 'Sport',
  'lists.everySport': 'All',
  'lists.days': 'Day',
  'lists.everyDay': 'All',
  'lists.unknownHint': 'The link may have changed. Search by name or start again at home.',
  'weekday.sun': 'Sun',
  'weekday.mon': 'Mon',
  'weekday.tue': 'Tue',
  'weekday.wed': 'Wed',
  'weekday.thu': 'Thu',
  'weekday.fri': 'Fri',
  'weekday.sat': 'Sat',

  'lists.upcoming.title': 'Upcoming matches',
  'lists.upcoming.none': 'No matches on this day',
  'lists.upcoming.noneHint': 'Choose another day or another sport.',
  'lists.upcoming.everything': 'Every day, every sport',
  'lists.live.title': 'Live',
  'lists.live.none': 'No live matches right now',
  'lists.live.noneHint': 'Matches appear here as soon as they begin. Look at what is coming.',
  'lists.search.title': 'Search results',
  'lists.search.nothing': 'Search a team, a league or a country',
  'lists.search.none': 'We found no matches',
  'lists.search.noneHint': 'Check the spelling, or try the name of a league or a country.',
  'lists.search.tooLong': 'That is too long to search for',
  'lists.search.tooLongHint':
    'Search with up to 60 letters: the name of a team, league or country.',
  'lists.search.shorter': 'Search for its beginning',
  'lists.search.teams': 'Teams found',
  'lists.search.past': 'Results of “{words}”',
  'lists.search.recent': 'Your recent searches',
  'lists.search.popular': 'Often searched',

  'favourites.star': '{name}, favourite',
} satisfies Record<keyof typeof swahili, Message>;
