import { ArrowLeftOutlined } from '@ant-design/icons';
import { approvalStates } from '@kipute/contract/constants/operations/approvals';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { formatClock, formatInstant } from '../../time/eat.ts';
import classes from './approvals.module.css';
import { Decide } from './Decide.tsx';
import { MoneyPath } from './MoneyPath.tsx';
import { type ProposalDetail, useProposal, type View } from './use-approvals.ts';

type ProposalPageProps = { id: string; view: View; nextId: string | undefined };

export function ProposalPage({ id, view, nextId }: ProposalPageProps) {
  const t = useText();
  const detail = useProposal(id);
  return (
    <section className={classes.one} aria-label={t(approvalsTexts.chosen)}>
      <Link className={classes.toList} to={`/approvals?view=${view}`}>
        <ArrowLeftOutlined /> {t(approvalsTexts.toList)}
      </Link>
      {detail.status === 'loading' && <PageSkeleton />}
      {detail.status === 'failed' && <LoadFailed place="part" onRetry={detail.retry} />}
      {detail.status === 'ready' && (
        <>
          <Head proposal={detail.proposal} />
          <Differences proposal={detail.proposal} />
          <div className={classes.beside}>
            <Checks proposal={detail.proposal} atMs={detail.atMs} />
            {detail.proposal.money_path && <MoneyPath path={detail.proposal.money_path} />}
          </div>
          {detail.proposal.state === 'waiting' && (
            <Decide key={id} proposal={detail.proposal} view={view} nextId={nextId} />
          )}
        </>
      )}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where what it is about can be looked at; undefined where no screen shows it. */
function subjectPath({ subject: { kind, id } }: ProposalDetail): string | undefined {
  if (id === '') return undefined;
  return pagesOfSubjects[kind]?.(encodeURIComponent(id));
}

const pagesOfSubjects: Readonly<
  Partial<Record<ProposalDetail['subject']['kind'], (id: string) => string>>
> = {
  user: (id) => `/users/${id}`,
  withdrawal: (id) => `/withdrawals?serial_number=${id}&row=${id}`,
  role: (id) => `/roles/${id}`,
  manager: (id) => `/managers/${id}`,
  campaign: (id) => `/campaigns/${id}`,
  'pool-issue': (id) => `/pool-issues/${id}`,
  'racing-round': (id) => `/racing-rounds/${id}`,
};

function Head({ proposal }: { proposal: ProposalDetail }) {
  const t = useText();
  const { title, rule, subject, proposed_by, proposed_at, state } = proposal;
  const path = subjectPath(proposal);
  return (
    <>
      <header className={classes.head}>
        <h2>{title}</h2>
        {state === 'waiting' ? (
          <span className={classes.rule}>{rule}</span>
        ) : (
          <span className={classes.state} data-state={state}>
            {t(approvalStates[state])}
          </span>
        )}
      </header>
      <dl className={classes.facts}>
        <Fact name={t(approvalsTexts.proposedBy)}>
          {proposed_by.name}, <time dateTime={proposed_at}>{formatInstant(proposed_at)}</time>
        </Fact>
        {subject.name && (
          <Fact name={t(approvalsTexts.about)}>
            {path ? <Link to={path}>{subject.name}</Link> : subject.name}
          </Fact>
        )}
        <Ending proposal={proposal} />
      </dl>
      <blockquote className={classes.reason}>
        <small>{t(approvalsTexts.reason)}</small>
        {proposal.reason}
      </blockquote>
      {proposal.why_not && (
        <Alert
          type="warning"
          showIcon
          title={t(approvalsTexts.whyNot)}
          description={proposal.why_not}
        />
      )}
      {proposal.decision_note && (
        <blockquote className={classes.reason}>
          <small>{t(approvalsTexts.note)}</small>
          {proposal.decision_note}
        </blockquote>
      )}
    </>
  );
}

function Ending({ proposal }: { proposal: ProposalDetail }) {
  const t = useText();
  const { state, ends_at, decided_by, decided_at } = proposal;
  if (state === 'waiting') {
    return (
      <Fact name={t(approvalsTexts.endsAt)}>
        <time dateTime={ends_at}>{formatInstant(ends_at)}</time>
      </Fact>
    );
  }
  return (
    <Fact name={t(approvalsTexts.decidedBy)}>
      {decided_by?.name ?? t(approvalsTexts.itself)}
      {decided_at && (
        <>
          , <time dateTime={decided_at}>{formatInstant(decided_at)}</time>
        </>
      )}
    </Fact>
  );
}

function Differences({ proposal }: { proposal: ProposalDetail }) {
  const t = useText();
  const { changes, state } = proposal;
  if (changes.length === 0) return null;
  const now = state === 'waiting' ? approvalsTexts.now : approvalsTexts.before;
  return (
    <table className={classes.differences}>
      <thead>
        <tr>
          <th scope="col">{t(approvalsTexts.what)}</th>
          <th scope="col">{t(now)}</th>
          <td aria-hidden="true" />
          <th scope="col">{t(approvalsTexts.after)}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label} data-same={before === after || undefined}>
            <th scope="row">{label}</th>
            <td className={classes.before}>{before}</td>
            <td className={classes.mark}>
              <span aria-hidden="true">{before === after ? '=' : '→'}</span>
              <span className="visually-hidden">
                {t(before === after ? approvalsTexts.sameMark : approvalsTexts.changeMark)}
              </span>
            </td>
            <td className={classes.after}>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Checks({ proposal, atMs }: { proposal: ProposalDetail; atMs: number }) {
  const t = useText();
  if (proposal.checks.length === 0) return null;
  return (
    <div className={classes.checks}>
      <h3>{t(approvalsTexts.checkedAgain, { time: formatClock(atMs) })}</h3>
      <ul>
        {proposal.checks.map(({ text, holds }) => (
          <li key={text} data-holds={holds === 1 ? 'yes' : 'no'}>
            <span aria-hidden="true">{holds === 1 ? '✓' : '!'}</span>
            <span className="visually-hidden">
              {t(holds === 1 ? approvalsTexts.holds : approvalsTexts.holdsNot)}
            </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
