import type { LiveConnection } from '@kipute/api-client/live/live-connection';
import type { Broadcast } from '@kipute/contract/socket';
import { currentPlayerId, whenSessionChanges } from '../../session/session-store.ts';

type OwnNewsTerms = {
  readonly live: Pick<LiveConnection, 'status' | 'subscribe' | 'pause' | 'resume'>;
  /** Something about this player's money has changed; what the broadcast leaves out, a call answers. */
  readonly onNews: (news: Broadcast) => void;
};

/**
 * What concerns one player is told to that player's pages alone, and a connection is that of
 * whoever was signed in when it was opened: another player needs another one (MS-20).
 */
export function followOwnNews({ live, onNews }: OwnNewsTerms): void {
  let followed: string | undefined;
  let leave = () => {};

  function follow(): void {
    followed = currentPlayerId();
    leave();
    leave = followed === undefined ? () => {} : live.subscribe(`player:${followed}`, onNews, 'now');
  }

  follow();
  whenSessionChanges(() => {
    if (currentPlayerId() === followed) return;
    follow();
    if (live.status() === 'paused' || live.status() === 'closed') return;
    live.pause();
    live.resume();
  });
}
