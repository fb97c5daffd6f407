import type { Message } from '../messages.ts';
import type { messages as swahili } from './home.sw.ts';

export const messages = {
  'home.bonus': 'Win bonus',
  'home.bonusAmount': 'Up to 1,000%',
  'home.bonusText': 'More matches on a slip, more bonus',
  'home.jackpot': { one: '{name} · {count} match', other: '{name} · {count} matches' },
  'home.jackpotText': 'One line TSh {stake}',
  'home.look': 'View',
  'home.leagues': 'Popular leagues',
  'home.live': 'Live now',
  'home.seeAll': 'See all',
  'home.seeAllLive': 'live matches',
  'home.noLive': 'No live matches right now.',
  'home.lists': 'Match lists',
  'home.wholeList': 'See the whole list',
  'home.none': 'No matches here right now',
  'home.noneHint': 'See upcoming matches on another day.',
  'home.topMatch': 'Top match',
  'home.twoUpText': 'Your team two goals ahead? You are paid early',
  'home.popular': 'Popular',
  'home.today': 'Today',
  'home.tomorrow': 'Tomorrow',
  'home.upcoming': 'Upcoming',
  'home.football': 'Football',
} as const satisfies Record<keyof typeof swahili, Message>;
