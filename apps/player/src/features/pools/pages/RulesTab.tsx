import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useQuery } from '../../query/use-query.ts';
import { api } from '../../wire/api.ts';
import { type IssuesView, issueQueries } from '../issue/issues-query.ts';
import { type Issue, poolPages } from '../issue/pool.ts';
import { RulesText } from './RulesText.tsx';

type RulesTabProps = {
  game: PoolGame;
  view: IssuesView;
  /** How one picks in this game, by what its issue allows. */
  howOf: (issue: Issue) => readonly string[];
};

/** The rules of the issue on sale; without one, those of the last that was paid. */
export function RulesTab({ game, view, howOf }: RulesTabProps) {
  if (view.status === 'loading') return <Skeleton kind="reading" count={5} />;
  if (view.status !== 'ready') return <LastRules game={game} howOf={howOf} />;
  return <RulesText issue={view.issue} how={howOf(view.issue)} />;
}

async function fetchLast(game: PoolGame): Promise<Issue | undefined> {
  const request = { page: 1, page_size: 1, game: poolPages[game].id };
  const { content } = await api.guessing_bet.results(request, { silent: true });
  return content[0];
}

function LastRules({ game, howOf }: Omit<RulesTabProps, 'view'>) {
  const { refetch, ...last } = useQuery(fetchLast, game);
  function retry(): void {
    refetch();
    issueQueries[game].refetch();
  }
  if (last.status === 'loading') return <Skeleton kind="reading" count={5} />;
  if (last.status === 'failed') return <FailedState onRetry={retry} />;
  if (last.data) return <RulesText issue={last.data} how={howOf(last.data)} />;
  return (
    <EmptyState icon="info" title={t('pools.noIssue')} text={t('pools.noIssueText')}>
      <ButtonLink to="/rich_text?type=9">{t('pools.terms')}</ButtonLink>
    </EmptyState>
  );
}
