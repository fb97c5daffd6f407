import { useQuery } from '../query/use-query.ts';
import { api } from '../wire/api.ts';

const VISITOR = '';

async function fetchPauseEnd(playerId: string): Promise<string | undefined> {
  if (playerId === VISITOR) return undefined;
  const { pause } = await api.play_limit.inquire({}, { silent: true });
  return pause?.ends_at;
}

/** Until when the player asked not to play; the server refuses in any case. */
export function usePlayPauseEnd(playerId = VISITOR): string | undefined {
  const known = useQuery(fetchPauseEnd, playerId);
  return known.status === 'ready' ? known.data : undefined;
}
