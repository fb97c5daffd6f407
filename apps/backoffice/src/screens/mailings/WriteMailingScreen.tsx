import { Alert, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useUnsaved } from '../../features/unsaved/unsaved-store.ts';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import { useText } from '../../i18n/use-text.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useScreen } from '../../shell/screen-context.ts';
import type { FormField } from '../_form-kit/definition/form.ts';
import { type Draft, draftOf } from '../_form-kit/definition/form-values.ts';
import type { Refusal } from '../_form-kit/definition/place-refusal.ts';
import { FieldInput } from '../_form-kit/fields/FieldInput.tsx';
import { useFormSending } from '../_form-kit/use-form-sending.ts';
import { MailingPreview } from './MailingPreview.tsx';
import classes from './mailings.module.css';
import { usePreview } from './use-preview.ts';
import { type Addressees, partsOf, writeForm } from './write-form.ts';

/** `/mailings/new`, or `/mailings/new?to=17,18` from the pages of users. */
export function WriteMailingScreen() {
  const t = useText();
  const { title } = useScreen();
  const [address] = useSearchParams();
  const [to] = useState<Addressees>(() => ({
    userIds: (address.get('to') ?? '').split(',').filter((id) => /^\d{1,19}$/.test(id)),
  }));
  return (
    <ScreenFrame
      title={t(mailingTexts.write)}
      back={<Link to="/mailings">← {title}</Link>}
      intro={mailingTexts.writeIntro}
    >
      <WriteForm to={to} />
    </ScreenFrame>
  );
}

function useWriting(to: Addressees) {
  const navigate = useNavigate();
  const [fields] = Form.useForm<Record<string, unknown>>();
  const [first] = useState(() => draftOf(writeForm, to));
  const [refusal, setRefusal] = useState<string>();
  const [state, setState] = useState<'changed' | 'as-it-was'>('as-it-was');
  const [leadsTo, setLeadsTo] = useState<string>();
  useUnsaved(state);
  // In an effect: by then the guard of what is unsaved has heard that nothing is.
  useEffect(() => {
    if (leadsTo !== undefined) navigate(leadsTo);
  }, [leadsTo, navigate]);
  const onRefused = ({ field, message }: Refusal) => {
    if (field !== undefined) fields.setFields([{ name: field, errors: [message] }]);
    setRefusal(field === undefined ? message : undefined);
  };
  const preview = usePreview(onRefused);
  const sending = useFormSending({
    form: writeForm,
    subject: to,
    onRefused,
    onDone: (content) => {
      setState('as-it-was');
      const { mailing_id } = content as { readonly mailing_id: string | null };
      setLeadsTo(mailing_id === null ? '/mailings' : `/mailings/${mailing_id}`);
    },
  });
  return {
    ...{ fields, first, refusal, preview, sending },
    noteChange: () => {
      setRefusal(undefined);
      setState('changed');
      preview.forget();
    },
    // Also what stands in a part that is not shown, so that the draft is whole.
    count: () => preview.count(fields.getFieldsValue(true) as Draft),
  };
}

function WriteForm({ to }: { to: Addressees }) {
  const t = useText();
  const { fields, first, refusal, preview, sending, noteChange, count } = useWriting(to);
  return (
    <div className={classes.writing}>
      <Form
        form={fields}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={first}
        onValuesChange={noteChange}
        onFinish={count}
      >
        <WriteFields />
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <Button
          htmlType="submit"
          type={preview.counted ? 'default' : 'primary'}
          loading={preview.isCounting}
        >
          {t(mailingTexts.preview)}
        </Button>
      </Form>
      <MailingPreview
        counted={preview.counted}
        isSending={sending.isSending}
        refusal={sending.refusal}
        onSend={sending.send}
      />
    </div>
  );
}

/** What stands there follows what was chosen above it. */
function WriteFields() {
  const channel = Form.useWatch('channel');
  const whom = Form.useWatch('whom');
  const t = useText();
  const parts = partsOf(channel, whom);
  return (
    <>
      <Part title={t(mailingTexts.howTitle)} columns={2} fields={parts.how} />
      <Part title={t(mailingTexts.whomTitle)} columns={3} fields={parts.filter}>
        <FieldInput form={writeForm} field={parts.whom} />
        {parts.picked.map((field) => (
          <FieldInput key={field.name} form={writeForm} field={field} />
        ))}
        {parts.filter.length > 0 && <p className={classes.hint}>{t(mailingTexts.filterHint)}</p>}
      </Part>
      <Part title={t(mailingTexts.wordsTitle)} columns={1} fields={parts.words} />
      <Part title={t(mailingTexts.whenTitle)} columns={2} fields={parts.when} />
    </>
  );
}

type PartProps = {
  title: string;
  columns: 1 | 2 | 3;
  fields: readonly FormField[];
  children?: React.ReactNode;
};

function Part({ title, columns, fields, children }: PartProps) {
  return (
    <fieldset className={classes.part}>
      <legend>{title}</legend>
      {children}
      <div className={classes.fields} data-columns={columns}>
        {fields.map((field) => (
          <FieldInput key={field.name} form={writeForm} field={field} />
        ))}
      </div>
    </fieldset>
  );
}
