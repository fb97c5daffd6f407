import type { Localised } from '@kipute/contract/locale';
import { Alert, App, Button, Form, Input, Modal, Space } from 'antd';
import { type ReactNode, useState } from 'react';
import { useUnsaved } from '../../features/unsaved/unsaved-store.ts';
import { formTexts } from '../../i18n/texts/form.ts';
import { listTexts } from '../../i18n/texts/list.ts';
import { useText } from '../../i18n/use-text.ts';
import { isTypedRight } from './definition/check-field.ts';
import type { FormAnswer, Form as FormOf } from './definition/form.ts';
import { askedFields, changedFields, type Draft, draftOf } from './definition/form-values.ts';
import { FieldInput } from './fields/FieldInput.tsx';
import classes from './form-kit.module.css';
import { useFormSending } from './use-form-sending.ts';

type FormDialogProps<Subject> = {
  form: FormOf<Subject>;
  subject: Subject;
  title: Localised;
  question?: Localised | undefined;
  /** Whom or what it is about, above the fields. */
  about?: ReactNode;
  tone?: 'plain' | 'danger' | undefined;
  /** Must be typed before a danger runs. */
  wordToType?: string | undefined;
  onClose: () => void;
  onDone?: ((content: unknown) => void) | undefined;
  /** What it would come to, above the fields. */
  children?: ReactNode;
};

/** A name no field can have, because it carries a mark. */
const TYPED = '?typed';

function useDialogForm<Subject>(props: FormDialogProps<Subject>) {
  const { form, subject, onClose, onDone } = props;
  const t = useText();
  const { modal } = App.useApp();
  const [fields] = Form.useForm<Record<string, unknown>>();
  const [first] = useState(() => draftOf(form, subject));
  const [now, setNow] = useState<Draft>(first);
  const [state, setState] = useState<'changed' | 'as-it-was'>('as-it-was');
  const [answer, setAnswer] = useState<FormAnswer>();
  useUnsaved(state);
  const sending = useFormSending({
    form,
    subject,
    onRefused: ({ field, message }) => {
      if (field !== undefined) fields.setFields([{ name: field, errors: [message] }]);
    },
    onDone: (content, shown) => {
      setState('as-it-was');
      onDone?.(content);
      if (shown) setAnswer(shown);
      else onClose();
    },
  });
  const leave = () => {
    if (state === 'as-it-was') return onClose();
    modal.confirm({
      title: t(formTexts.leaveTitle),
      content: t(formTexts.leaveHint),
      okText: t(formTexts.leave),
      cancelText: t(formTexts.stay),
      onOk: onClose,
    });
  };
  const noteChange = (draft: Draft) => {
    const next = { ...first, ...draft };
    setNow(next);
    setState(changedFields(form, first, next).length > 0 ? 'changed' : 'as-it-was');
  };
  return { fields, first, asked: askedFields(form, now), answer, sending, leave, noteChange };
}

/** A form in a dialog: for list actions, detail pages and whatever opens for one deed. */
export function FormDialog<Subject>(props: FormDialogProps<Subject>) {
  const { form, title, question, about, tone, wordToType, onClose, children } = props;
  const t = useText();
  const dialog = useDialogForm(props);
  const { fields, first, asked, answer, sending } = dialog;
  if (answer) return <AnswerDialog title={title} answer={answer} onClose={onClose} />;
  return (
    <Modal
      open
      title={t(title)}
      okText={t(tone === 'danger' ? title : listTexts.confirm)}
      cancelText={t(listTexts.cancel)}
      okButtonProps={{ danger: tone === 'danger' }}
      confirmLoading={sending.isSending}
      onOk={fields.submit}
      onCancel={dialog.leave}
      destroyOnHidden
    >
      {about && <p className={classes.about}>{about}</p>}
      {question && <p>{t(question)}</p>}
      {children}
      {tone === 'danger' && <p className={classes.warning}>{t(listTexts.cannotBeUndone)}</p>}
      <Form
        form={fields}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={first}
        onValuesChange={(_, draft: Draft) => dialog.noteChange(draft)}
        onFinish={(draft: Draft) => sending.send({ ...first, ...draft })}
      >
        {asked.map((field) => (
          <FieldInput key={field.name} form={form} field={field} />
        ))}
        {wordToType !== undefined && <TypedWord word={wordToType} />}
        {sending.refusal && <Alert type="error" showIcon title={sending.refusal} role="alert" />}
      </Form>
    </Modal>
  );
}

/** What must be typed before a danger (BO-24). */
export function TypedWord({ word }: { word: string }) {
  const t = useText();
  const isRight = (_: unknown, typed?: string) =>
    isTypedRight(word, typed ?? '')
      ? Promise.resolve()
      : Promise.reject(new Error(t(listTexts.typedWrong, { name: word })));
  return (
    <Form.Item
      name={TYPED}
      label={t(listTexts.typeToConfirm, { name: word })}
      rules={[{ validator: isRight }]}
      validateTrigger="onSubmit"
    >
      <Input autoComplete="off" />
    </Form.Item>
  );
}

type AnswerDialogProps = { title: Localised; answer: FormAnswer; onClose: () => void };

/** What came of it and is shown once: it is not closed by a click beside it. */
function AnswerDialog({ title, answer, onClose }: AnswerDialogProps) {
  const t = useText();
  return (
    <Modal
      open
      title={t(title)}
      mask={{ closable: false }}
      okText={t(formTexts.close)}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p>{t(answer.text)}</p>
      {answer.secret !== undefined && (
        <>
          <Secret title={t(answer.text)} secret={answer.secret} />
          <p className={classes.warning}>{t(formTexts.shownOnce)}</p>
        </>
      )}
    </Modal>
  );
}

type Copied = 'copied' | 'failed' | 'not-yet';

/** A page that came without TLS has no clipboard. */
const copyText = (text: string): Promise<Copied> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(text).then(
        () => 'copied',
        () => 'failed',
      )
    : Promise.resolve('failed');

function Secret({ title, secret }: { title: string; secret: string }) {
  const t = useText();
  const [copied, setCopied] = useState<Copied>('not-yet');
  return (
    <>
      <Space.Compact block>
        <Input
          readOnly
          aria-label={title}
          className={classes.secret ?? ''}
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={async () => setCopied(await copyText(secret))}>
          {t(copied === 'copied' ? formTexts.copied : formTexts.copy)}
        </Button>
      </Space.Compact>
      <p role="status" className={copied === 'failed' ? classes.warning : 'visually-hidden'}>
        {copied === 'copied' && t(formTexts.copiedSpoken)}
        {copied === 'failed' && t(formTexts.copyFailed)}
      </p>
    </>
  );
}
