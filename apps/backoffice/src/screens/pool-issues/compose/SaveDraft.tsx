import type { CallContent } from '@kipute/contract/registry';
import { Alert, Button, Form } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsaved } from '../../../features/unsaved/unsaved-store.ts';
import { composeTexts } from '../../../i18n/texts/pool-compose.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Form as FormOf } from '../../_form-kit/definition/form.ts';
import { FieldInput } from '../../_form-kit/fields/FieldInput.tsx';
import { useFormSending } from '../../_form-kit/use-form-sending.ts';
import { useIssueChanged } from '../use-issue-calls.ts';
import classes from './compose.module.css';

type SaveProps<Subject> = { form: FormOf<Subject>; subject: Subject; isChanged: boolean };

/** Why, and the button; what was saved is looked at on its own page, where it is opened. */
export function SaveDraft<Subject>({ form, subject, isChanged }: SaveProps<Subject>) {
  const t = useText();
  const navigate = useNavigate();
  const issueChanged = useIssueChanged();
  const [fields] = Form.useForm<Record<string, unknown>>();
  const [savedId, setSavedId] = useState<string>();
  useUnsaved(isChanged && savedId === undefined ? 'changed' : 'as-it-was');
  // In an effect: by then the guard of what is unsaved has heard that nothing is.
  useEffect(() => {
    if (savedId !== undefined) navigate(`/pool-issues/${savedId}`);
  }, [savedId, navigate]);
  const sending = useFormSending({
    form,
    subject,
    onRefused: ({ field, message }) => {
      if (field !== undefined) fields.setFields([{ name: field, errors: [message] }]);
    },
    onDone: (content) => {
      issueChanged();
      setSavedId((content as CallContent<'pool_issue/add'>).id);
    },
  });
  return (
    <Form
      form={fields}
      layout="vertical"
      requiredMark={false}
      className={classes.save ?? ''}
      onFinish={sending.send}
    >
      {form.fields.map((field) => (
        <FieldInput key={field.name} form={form} field={field} />
      ))}
      {sending.refusal && <Alert type="error" showIcon title={sending.refusal} role="alert" />}
      <Button type="primary" htmlType="submit" block loading={sending.isSending}>
        {t(composeTexts.save)}
      </Button>
      <p>{t(composeTexts.saveHint)}</p>
    </Form>
  );
}
