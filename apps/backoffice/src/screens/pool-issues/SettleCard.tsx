import { poolIssueStatuses } from '@kipute/contract/constants/betting/games';
import { Alert, Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useKeys } from '../../features/keys/keys-store.ts';
import { useMay } from '../../features/permissions/administrator.tsx';
import { proposalIn } from '../../features/wire/proposed.ts';
import { poolTexts } from '../../i18n/texts/pools.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { FieldInput } from '../_form-kit/fields/FieldInput.tsx';
import { useFormSending } from '../_form-kit/use-form-sending.ts';
import { formatCount, formatMoney } from '../_list-kit/cells/cell-text.ts';
import pools from '../_pools/pools.module.css';
import { Sums } from '../_pools/Sums.tsx';
import { TierTable } from '../_pools/TierTable.tsx';
import { moneyText } from '../orders/money-text.ts';
import { type Issue, type Settling, settleForm } from './issue-forms.ts';
import classes from './pool-issues.module.css';
import { type SettlePreview, useIssueChanged, useSettlePreview } from './use-issue-calls.ts';

type IssueProps = { issue: Issue };

const isPaid = ({ status }: Issue): boolean => status === poolIssueStatuses.settled.id;

/** Counts and money first; who has read them proposes exactly them, and another person decides. */
export function SettleCard({ issue }: IssueProps) {
  const t = useText();
  const may = useMay();
  const view = useSettlePreview(issue);
  return (
    <section className={pools.card} aria-labelledby="settle-preview">
      <header className={pools.head}>
        <h2 id="settle-preview">
          {t(isPaid(issue) ? poolTexts.settleAnewTitle : poolTexts.settleTitle)}
        </h2>
        <span className={pools.chip}>{t(poolTexts.nothingDone)}</span>
      </header>
      {view.status === 'loading' && <PageSkeleton />}
      {view.status === 'failed' && (
        <LoadFailed place="part" reason={view.reason} onRetry={view.retry} />
      )}
      {view.status === 'ready' && (
        <div className={classes.settle}>
          <div>
            <TierTable
              shape="shared"
              tiers={view.content.tiers}
              rewardType={issue.reward_type}
              title={t(poolTexts.tier)}
            />
            {may('pool_issue/settle') && (
              <Propose key={view.content.digest} issue={issue} preview={view.content} />
            )}
          </div>
          <Money preview={view.content} />
        </div>
      )}
    </section>
  );
}

function Money({ preview }: { preview: SettlePreview }) {
  const t = useText();
  const { pool, tickets, winners, paid, tax, remainder, top_up, rollover, taken_back } = preview;
  return (
    <Sums
      lines={[
        { name: t(poolTexts.pool), value: formatMoney(pool), weight: 'main' },
        { name: t(poolTexts.tickets), value: formatCount(tickets) },
        { name: t(poolTexts.winners), value: formatCount(winners), weight: 'main' },
        { name: t(poolTexts.paidBeforeTax), value: formatMoney(paid), weight: 'main' },
        { name: t(poolTexts.tax), value: formatMoney(tax) },
        ...(taken_back > 0
          ? [{ name: t(poolTexts.takenBack), value: `−${formatMoney(taken_back)}` }]
          : []),
        ...(top_up === 0 ? [] : [{ name: t(poolTexts.topUpNeeded), value: moneyText(top_up) }]),
        { name: t(poolTexts.remainder), value: formatMoney(remainder) },
        { name: t(poolTexts.rolledOver), value: formatMoney(rollover), weight: 'main' },
      ]}
    />
  );
}

function useProposing({ id, digest }: Settling) {
  const [fields] = Form.useForm<Record<string, unknown>>();
  const [proposalId, setProposalId] = useState<string>();
  const issueChanged = useIssueChanged();
  const sending = useFormSending({
    form: settleForm,
    subject: { id, digest },
    onRefused: ({ field, message }) => {
      if (field !== undefined) fields.setFields([{ name: field, errors: [message] }]);
      // Whatever stands in the way, what is shown may no longer be what would be paid.
      issueChanged();
    },
    onDone: (content) => {
      setProposalId(proposalIn(content));
      issueChanged();
    },
  });
  return { fields, proposalId, sending };
}

function Propose({ issue, preview }: IssueProps & { preview: SettlePreview }) {
  const t = useText();
  const part = useRef<HTMLDivElement>(null);
  const { fields, proposalId, sending } = useProposing({ id: issue.id, digest: preview.digest });
  useKeys([
    {
      keys: 's',
      title: poolTexts.goToReason,
      run: () => part.current?.querySelector<HTMLElement>('textarea')?.focus(),
    },
  ]);
  if (proposalId !== undefined) {
    return (
      <Alert
        type="success"
        showIcon
        title={t(poolTexts.proposed)}
        action={<Link to={`/approvals/${proposalId}`}>{t(poolTexts.seeProposal)}</Link>}
      />
    );
  }
  return (
    <div ref={part} className={classes.propose}>
      <Alert type="warning" showIcon title={t(poolTexts.secondPerson)} />
      {/* Named: the dialog of a result has a reason as well, and a label leads to one field. */}
      <Form
        form={fields}
        name="settling"
        layout="vertical"
        requiredMark={false}
        onFinish={sending.send}
      >
        {settleForm.fields.map((field) => (
          <FieldInput key={field.name} form={settleForm} field={field} />
        ))}
        {sending.refusal && <Alert type="error" showIcon title={sending.refusal} role="alert" />}
        <Button type="primary" htmlType="submit" block loading={sending.isSending}>
          {t(isPaid(issue) ? poolTexts.proposeAnew : poolTexts.propose)}
        </Button>
      </Form>
    </div>
  );
}
