import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { Alert } from 'antd';
import { poolTexts } from '../../i18n/texts/pools.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { formatCount } from '../_list-kit/cells/cell-text.ts';
import type { Issue } from './issue-forms.ts';
import { endedPlaces, isComplete, issueProgress } from './issue-progress.ts';
import classes from './pool-issues.module.css';
import { SettleCard } from './SettleCard.tsx';

type MiddleProps = { content: Issue };

/** What an issue waits for, and once nothing is missing, what paying it would come to. */
export function IssueMiddle({ content: issue }: MiddleProps) {
  const t = useText();
  const { draft, open, closed, settled } = poolIssueStatuses;
  if (issue.paying === 1) return <State type="info" text={t(poolTexts.paying)} />;
  switch (issue.status) {
    case draft.id:
      return <DraftState content={issue} />;
    case open.id: {
      const time = formatInstant(issue.close_time);
      return <State type="info" text={t(poolTexts.selling, { time })} />;
    }
    case closed.id:
      return issue.decidable === 1 ? <SettleCard issue={issue} /> : <Waiting content={issue} />;
    case settled.id:
      return issue.differs === 1 ? (
        <SettleCard issue={issue} />
      ) : (
        <State type="success" text={t(poolTexts.settledWell)} />
      );
    default:
      return <State type="info" text={t(poolTexts.cancelled)} />;
  }
}

function State({ type, text }: { type: 'info' | 'success' | 'warning'; text: string }) {
  return <Alert type={type} showIcon title={text} />;
}

function DraftState({ content: issue }: MiddleProps) {
  const t = useText();
  const warned = new Set(issue.warnings.map(({ match_id }) => match_id)).size;
  return (
    <div className={classes.states}>
      {isComplete(issue) ? (
        <State type="success" text={t(poolTexts.draftReady)} />
      ) : (
        <State
          type="warning"
          text={t(poolTexts.draftMissing, { progress: issueProgress(issue) })}
        />
      )}
      {warned > 0 && (
        <State type="warning" text={t(poolTexts.draftWarned, { count: formatCount(warned) })} />
      )}
    </div>
  );
}

function Waiting({ content: issue }: MiddleProps) {
  const t = useText();
  const [known, count] = [endedPlaces(issue), issue.guess_number];
  return <State type="info" text={t(poolTexts.waitingForResults, { known, count })} />;
}
