import { approvalStates } from '@kipute/contract/constants/operations/approvals';
import { Empty } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useKeys } from '../../features/keys/keys-store.ts';
import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import { keyTexts } from '../../i18n/texts/keys.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import classes from './approvals.module.css';
import type { Proposal, View } from './use-approvals.ts';

const MINUTE_MS = 60_000;
const MINUTES_SAID = 120;
/** From this age on it stands out: the money of a player or the work of a colleague waits. */
const OLD_MINUTES = 30;

const minutesOf = ({ proposed_at }: Proposal, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - Date.parse(proposed_at)) / MINUTE_MS));

function sayAge(minutes: number, t: Say): string {
  return minutes < MINUTES_SAID
    ? t(approvalsTexts.minutes, { count: minutes })
    : t(approvalsTexts.hours, { count: Math.floor(minutes / 60) });
}

export const pathOf = (id: string, view: View): string => `/approvals/${id}?view=${view}`;

type ProposalListProps = {
  view: View;
  list: { readonly proposals: readonly Proposal[]; readonly atMs: number };
  shown: string | undefined;
};

export function ProposalList({ view, list, shown }: ProposalListProps) {
  const t = useText();
  const { proposals, atMs } = list;
  const navigate = useNavigate();
  const at = proposals.findIndex(({ id }) => id === shown);
  const move = (step: number) => {
    const next = proposals[at + step];
    if (next) void navigate(pathOf(next.id, view), { replace: true });
  };
  useKeys([
    { keys: 'k', title: keyTexts.previous, run: () => move(-1) },
    { keys: 'j', title: keyTexts.next, run: () => move(1) },
  ]);
  const isWaiting = view === 'for-me' || view === 'waiting';
  return (
    <section className={classes.list} aria-label={t(approvalsTexts.listTitle)}>
      <header>
        <h2>{t(approvalsTexts.listTitle)}</h2>
        <span>{t(isWaiting ? approvalsTexts.oldestFirst : approvalsTexts.newestFirst)}</span>
        <kbd>J</kbd>
        <kbd>K</kbd>
      </header>
      {proposals.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={
            <>
              <strong>
                {t(view === 'for-me' ? approvalsTexts.emptyForMe : approvalsTexts.empty)}
              </strong>
              <br />
              {t(approvalsTexts.emptyHint)}
            </>
          }
        />
      )}
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.id} data-mine={proposal.by_me === 1 || undefined}>
            <Link
              to={pathOf(proposal.id, view)}
              aria-current={proposal.id === shown ? 'true' : undefined}
            >
              <Row proposal={proposal} nowMs={atMs} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ proposal, nowMs }: { proposal: Proposal; nowMs: number }) {
  const t = useText();
  const { title, subject, state, by_me, proposed_by, decided_by, decided_at } = proposal;
  const isWaiting = state === 'waiting';
  const minutes = minutesOf(proposal, nowMs);
  return (
    <>
      <strong className={classes.title}>{title}</strong>
      {isWaiting ? (
        <span className={classes.age} data-old={minutes >= OLD_MINUTES || undefined}>
          {sayAge(minutes, t)}
        </span>
      ) : (
        <span className={classes.state} data-state={state}>
          {t(approvalStates[state])}
        </span>
      )}
      <span className={classes.subject}>{subject.name}</span>
      <span className={classes.who}>
        {by_me === 1
          ? t(approvalsTexts.byYou)
          : t(approvalsTexts.byPerson, { name: proposed_by.name })}
        {isWaiting && by_me === 1 && (
          <span className={classes.chip}>{t(approvalsTexts.somebodyElse)}</span>
        )}
        {decided_by !== null && <span>{t(approvalsTexts.decidedByName, decided_by)}</span>}
        {decided_at !== null && <time dateTime={decided_at}>{formatInstant(decided_at)}</time>}
      </span>
    </>
  );
}
