import { answer, type HandlersFor } from '../../../platform/http/handler.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { gameOfWire } from '../types/type-view.ts';
import { shownIssueView } from './issue-view.ts';
import type { IssuesOnSale } from './issues-on-sale.ts';

export type IssueRoutes = HandlersFor<'guessing_bet_type/inquire'>;

/** Prices and what is live are of this moment, matches and pool of the last seconds. */
export function issueRoutes(
  { board, catalogue, clock }: Pick<PoolsDeps, 'board' | 'catalogue' | 'clock'>,
  issuesOnSale: IssuesOnSale,
): IssueRoutes {
  return {
    'guessing_bet_type/inquire': async ({ id }, { locale }) => {
      const viewing = { board, catalogue, locale, now: clock.now() };
      const game = gameOfWire(id);
      const issues = (await issuesOnSale.current()).filter(({ issue }) => issue.game === game);
      return answer(
        issues.flatMap(({ issue, sales }) => shownIssueView(issue, { sales }, viewing) ?? []),
      );
    },
  };
}
