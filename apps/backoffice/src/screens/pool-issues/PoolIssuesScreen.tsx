import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { poolTexts } from '../../i18n/texts/pools.ts';
import { NotFoundPage } from '../../shell/notices/error-pages.tsx';
import { DetailScreen } from '../_detail-kit/DetailScreen.tsx';
import type { Detail } from '../_detail-kit/detail.ts';
import type { List } from '../_list-kit/definition/list.ts';
import { ListScreen } from '../_list-kit/ListScreen.tsx';
import { ComposeDraftScreen, ComposeScreen } from './compose/ComposeScreen.tsx';
import { issueDetail } from './issue-detail.ts';
import { issuesList } from './issues-list.ts';

export function PoolIssuesScreen() {
  const navigate = useNavigate();
  const list = useMemo(
    (): List => ({
      ...issuesList,
      actions: [
        {
          key: 'compose',
          title: poolTexts.compose,
          node: 'pool_issue/add',
          on: 'list',
          perform: async () => navigate('/pool-issues/new'),
        },
      ],
    }),
    [navigate],
  );
  return <ListScreen list={list} />;
}

const DRAFT = /^draft-(\d{1,19})$/;

/** `/pool-issues/17`, and the pages on which one is composed: `new` and `draft-17`. */
export function PoolIssueScreen() {
  const { id = '' } = useParams();
  const may = useMay();
  const draftId = DRAFT.exec(id)?.[1];
  if (id === 'new') return may('pool_issue/add') ? <ComposeScreen /> : <NotFoundPage />;
  if (draftId === undefined) return <IssuePage />;
  return may('pool_issue/update') ? <ComposeDraftScreen id={draftId} /> : <NotFoundPage />;
}

/** The page itself, with the way to where its draft is composed. */
function IssuePage() {
  const navigate = useNavigate();
  const detail = useMemo(
    (): Detail => ({
      ...issueDetail,
      actions: [
        {
          key: 'compose',
          title: poolTexts.composeFor,
          node: 'pool_issue/update',
          on: 'row',
          offeredFor: ({ status }) => status === poolIssueStatuses.draft.id,
          perform: async ({ rows: [row] }) => navigate(`/pool-issues/draft-${String(row?.id)}`),
        },
        ...issueDetail.actions,
      ],
    }),
    [navigate],
  );
  return <DetailScreen detail={detail} />;
}
