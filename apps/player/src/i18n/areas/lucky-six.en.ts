import type { Message } from '../messages.ts';
import type { messages as luckySixSw } from './lucky-six.sw.ts';

export const messages = {
  'luckySix.lead': {
    one: 'Predict the exact score of {count} match. One line is TSh {stake}.',
    other: 'Predict the exact scores of {count} matches. One line is TSh {stake}.',
  },
  'luckySix.tier': '{right} right',
  'luckySix.shared': 'Winners share equally.',
  'luckySix.eachLine': 'Each line gets the full amount.',
  'luckySix.beforeTax': 'Before {percent}% withholding tax.',
  'luckySix.closesIn': 'Closes in {left}',
  'luckySix.days': { one: '{count} day', other: '{count} days' },
  'luckySix.hours': { one: '{count} hour', other: '{count} hours' },
  'luckySix.minutes': { one: '{count} minute', other: '{count} minutes' },
  'luckySix.seconds': { one: '{count} second', other: '{count} seconds' },

  // Choosing
  'luckySix.goalsOf': 'Goals of {team}',
  'luckySix.less': 'One goal less, {team}',
  'luckySix.more': 'One goal more, {team}',
  'luckySix.noGoals': 'not picked yet',
  'luckySix.quick': 'Quick scores',
  'luckySix.otherText': 'Any score with 6 goals or more for one team',
  'luckySix.how': 'Tap + or − for each team, 0 to 5 goals. If a team scores 6 or more, it is',
  'luckySix.reserves': { one: 'Reserve match', other: 'Reserve matches' },
  'luckySix.reservesText': {
    one: 'It steps in for a match that is not played. Pick its score too.',
    other: 'One of them steps in for a match that is not played. Pick the score of each.',
  },
  'luckySix.picks': 'Your picks',

  // Rules
  'luckySix.rules.score': {
    one: 'For {count} match pick the goals of each team, 0 to 5.',
    other: 'For each of {count} matches pick the goals of each team, 0 to 5.',
  },
  'luckySix.rules.other':
    '“Other” is right when a team scores 6 goals or more, however many they are.',
} satisfies Record<keyof typeof luckySixSw, Message>;
