import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../../features/wire/api.ts';
import { standingQuestion } from '../../../features/wire/standing-question.ts';
import { useAnswer } from '../../../features/wire/use-answer.ts';

export type Sport = CallContent<'atlassian/quick_navigation'>[number];

const ASK_EVERY_MS = 60_000;

const question = standingQuestion({
  ask: () => api.atlassian.quick_navigation({}, { silent: true }),
  everyMs: ASK_EVERY_MS,
});

/** Sports of the house that have matches; undefined until the server has named them. */
export function useSports(): readonly Sport[] | undefined {
  return useAnswer(question);
}
