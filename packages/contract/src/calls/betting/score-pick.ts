import type { ScorePick } from '@kipute/domain/grading/score-pick';
import { z } from 'zod';

const team = z.enum(['home', 'away']);
const line = z.number().multipleOf(0.25);
const goals = z.number().int();

/** What a pick says about the score at the end of ordinary time: how it stands follows from it. */
export const scorePick: z.ZodType<ScorePick> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('result'),
    sides: z.array(z.enum(['home', 'draw', 'away'])),
    headStart: goals,
  }),
  z.object({ kind: z.literal('handicap'), team, line }),
  z.object({
    kind: z.literal('total'),
    of: z.enum(['home', 'away', 'both']),
    than: z.enum(['over', 'under']),
    line,
  }),
  z.object({ kind: z.literal('both-score'), answer: z.enum(['yes', 'no']) }),
  z.object({ kind: z.literal('exact-score'), home: goals, away: goals }),
  z.object({ kind: z.literal('odd-even'), parity: z.enum(['odd', 'even']) }),
]);
