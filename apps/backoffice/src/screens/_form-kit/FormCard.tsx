import type { Localised } from '@kipute/contract/locale';
import { Alert, Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useUnsaved } from '../../features/unsaved/unsaved-store.ts';
import { formTexts } from '../../i18n/texts/form.ts';
import { useText } from '../../i18n/use-text.ts';
import { sayProblem } from './definition/check-field.ts';
import type { FormField, Form as FormOf } from './definition/form.ts';
import { askedFields, changedFields, type Draft, draftOf } from './definition/form-values.ts';
import { FieldInput } from './fields/FieldInput.tsx';
import classes from './form-kit.module.css';
import { SaveBar } from './SaveBar.tsx';
import { useFormSending } from './use-form-sending.ts';

type FormCardProps<Subject> = {
  form: FormOf<Subject>;
  subject: Subject;
  title: Localised;
  /** Who may only look sees what stands there and no save bar. */
  mode?: 'change' | 'look';
  children?: ReactNode;
  /** Of what stands in the inputs now, below them. */
  preview?: (now: Draft) => ReactNode;
  onDone?: (content: unknown) => void;
};

/**
 * A form that stays on its page: settings, a role, a profile. The save bar appears with the first
 * change, says what would change from what to what, and asks why. Give it a new `key` with each
 * revision of the subject, so that it begins anew from what was saved.
 */
export function FormCard<Subject>(props: FormCardProps<Subject>) {
  const { form, subject, title, mode = 'change', children, preview, onDone } = props;
  const t = useText();
  const [fields] = Form.useForm<Record<string, unknown>>();
  const [first] = useState(() => draftOf(form, subject));
  const [now, setNow] = useState<Draft>(first);
  const changed = changedFields(form, first, now).filter(({ kind }) => kind !== 'reason');
  useUnsaved(changed.length > 0 ? 'changed' : 'as-it-was');
  const sending = useFormSending({
    form,
    subject,
    onRefused: ({ field, message }) => {
      if (field !== undefined) fields.setFields([{ name: field, errors: [message] }]);
    },
    onDone: (content) => {
      setNow(first);
      onDone?.(content);
    },
  });
  const undo = () => {
    fields.resetFields();
    setNow(first);
  };
  const [shown, reasons] = [
    askedFields(form, now).filter(({ kind }) => kind !== 'reason'),
    form.fields.filter(({ kind }) => kind === 'reason'),
  ];
  return (
    <section className={classes.card}>
      <h2>{t(title)}</h2>
      {children}
      <Form
        form={fields}
        layout="vertical"
        requiredMark={false}
        disabled={mode === 'look'}
        scrollToFirstError={{ focus: true }}
        initialValues={first}
        onValuesChange={(_, draft: Draft) => setNow({ ...first, ...draft })}
        onFinish={(draft: Draft) => sending.send({ ...first, ...draft })}
      >
        {shown.map((field) => (
          <Row
            key={field.name}
            form={form}
            field={field}
            now={now}
            state={changed.includes(field) ? 'changed' : 'as-it-was'}
          />
        ))}
        {preview?.(now)}
        {sending.refusal && <Alert type="error" showIcon title={sending.refusal} role="alert" />}
        {mode === 'change' && changed.length > 0 && (
          <SaveBar changed={changed} before={first} now={now}>
            {reasons.map((field) => (
              <FieldInput key={field.name} form={form} field={field} />
            ))}
            <div className={classes.buttons}>
              <Button onClick={undo}>{t(formTexts.undo)}</Button>
              <Button type="primary" htmlType="submit" loading={sending.isSending}>
                {t(formTexts.save)}
              </Button>
            </div>
          </SaveBar>
        )}
      </Form>
    </section>
  );
}

type RowProps = {
  form: Pick<FormOf, 'call'>;
  field: FormField;
  now: Draft;
  state: 'changed' | 'as-it-was';
};

/** An input, and beside it what its value comes to. */
function Row({ form, field, now, state }: RowProps) {
  const t = useText();
  const effect = field.effect?.(now);
  return (
    <>
      {field.heading && <h3 className={classes.heading}>{t(field.heading)}</h3>}
      <div
        className={classes.row}
        data-changed={state === 'changed' || undefined}
        data-beside={field.effect ? '' : undefined}
      >
        <FieldInput form={form} field={field} />
        {effect && (
          <p className={classes.effect} data-tone={effect.tone}>
            {sayProblem(effect, t)}
          </p>
        )}
      </div>
    </>
  );
}
