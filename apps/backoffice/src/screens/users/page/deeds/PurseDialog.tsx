import { Alert, Form, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../../features/permissions/administrator.tsx';
import { listTexts } from '../../../../i18n/texts/list.ts';
import { deedTexts } from '../../../../i18n/texts/user-deeds.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { type Draft, draftOf } from '../../../_form-kit/definition/form-values.ts';
import { parseTypedMoney } from '../../../_form-kit/definition/typed-money.ts';
import { FieldInput } from '../../../_form-kit/fields/FieldInput.tsx';
import { useFormSending } from '../../../_form-kit/use-form-sending.ts';
import { useSecondPersonFrom } from '../use-user-page.ts';
import { purseText, shillingsText, type User } from '../user-words.ts';
import classes from './deeds.module.css';
import { type PurseChange, purseChangeOf } from './purse-change.ts';
import { type Direction, type Purse, signedAmount } from './purse-forms.ts';

type PurseDialogProps = { user: User; purse: Purse; onClose: () => void; onDone: () => void };

/** A change of a purse, with what it will come to while it is typed. */
export function PurseDialog({ user, purse, onClose, onDone }: PurseDialogProps) {
  const t = useText();
  const [fields] = Form.useForm<Draft>();
  const [isProposed, setProposed] = useState(false);
  const [first] = useState(() => draftOf(purse.form, user));
  const sending = useFormSending({
    form: purse.form,
    subject: user,
    onRefused: ({ field, message }) => {
      if (field !== undefined) fields.setFields([{ name: field, errors: [message] }]);
    },
    onDone: (content) => {
      onDone();
      if (isOnlyProposed(content)) setProposed(true);
      else onClose();
    },
  });
  if (isProposed) return <ProposedDialog purse={purse} onClose={onClose} />;
  return (
    <Modal
      open
      title={t(purse.title)}
      okText={t(listTexts.confirm)}
      cancelText={t(listTexts.cancel)}
      confirmLoading={sending.isSending}
      onOk={fields.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className={classes.about}>
        {user.id} {user.name}
      </p>
      <Form
        form={fields}
        layout="vertical"
        requiredMark={false}
        initialValues={first}
        onFinish={sending.send}
      >
        {purse.form.fields.map((field) => (
          <FieldInput key={field.name} form={purse.form} field={field} />
        ))}
        <Preview purse={purse} user={user} />
        {sending.refusal && <Alert type="error" showIcon title={sending.refusal} role="alert" />}
      </Form>
    </Modal>
  );
}

const isOnlyProposed = (content: unknown): boolean =>
  (content as { readonly outcome?: unknown } | null)?.outcome === 'proposed';

/** Before → after, and whether it is done now: nothing is done yet. */
function Preview({ purse, user }: Pick<PurseDialogProps, 'purse' | 'user'>) {
  const t = useText();
  const secondPersonFrom = useSecondPersonFrom();
  const direction = (Form.useWatch('direction') ?? 'add') as Direction;
  const typed = Form.useWatch('amount') as string | undefined;
  const amount = parseTypedMoney(String(typed ?? '')) ?? 0;
  const change = purseChangeOf(
    purse.before(user),
    signedAmount(direction, amount),
    secondPersonFrom,
  );
  const limit = shillingsText(secondPersonFrom ?? 0);
  const remark = {
    asked: t(deedTexts.secondPersonAsked, { limit }),
    'not-asked': t(deedTexts.doneAtOnce, { limit }),
    unknown: t(deedTexts.secondPersonUnknown),
  } as const satisfies Record<PurseChange['secondPerson'], string>;
  return (
    <div className={classes.preview} data-verdict={change.verdict} role="status">
      <span>{t(purse.name)}</span>
      <b>{purseText(change.before)}</b>
      <span aria-hidden="true">→</span>
      <b>{purseText(change.after)}</b>
      <small>
        {change.verdict === 'below-zero' ? t(deedTexts.belowZero) : remark[change.secondPerson]}
      </small>
    </div>
  );
}

function ProposedDialog({ purse, onClose }: { purse: Purse; onClose: () => void }) {
  const t = useText();
  const may = useMay();
  return (
    <Modal
      open
      title={t(purse.title)}
      okText={t(deedTexts.close)}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <Alert type="warning" showIcon title={t(deedTexts.proposed)} />
      {may('approval/inquire') && (
        <p className={classes.next}>
          <Link to="/approvals">{t(deedTexts.seeApprovals)}</Link>
        </p>
      )}
    </Modal>
  );
}
