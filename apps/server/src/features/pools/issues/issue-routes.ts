import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
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
        issues.flatMap(({ issue, sales }) => {
          const shown = shownIssueView(issue, { sales }, viewing);
          return shown ? withForms(shown, board) : [];
        }),
      );
    },
  };
}

type ShownIssue = CallContent<'guessing_bet_type/inquire'>[number];

/** Only where somebody still chooses. */
function withForms(issue: ShownIssue, { formOf }: Pick<PoolsDeps['board'], 'formOf'>): ShownIssue {
  if (issue.status !== poolIssueStatuses.open.id) return issue;
  const matches = issue.matches.map((match) => ({
    ...match,
    form_home: formOf(match.team_home_id),
    form_away: formOf(match.team_away_id),
  }));
  return { ...issue, matches };
}
