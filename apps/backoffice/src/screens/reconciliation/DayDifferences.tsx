import { closingReasons, differenceKinds } from '@kipute/contract/constants/money/reconciliation';
import type { CallContent } from '@kipute/contract/registry';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useMay } from '../../features/permissions/administrator.tsx';
import { reconciliationTexts } from '../../i18n/texts/reconciliation.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatInstant } from '../../time/eat.ts';
import { defineForm, type Sending } from '../_form-kit/definition/form.ts';
import { FormDialog } from '../_form-kit/FormDialog.tsx';
import type { Row } from '../_list-kit/definition/list.ts';
import { keyOfAllLists } from '../_list-kit/page/use-list-page.ts';
import { moneyText } from '../orders/money-text.ts';
import classes from './reconciliation.module.css';

type Day = CallContent<'reconciliation/inquire'>[number];
type Difference = Day['differences'][number];

const kindOf = (id: number) => Object.values(differenceKinds).find((kind) => kind.id === id);

/** Under the lines of the drawer: every difference is a case to be looked at. */
export function DayDifferences({ row }: { row: Row }) {
  const t = useText();
  // Safe because the list hands over only what its own call answered.
  const { party, day, ...shown } = row as unknown as Day;
  const { differences, difference_count, compared_at } = shown;
  const without = compared_at === null ? reconciliationTexts.notCompared : reconciliationTexts.none;
  const more = difference_count - differences.length;
  return (
    <section className={classes.part}>
      <h2>{t(reconciliationTexts.differences)}</h2>
      {differences.length === 0 && <p>{t(without)}</p>}
      <ol className={classes.cases}>
        {differences.map((difference) => (
          <DifferenceCase key={difference.key} difference={difference} of={{ party, day }} />
        ))}
      </ol>
      {more > 0 && <p>{t(reconciliationTexts.more, { count: more })}</p>}
    </section>
  );
}

type CaseProps = { difference: Difference; of: Pick<Day, 'party' | 'day'> };

function DifferenceCase({ difference, of }: CaseProps) {
  const t = useText();
  const { direction, receipt, reference, our_amount, their_amount } = difference;
  const kind = kindOf(difference.kind);
  const way = direction === 'in' ? reconciliationTexts.moneyIn : reconciliationTexts.moneyOut;
  return (
    <li className={classes.case}>
      <b>{kind && t(kind)}</b>
      <span className={classes.digits}>
        {[t(way), receipt, reference].filter((part) => part !== '').join(' · ')}
      </span>
      {their_amount !== null && (
        <span>{t(reconciliationTexts.theirs, { amount: moneyText(their_amount) })}</span>
      )}
      {our_amount !== null && (
        <span>{t(reconciliationTexts.ours, { amount: moneyText(our_amount) })}</span>
      )}
      {difference.closed ? (
        <ClosedBy closed={difference.closed} />
      ) : (
        <CloseButton subject={{ ...of, key: difference.key }} />
      )}
    </li>
  );
}

const reasonOf = (id: number) => Object.values(closingReasons).find((reason) => reason.id === id);

function ClosedBy({
  closed: { reason, note, by, at },
}: {
  closed: NonNullable<Difference['closed']>;
}) {
  const t = useText();
  const why = reasonOf(reason);
  return (
    <span className={classes.closed}>
      {t(reconciliationTexts.closedBy, {
        reason: why ? t(why) : '',
        ...{ note, name: by.name, time: formatInstant(at) },
      })}
    </span>
  );
}

type Named = Pick<Day, 'party' | 'day'> & { readonly key: string };

const closeForm = defineForm({
  call: 'reconciliation/close',
  fields: [
    {
      kind: 'choice',
      name: 'reason',
      title: reconciliationTexts.reason,
      choices: closingReasons,
    },
    { kind: 'reason', name: 'note', title: reconciliationTexts.note },
  ],
  send: (values, { subject }: Sending<Named>) => ({ ...subject, ...values }),
  errors: { 'difference-unknown': 'note' },
});

function CloseButton({ subject }: { subject: Named }) {
  const t = useText();
  const may = useMay();
  const client = useQueryClient();
  const [state, setState] = useState<'shut' | 'open'>('shut');
  if (!may('reconciliation/update')) return null;
  return (
    <span>
      <Button size="small" onClick={() => setState('open')}>
        {t(reconciliationTexts.close)}
      </Button>
      {state === 'open' && (
        <FormDialog
          form={closeForm}
          subject={subject}
          title={reconciliationTexts.close}
          question={reconciliationTexts.closeQuestion}
          onClose={() => setState('shut')}
          onDone={() => void client.invalidateQueries({ queryKey: keyOfAllLists })}
        />
      )}
    </span>
  );
}
