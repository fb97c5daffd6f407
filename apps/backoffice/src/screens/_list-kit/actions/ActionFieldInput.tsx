import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { type Say, useText } from '../../../i18n/use-text.ts';
import { parseTypedMoney } from '../../_form-kit/definition/typed-money.ts';
import type { ActionField } from '../definition/list.ts';
import { NOTE_CHARACTERS_MAX } from './confirmation.ts';

function inputOf(field: ActionField, t: Say) {
  switch (field.kind) {
    case 'text':
      return <Input autoComplete="off" />;
    case 'long-text':
      return <Input.TextArea rows={3} maxLength={NOTE_CHARACTERS_MAX} />;
    case 'password':
      return <Input.Password autoComplete="new-password" />;
    case 'number':
      return <InputNumber />;
    case 'money':
      return <Input inputMode="decimal" prefix="TSh" autoComplete="off" />;
    case 'flag':
      return <Switch />;
    case 'text-file':
      return <TextFileInput />;
    case 'choice':
      return (
        <Select
          options={Object.values(field.choices).map((choice) => ({
            value: choice.id,
            label: t(choice),
          }))}
        />
      );
  }
}

const isMoney = (_: unknown, typed?: string) =>
  !typed || parseTypedMoney(typed) !== undefined ? Promise.resolve() : Promise.reject(new Error());

export function ActionFieldInput({ field }: { field: ActionField }) {
  const t = useText();
  return (
    <Form.Item
      name={field.name}
      label={t(field.title)}
      extra={field.hint && t(field.hint)}
      valuePropName={field.kind === 'flag' ? 'checked' : 'value'}
      rules={[
        {
          required: !field.optional && field.kind !== 'flag',
          message: t(listTexts.required),
        },
        ...(field.kind === 'money'
          ? [{ validator: isMoney, message: t(listTexts.digitsOnly) }]
          : []),
      ]}
    >
      {inputOf(field, t)}
    </Form.Item>
  );
}

type FileProps = {
  /** Given by the form, as every input's. */
  id?: string;
  onChange?: (text: string) => void;
};

/** A file whose text is the value; the server refuses what is no text. */
function TextFileInput({ id, onChange }: FileProps) {
  return (
    <input
      id={id}
      type="file"
      accept=".csv,text/csv,text/plain"
      onChange={async ({ target }) => onChange?.((await target.files?.[0]?.text()) ?? '')}
    />
  );
}
