import type {
  BoardStateContent,
  LiveCountContent,
  MatchOddsContent,
  MatchStateContent,
  MonitoringContent,
} from '@kipute/contract/live-board';
import type { Broadcast } from '@kipute/contract/socket';
import { tellMarkets } from '../../matches/market-news.ts';
import { takeCourse, takeMatch } from '../../matches/match-store.ts';
import { inNextFrame } from '../frame-batch.ts';
import { liveCount } from '../live-count.ts';
import { isPriceShown, priceOf, setPrice } from '../prices.ts';
import { boardIsSuspended } from '../trust.ts';

/** A deleted offer counts as closed, not as gone: it may come back (player site §4). */
const DELETED_STATUS = 4;

/** What the live socket says about odds, passed on to where it is shown. */
export function hear({ type, content }: Broadcast): void {
  switch (type) {
    case 'monitoring':
      hearOffers(content as MonitoringContent);
      return;
    case 'update_match_odds':
      hearMatch(content as MatchOddsContent);
      return;
    case 'match_state':
      hearCourse(content as MatchStateContent);
      return;
    case 'live_count':
      liveCount.set((content as LiveCountContent).total);
      return;
    case 'board_state':
      boardIsSuspended((content as BoardStateContent).suspended);
      return;
    default:
  }
}

function hearOffers({ entities }: MonitoringContent): void {
  const saidAtMs = Date.now();
  for (const entity of entities) {
    if (entity.entityClass !== 'BettingOffer') continue;
    const { outcomeId } = entity;
    const apply = () => {
      const isDeleted = entity.type === 'delete';
      const offer = {
        offerId: entity.id,
        oddsThousandths: Math.round(entity.odds * 1000),
        status: isDeleted ? DELETED_STATUS : entity.statusId,
        isLive: entity.isLive === 1,
      };
      const known = priceOf(outcomeId);
      setPrice(
        outcomeId,
        isDeleted && known ? { ...known, status: DELETED_STATUS } : offer,
        saidAtMs,
      );
    };
    inNextFrame(outcomeId, apply, isPriceShown(outcomeId) ? 'drawn' : 'unseen');
  }
}

function hearMatch(match: MatchOddsContent): void {
  const saidAtMs = Date.now();
  inNextFrame(`match ${match.id}`, () => takeMatch({ ...match, bet_list: [] }, saidAtMs));
  // Two messages name different types, so here the second does not stand for the first.
  if (match.bet_list.length > 0) tellMarkets(match.id, { types: match.bet_list, saidAtMs });
}

function hearCourse(course: MatchStateContent): void {
  const saidAtMs = Date.now();
  inNextFrame(`course ${course.id}`, () => takeCourse(course, saidAtMs));
}
