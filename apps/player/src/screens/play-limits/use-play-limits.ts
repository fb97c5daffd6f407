import type { CallContent } from '@kipute/contract/registry';
import { useAsked } from '../../features/payments/asking/use-asked.ts';
import { api } from '../../features/wire/api.ts';

type PlayLimits = CallContent<'play_limit/inquire'>;
export type PlayLimit = PlayLimits['limits'][number];
export type PauseInForce = NonNullable<PlayLimits['pause']>;

const askForLimits = () => api.play_limit.inquire({}, { silent: true });

/** `retry` asks again, and what is shown stays until the new answer has come. */
export function usePlayLimits() {
  return useAsked<0, PlayLimits>(askForLimits, 0);
}
