import type { Message } from '../messages.ts';
import type { comingSw } from './coming.sw.ts';

export const comingEn = {
  'coming.casino.title': 'Casino',
  'coming.casino.lead': 'Casino games on your phone.',
  'coming.casino.first': 'Find a game by its name',
  'coming.casino.second': 'You play with the balance you already have',
  'coming.casino.third': 'Set your limit before you play',
  'coming.aviator.title': 'Aviator',
  'coming.aviator.lead': 'The multiplier climbs with the plane. Leave before it flies away.',
  'coming.aviator.first': 'Short rounds, instant results',
  'coming.aviator.second': 'Leave by hand or at the multiplier you set',
  'coming.aviator.third': 'You play with the balance you already have',
} satisfies Record<keyof typeof comingSw, Message>;
