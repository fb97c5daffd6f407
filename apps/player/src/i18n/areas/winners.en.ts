import type { Message } from '../messages.ts';
import type { messages as winnersSw } from './winners.sw.ts';

export const messages = {
  'winners.title': 'Big winners',
  'winners.top': 'Biggest win',
  'winners.period': 'Period',
  'winners.day': 'Today',
  'winners.week': 'This week',
  'winners.month': 'Month',
  'winners.days': 'last {days} days',
  'winners.someone': 'A Kipute winner',
  'winners.single': 'Single',
  'winners.accumulator': 'Acca ({count})',
  'winners.system': 'System ({count})',
  'winners.stake': 'Stake TSh {amount} · {when}',
  'winners.odds': 'odds {odds}',
  'winners.afterTax': 'after tax',
  'winners.none': 'No win of TSh {amount} or more in this period',
  'winners.noneHint': 'You will see it here when there is one.',
  'winners.hidden':
    'Names and numbers are hidden. Letter and region show with the winner’s consent.',
  'winners.share': 'Most bets lose: 1 bet in {every} won.',
  'winners.slip': 'The winning picks',
  'winners.choice': 'Show my big wins',
  'winners.choiceText':
    'Only with the first letter of your name and your region, never your phone number.',
  'winners.choiceFailed': 'It was not saved. Try again.',
} satisfies Record<keyof typeof winnersSw, Message>;
