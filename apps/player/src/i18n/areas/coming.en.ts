import type { Message } from '../messages.ts';
import type { comingSw } from './coming.sw.ts';

export const comingEn = {
  'coming.racing.title': 'Car racing',
  'coming.racing.lead': 'Short races of ten cars, round after round.',
  'coming.racing.first': 'Champion, top three, odd/even, big/small',
  'coming.racing.second': 'The results of the last 100 rounds',
  'coming.racing.third': 'Payouts of every bet type, clearly listed',
  'coming.racingCoin.title': 'Racing coin',
  'coming.racingCoin.lead': 'Turn balance into racing coin, and back.',
  'coming.racingCoin.first': 'From balance to coin without a charge',
  'coming.racingCoin.second': '10% tax on the way back, shown beforehand',
  'coming.racingCoin.third': 'A record of every exchange',
  'coming.casino.title': 'Casino',
  'coming.casino.lead': 'Casino games on your phone.',
  'coming.casino.first': 'Find a game by its name',
  'coming.casino.second': 'You play with the balance you already have',
  'coming.casino.third': 'Set your limit before you play',
  'coming.aviator.title': 'Aviator',
  'coming.aviator.lead': 'The multiplier climbs with the plane. Cash out before it flies away.',
  'coming.aviator.first': 'Short rounds, instant results',
  'coming.aviator.second': 'Cash out yourself or at a multiplier you set',
  'coming.aviator.third': 'You play with the balance you already have',
} satisfies Record<keyof typeof comingSw, Message>;
