import type { LiveConnection } from '@kipute/api-client/live/live-connection';
import { boardTopics } from '@kipute/contract/live-board';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { localeOfLanguage } from '../../../i18n/language.ts';
import { matchTakenAtMs } from '../../matches/match-store.ts';
import { askTogether } from '../../wire/standing-question.ts';
import { type Followed, followedNow, whenFollowedChange } from '../followed.ts';
import { matchStateOf } from '../match-states.ts';
import { askForPrices } from './ask-for-prices.ts';
import { hear } from './broadcasts.ts';

/** Whoever scrolls past fifty tiles follows those where the thumb rests, not all fifty. */
const SETTLED_AFTER_MS = 250;
/** A match told this recently is not told whole again. */
export const RECENT_MS = 5_000;
const NOT_STARTED = 1;

type Subscribe = LiveConnection['subscribe'];

/** Keeps the socket's topics equal to what is on the screen, in the language of the page. */
export function followScreen({ subscribe }: { readonly subscribe: Subscribe }) {
  const subscribed = new Map<string, () => void>();
  let isLive = false;
  let isSettlingSoon = false;

  function settle(): void {
    isSettlingSoon = false;
    const wanted = new Map(isLive ? followedNow().map((one) => [topicOf(one), one]) : []);
    for (const [topic, leave] of subscribed) {
      if (wanted.has(topic)) continue;
      leave();
      subscribed.delete(topic);
    }
    const added = [...wanted].filter(([topic]) => !subscribed.has(topic));
    for (const [topic, followed] of added) {
      subscribed.set(topic, subscribe(topic, hear, beginningOf(followed)));
    }
    void askForPrices(added.map(([, followed]) => followed).filter(needsPrices));
  }

  function settleSoon(): void {
    if (!isSettlingSoon) window.setTimeout(settle, SETTLED_AFTER_MS);
    isSettlingSoon = true;
  }

  whenFollowedChange(settleSoon);
  // The topics of a match are other ones in another language.
  askTogether({ askAgain: settleSoon });
  return {
    /** A new connection begins with the lists being asked again, so no match is told twice. */
    socketIs: (status: 'live' | 'away') => {
      isLive = status === 'live';
      settle();
    },
  };
}

function topicOf({ matchId, scope }: Followed): string {
  return boardTopics[scope](matchId, localeOfLanguage[currentLanguage()]);
}

/**
 * A whole tile costs twenty kilobytes on the socket, which packs nothing, and all markets of a
 * match twenty times that. Matches that have not begun need their prices only, and those come
 * packed by a call; a page of all markets asks for them itself.
 */
function beginningOf(followed: Followed): 'snapshot' | 'now' {
  if (followed.scope === 'match') return 'now';
  const isBeingPlayed = (matchStateOf(followed.matchId)?.status ?? NOT_STARTED) !== NOT_STARTED;
  return isBeingPlayed && !isRecent(followed) ? 'snapshot' : 'now';
}

/** What moved between the list's answer and this moment would be missed otherwise. */
function needsPrices(followed: Followed): boolean {
  return followed.scope === 'tile' && beginningOf(followed) === 'now';
}

function isRecent({ matchId }: Followed): boolean {
  return Date.now() - matchTakenAtMs(matchId) < RECENT_MS;
}
