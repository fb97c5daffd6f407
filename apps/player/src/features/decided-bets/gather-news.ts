import type { BetNews } from './bet-news.ts';

/** One match decides many bets of one player: what comes together is said together (ORD-53). */
const GATHERED_MS = 3_000;

type GatherTerms = {
  /** Everything that came since the first of them. */
  readonly tell: (gathered: readonly BetNews[]) => void;
};

/** What was said once is not said again, unless a correction gave the bet another end. */
export function gatherNews({ tell }: GatherTerms): (news: BetNews) => void {
  /** By the order's id. */
  const gathered = new Map<string, BetNews>();
  const told = new Map<string, string>();

  function tellAll(): void {
    const fresh = [...gathered.values()].filter((news) => told.get(news.id) !== endText(news));
    gathered.clear();
    for (const news of fresh) told.set(news.id, endText(news));
    if (fresh.length > 0) tell(fresh);
  }

  return (news) => {
    if (gathered.size === 0) setTimeout(tellAll, GATHERED_MS);
    gathered.set(news.id, news);
  };
}

const endText = ({ end, paid }: BetNews): string => `${end} ${paid}`;
