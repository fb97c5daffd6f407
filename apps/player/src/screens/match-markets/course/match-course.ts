import type { CallContent } from '@kipute/contract/registry';
import { useEffect, useRef } from 'react';
import { api } from '../../../features/wire/api.ts';
import {
  type StandingQuestion,
  standingQuestion,
} from '../../../features/wire/standing-question.ts';
import { useAnswer } from '../../../features/wire/use-answer.ts';

export type Statistics = CallContent<'atlassian/statistics'>;
export type Widget = CallContent<'atlassian/get_widget'>;
export type Incident = Widget['incident_list'][number];

const ASK_EVERY_MS = 30_000;

const statistics = new Map<string, StandingQuestion<Statistics>>();
const widgets = new Map<string, StandingQuestion<Widget>>();

/** Counts of the match, asked for while something shows them and once more after each goal. */
export function useStatistics(matchId: string, score?: string): Statistics | undefined {
  return useCourse(ofMatch(statistics, matchId, askStatistics), score);
}

/** What happened, and the pressure of each minute. */
export function useWidget(matchId: string, score?: string): Widget | undefined {
  return useCourse(ofMatch(widgets, matchId, askWidget), score);
}

const askStatistics = (id: string) => api.atlassian.statistics({ id }, { silent: true });
const askWidget = (id: string) => api.atlassian.get_widget({ id }, { silent: true });

function ofMatch<Answer>(
  questions: Map<string, StandingQuestion<Answer>>,
  matchId: string,
  ask: (matchId: string) => Promise<Answer>,
): StandingQuestion<Answer> {
  const question =
    questions.get(matchId) ?? standingQuestion({ ask: () => ask(matchId), everyMs: ASK_EVERY_MS });
  questions.set(matchId, question);
  return question;
}

function useCourse<Answer>(question: StandingQuestion<Answer>, score: string | undefined) {
  const known = useRef(score);
  useEffect(() => {
    if (known.current === score) return;
    known.current = score;
    question.askAgain();
  }, [question, score]);
  return useAnswer(question);
}

/** Of a match that is long over the provider keeps the score alone: no count is not nought. */
export function isCounted({ part_list: _, ...counts }: Statistics): boolean {
  return Object.values(counts).some(({ home, away }) => home + away > 0);
}
