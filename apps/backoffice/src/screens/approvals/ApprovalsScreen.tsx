import { Empty, Segmented } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import classes from './approvals.module.css';
import { ProposalList } from './ProposalList.tsx';
import { ProposalPage } from './ProposalPage.tsx';
import { useProposals, type View, views } from './use-approvals.ts';

const viewNames = {
  'for-me': approvalsTexts.forMe,
  waiting: approvalsTexts.waiting,
  mine: approvalsTexts.mine,
  decided: approvalsTexts.decided,
} as const;

/** The chosen view stands in the address, so that a way back leads to the same list. */
function useView(): readonly [View, (view: View) => void] {
  const [address, setAddress] = useSearchParams();
  const named = views.find((view) => view === address.get('view'));
  return [named ?? 'waiting', (view) => setAddress({ view })];
}

/** The inbox of the second person: what waits at the left, one of it whole at the right. */
export function ApprovalsScreen() {
  const [view, setView] = useView();
  return (
    <ScreenFrame intro={approvalsTexts.intro} actions={<Views view={view} onChange={setView} />}>
      <Inbox view={view} />
    </ScreenFrame>
  );
}

function Views({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const t = useText();
  const counts = { 'for-me': useCount('for-me'), waiting: useCount('waiting'), mine: undefined };
  const nameOf = (one: View) => {
    const count = one === 'decided' ? undefined : counts[one];
    const name = t(viewNames[one]);
    return count === undefined ? name : t(approvalsTexts.viewCount, { view: name, count });
  };
  return (
    <Segmented<View>
      className={classes.views}
      aria-label={t(approvalsTexts.views)}
      value={view}
      onChange={onChange}
      options={views.map((one) => ({ value: one, label: nameOf(one) }))}
    />
  );
}

function useCount(view: View): number | undefined {
  const list = useProposals(view);
  return list.status === 'ready' ? list.count : undefined;
}

function Inbox({ view }: { view: View }) {
  const t = useText();
  const list = useProposals(view);
  const { id } = useParams();
  switch (list.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="part" onRetry={list.retry} />;
    case 'ready': {
      const shown = id ?? list.proposals[0]?.id;
      const at = list.proposals.findIndex((proposal) => proposal.id === shown);
      const next = list.proposals[at + 1] ?? list.proposals[at - 1];
      return (
        <div className={classes.board} data-part={id === undefined ? 'list' : 'one'}>
          <ProposalList view={view} list={list} shown={shown} />
          {shown === undefined ? (
            <Empty className={classes.nothing ?? ''} description={t(approvalsTexts.choose)} />
          ) : (
            <ProposalPage key={shown} id={shown} view={view} nextId={next?.id} />
          )}
        </div>
      );
    }
  }
}
