import type { Message } from '../messages.ts';
import type { messages as swahili } from './periods.sw.ts';

export const messages = {
  'periods.each': 'period by period: {scores}',
  'periods.table': 'Score period by period',
  'periods.pointsHead': 'Pts',
  'periods.points': '{points} points',
  'periods.serves': 'serving',
} as const satisfies Record<keyof typeof swahili, Message>;
