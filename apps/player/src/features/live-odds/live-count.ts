import { api } from '../wire/api.ts';
import { standingQuestion } from '../wire/standing-question.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { createCell, useCell } from './cell.ts';

const ASK_EVERY_MS = 60_000;

/** How many matches are being played; undefined until the server has said so. */
export const liveCount = createCell<number | undefined>(undefined);

const question = standingQuestion({
  ask: async () => {
    const { total } = await api.atlassian.get_rolling_ball_number({}, { silent: true });
    liveCount.set(total);
    return total;
  },
  everyMs: ASK_EVERY_MS,
});

/** The number beside the live entries. The socket tells it sooner than the call. */
export function useLiveCount(): number | undefined {
  useAnswer(question);
  return useCell(liveCount);
}
