import type { Messages } from '../messages.ts';

/** Sets, quarters and innings beside a score, for who hears the page. */
export const messages = {
  'periods.each': 'kila kipindi: {scores}',
  'periods.table': 'Matokeo kwa kila kipindi',
  'periods.pointsHead': 'Pt',
  'periods.points': 'pointi {points}',
  'periods.serves': 'anaanzisha',
} as const satisfies Messages;
