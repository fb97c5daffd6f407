import { api } from '../../features/wire/api.ts';
import { type StandingQuestion, standingQuestion } from '../../features/wire/standing-question.ts';
import { useAnswer } from '../../features/wire/use-answer.ts';
import type { Calendar } from './days.ts';

const ASK_EVERY_MS = 60_000;

const questions = new Map<number | undefined, StandingQuestion<Calendar>>();

/** How many matches each day has, of one sport or of all. */
export function useCalendar(sportId: number | undefined): Calendar | undefined {
  const known = questions.get(sportId);
  const question =
    known ??
    standingQuestion({
      ask: () =>
        api.atlassian.get_calendar(sportId === undefined ? {} : { sport_id: sportId }, {
          silent: true,
        }),
      everyMs: ASK_EVERY_MS,
    });
  if (!known) questions.set(sportId, question);
  return useAnswer(question);
}
