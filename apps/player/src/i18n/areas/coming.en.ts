import type { Message } from '../messages.ts';
import type { comingSw } from './coming.sw.ts';

export const comingEn = {
  'coming.racing.title': 'Car racing',
  'coming.racing.lead': 'Short races of ten cars, round after round.',
  'coming.racing.first': 'Champion, top three, odd/even, big/small',
  'coming.racing.second': 'The results of the last 100 rounds',
  'coming.racing.third': 'The return of every bet type in plain writing',
  'coming.racingCoin.title': 'Racing coin',
  'coming.racingCoin.lead': 'Turn balance into racing coin, and back.',
  'coming.racingCoin.first': 'From balance to coin without a charge',
  'coming.racingCoin.second': '10% tax on the way back, shown beforehand',
  'coming.racingCoin.third': 'A record of every exchange',
} satisfies Record<keyof typeof comingSw, Message>;
