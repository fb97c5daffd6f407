import type { Message } from '../messages.ts';
import type { messages as swahili } from './placed.sw.ts';

export const messages = {
  'slipBet.acceptFirst': 'The odds changed. Accept the new odds to place your bet.',
  'slipBet.acceptNew': 'Accept new odds',
  'slipBet.place': 'Place bet TSh {amount}',
  'slipBet.sending': 'Sending…',
  'slipBet.held': 'Confirming… {seconds}',
  'slipBet.unsure':
    'We have no confirmation yet. Check again: it is the same bet and cannot be placed twice.',
  'slipBet.askAgain': 'Check again',
  'slipBet.drop': 'Dismiss',
  'slipBet.legsRefused': 'No bet was placed: the picks marked red were not accepted.',
  'slipBet.noneOfSingles': 'No bet was placed.',
  'slipBet.again': 'You already placed this bet. Place it again?',
  'slipBet.yes': 'Place again',
  'slipBet.no': 'Cancel',
  'placed.title': 'Bet placed',
  'placed.number': 'Bet number',
  'placed.stake': 'Stake',
  'placed.odds': 'Odds',
  'placed.paid': 'Payout',
  'placed.some': {
    one: '{count} bet was not placed; the slip says why.',
    other: '{count} bets were not placed; the slip says why.',
  },
  'placed.check': 'View bet',
  'placed.new': 'New bet',
  'placed.reuse': 'Bet again',
  'placed.copyLink': 'Copy link',
  'placed.share': 'Share',
  'placed.copyCode': 'Copy number',
} satisfies Record<keyof typeof swahili, Message>;
