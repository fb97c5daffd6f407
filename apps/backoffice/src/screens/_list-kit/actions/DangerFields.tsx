import { Form, Input } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { isTypedRight, NOTE_CHARACTERS_MAX } from './confirmation.ts';

/** Names no field of an action can have, because they carry a mark. */
const TYPED = '?typed';
const NOTE = '?note';

/** What must be typed before a danger, and why it is done (BO-24). */
export function DangerFields({ word }: { word: string }) {
  const t = useText();
  const isRight = (_: unknown, typed?: string) =>
    isTypedRight(word, typed ?? '')
      ? Promise.resolve()
      : Promise.reject(new Error(t(listTexts.typedWrong, { name: word })));
  return (
    <>
      <Form.Item
        name={TYPED}
        label={t(listTexts.typeToConfirm, { name: word })}
        rules={[{ validator: isRight }]}
        validateTrigger="onSubmit"
      >
        <Input autoComplete="off" />
      </Form.Item>
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
