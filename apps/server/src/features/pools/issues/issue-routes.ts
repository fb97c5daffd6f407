import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { answerPrepared, type HandlersFor } from '../../../platform/http/handler.ts';
import { type PreparedReply, prepareReply } from '../../../platform/http/prepared-reply.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { gameOfWire } from '../types/type-view.ts';
import { shownIssueView } from './issue-view.ts';
import type { IssuesOnSale } from './issues-on-sale.ts';

export type IssueRoutes = HandlersFor<'guessing_bet_type/inquire'>;

/** TTL. All callers within it get the same bytes: to compress them takes longer than to write them. */
const SHARED_MS = 200;

type Shared = {
  readonly reply: PreparedReply<ShownIssue[]>;
  readonly of: unknown;
  readonly madeAt: number;
};

/** Prices and what is live are of this moment, matches and pool of the last seconds. */
export function issueRoutes(
  { board, catalogue, clock }: Pick<PoolsDeps, 'board' | 'catalogue' | 'clock'>,
  issuesOnSale: IssuesOnSale,
): IssueRoutes {
  const shared = new Map<string, Shared>();
  return {
    'guessing_bet_type/inquire': async ({ id }, { locale }) => {
      const now = clock.now();
      const onSale = await issuesOnSale.current();
      const key = `${id} ${locale}`;
      const known = shared.get(key);
      const isFresh = known?.of === onSale && now.getTime() - known.madeAt < SHARED_MS;
      if (isFresh) return answerPrepared(known.reply);
      const viewing = { board, catalogue, locale, now };
      const game = gameOfWire(id);
      const issues = onSale.filter(({ issue }) => issue.game === game);
      const content = issues.flatMap(({ issue, sales }) => {
        const shown = shownIssueView(issue, { sales }, viewing);
        return shown ? withForms(shown, board) : [];
      });
      const reply = prepareReply<ShownIssue[]>({
        content: JSON.stringify(content),
        count: null,
      });
      shared.set(key, { reply, of: onSale, madeAt: now.getTime() });
      return answerPrepared(reply);
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
