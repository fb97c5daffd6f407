import type { CallContent } from '@kipute/contract/registry';
import { useQuery } from '../../features/query/use-query.ts';
import { api } from '../../features/wire/api.ts';

type PlayLimits = CallContent<'play_limit/inquire'>;
export type PlayLimit = PlayLimits['limits'][number];
export type PauseInForce = NonNullable<PlayLimits['pause']>;

const askForLimits = () => api.play_limit.inquire({}, { silent: true });

/** `refetch` leaves what is shown until the new response has come. */
export function usePlayLimits() {
  return useQuery<0, PlayLimits>(askForLimits, 0);
}
