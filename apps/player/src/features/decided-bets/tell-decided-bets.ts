import type { OrderChangedContent } from '@kipute/contract/socket';
import type { Toast } from '../toasts/toast-list.ts';
import { type BetNews, betNewsIn } from './bet-news.ts';
import { decidedNotice } from './decided-notice.ts';
import { gatherNews } from './gather-news.ts';

type TellTerms = {
  readonly playerId: () => string | undefined;
  readonly askForBalance: () => Promise<void>;
  readonly loadTexts: () => Promise<void>;
  readonly address: () => Pick<Location, 'pathname' | 'search'>;
  readonly show: (toast: Omit<Toast, 'id'>) => void;
  readonly goTo: (path: string) => void;
};

/** Takes what the server says of an order of whoever is signed in. */
export function decidedBetsTeller(terms: TellTerms): (content: OrderChangedContent) => void {
  const gatherings = new Map<string, (news: BetNews) => void>();

  async function tell(news: readonly BetNews[], playerId: string): Promise<void> {
    // The balance is asked for every minute anyway; a failure here changes nothing.
    terms.askForBalance().catch(() => undefined);
    await terms.loadTexts();
    // Another player may have signed in meanwhile, and is told nothing of these.
    if (terms.playerId() !== playerId) return;
    const notice = decidedNotice(news, terms.address());
    if (!notice) return;
    const { link, ...said } = notice;
    terms.show({ ...said, action: { label: link.label, run: () => terms.goTo(link.to) } });
  }

  /** Texts that do not come leave it untold; the list of bets shows it in any case. */
  const gatheringOf = (playerId: string) =>
    gatherNews({ tell: (news) => void tell(news, playerId).catch(() => undefined) });

  return (content) => {
    const playerId = terms.playerId();
    const news = betNewsIn(content);
    if (playerId === undefined || !news) return;
    const hear = gatherings.get(playerId) ?? gatheringOf(playerId);
    gatherings.set(playerId, hear);
    hear(news);
  };
}
