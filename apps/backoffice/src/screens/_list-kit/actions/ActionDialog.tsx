import { Form, Input, Modal } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Form as FormOf } from '../../_form-kit/definition/form.ts';
import { FormDialog, TypedWord } from '../../_form-kit/FormDialog.tsx';
import { readAnswers } from '../definition/answers.ts';
import type { List } from '../definition/list.ts';
import { ActionFieldInput } from './ActionFieldInput.tsx';
import classes from './actions.module.css';
import { BulkResults } from './BulkResults.tsx';
import { NOTE_CHARACTERS_MAX, wordToType } from './confirmation.ts';
import type { Actions, Asked } from './use-actions.ts';

type DialogProps = { about: Pick<List, 'rowName' | 'rowKey'>; actions: Actions };

function AskedForm({ about, actions, asked }: DialogProps & { asked: Asked }) {
  const t = useText();
  const [form] = Form.useForm<Record<string, unknown>>();
  const { action, rows } = asked;
  const fields = 'form' in action ? [] : (action.fields ?? []);
  const isDanger = action.tone === 'danger';
  const subject = rows.length === 1 ? wordToType(about, rows) : rows.length;
  return (
    <Modal
      open
      title={t(action.title)}
      okText={t(isDanger ? action.title : listTexts.confirm)}
      cancelText={t(listTexts.cancel)}
      okButtonProps={{ danger: isDanger }}
      confirmLoading={actions.isRunning}
      onOk={form.submit}
      onCancel={actions.dismiss}
      destroyOnHidden
    >
      {rows.length > 0 && (
        <p className={classes.subject}>
          {typeof subject === 'number' ? t(listTexts.rowsChosen, { count: subject }) : subject}
        </p>
      )}
      {action.question && <p className={classes.question}>{t(action.question)}</p>}
      <PreviewOf asked={asked} />
      {isDanger && <p className={classes.warning}>{t(listTexts.cannotBeUndone)}</p>}
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => {
          actions.confirm({ answers: readAnswers(values), note: noteIn(values) });
        }}
      >
        {fields.map((field) => (
          <ActionFieldInput key={field.name} field={field} />
        ))}
        {isDanger && <DangerFields word={wordToType(about, rows)} />}
      </Form>
    </Modal>
  );
}

/** What an action asks before it runs, and what became of many rows after it. */
export function ActionDialog({ about, actions }: DialogProps) {
  const { asked, bulk } = actions;
  if (!asked) {
    return bulk && <BulkResults about={about} result={bulk} onClose={actions.readBulk} />;
  }
  const Dialog = 'form' in asked.action ? FormOfAction : AskedForm;
  return <Dialog about={about} actions={actions} asked={asked} />;
}

/** What the form of an action is about, as its kind says. */
function subjectOf({ action, rows }: Asked): unknown {
  if (action.on === 'row') return rows[0];
  return action.on === 'selection' ? rows : undefined;
}

function FormOfAction({ about, actions, asked }: DialogProps & { asked: Asked }) {
  const t = useText();
  const { action, rows } = asked;
  if (!('form' in action)) return null;
  const word = wordToType(about, rows);
  const subject = rows.length > 1 ? t(listTexts.rowsChosen, { count: rows.length }) : word;
  return (
    <FormDialog
      // The subject fits because both come from the same action.
      form={action.form as FormOf<unknown>}
      subject={subjectOf(asked)}
      title={action.title}
      question={action.question}
      about={rows.length > 0 && subject}
      tone={action.tone}
      wordToType={action.tone === 'danger' ? word : undefined}
      onClose={actions.dismiss}
      onDone={actions.done}
    >
      <PreviewOf asked={asked} />
    </FormDialog>
  );
}

function PreviewOf({ asked: { action, rows } }: { asked: Asked }) {
  const [row] = rows;
  return action.Preview && row ? <action.Preview row={row} /> : null;
}

/** A name no field of an action can have, because it carries a mark. */
const NOTE = '?note';

/** What must be typed before a danger, and why it is done (BO-24). */
export function DangerFields({ word }: { word: string }) {
  const t = useText();
  return (
    <>
      <TypedWord word={word} />
      <Form.Item
        name={NOTE}
        label={t(listTexts.note)}
        rules={[{ required: true, whitespace: true, message: t(listTexts.required) }]}
        validateTrigger="onSubmit"
      >
        <Input.TextArea
          rows={2}
          maxLength={NOTE_CHARACTERS_MAX}
          placeholder={t(listTexts.noteHint)}
        />
      </Form.Item>
    </>
  );
}

export function noteIn(values: Readonly<Record<string, unknown>>): string {
  return String(values[NOTE] ?? '').trim();
}
