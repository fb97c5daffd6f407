import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../../features/wire/api.ts';
import { standingQuestion } from '../../../features/wire/standing-question.ts';
import { useAnswer } from '../../../features/wire/use-answer.ts';

export type Country = CallContent<'atlassian/screening'>['country_list'][number];
export type CountryLeague = Country['competition_list'][number];

/** Only the numbers of matches change, and nobody waits for those. */
const ASK_EVERY_MS = 2 * 60_000;

export const countriesQuestion = standingQuestion({
  ask: async () => (await api.atlassian.screening({}, { silent: true })).country_list,
  everyMs: ASK_EVERY_MS,
});

/** Countries with matches, their leagues below them; undefined until the server has named them. */
export function useCountries(): readonly Country[] | undefined {
  return useAnswer(countriesQuestion);
}
