import { usePlayPauseEnd } from '../play-pause/use-play-pause.ts';
import { usePlayer } from '../session/session-store.ts';

/** What a tap on a game does, or why there is none. */
export type PlayRights =
  | { readonly kind: 'open' | 'visitor' | 'forbidden' }
  /** By the player's own wish, until then. */
  | { readonly kind: 'resting'; readonly until: string };

type Facts = {
  readonly player: { readonly no_bet: number } | undefined;
  readonly restsUntil: string | undefined;
};

/** In this order: one's own wish is told before anything of the house (CSP-15). */
export function playRights({ player, restsUntil }: Facts): PlayRights {
  if (!player) return { kind: 'visitor' };
  if (restsUntil !== undefined) return { kind: 'resting', until: restsUntil };
  return { kind: player.no_bet === 1 ? 'forbidden' : 'open' };
}

export function usePlayRights(): PlayRights {
  const player = usePlayer();
  const restsUntil = usePlayPauseEnd(player?.id);
  return playRights({ player, restsUntil });
}
