import { PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { filesTexts } from '../../../i18n/texts/files.ts';
import { listTexts } from '../../../i18n/texts/list.ts';
import { playerTextTexts } from '../../../i18n/texts/player-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PictureChoice } from '../../_form-kit/fields/PictureChoice.tsx';
import type { Language } from '../use-text-page.ts';
import classes from './editor.module.css';
import type { PictureAttributes } from './safe-nodes.ts';

type PictureButtonProps = { editor: Editor; language: Language };

/** Puts a picture of the house where the cursor stands, or changes the one that is chosen. */
export function PictureButton({ editor, language }: PictureButtonProps) {
  const t = useText();
  const [chosen, setChosen] = useState<PictureAttributes | 'none-yet'>();
  const title = t(playerTextTexts.picture);
  const open = () =>
    setChosen(
      editor.isActive('picture')
        ? (editor.getAttributes('picture') as PictureAttributes)
        : 'none-yet',
    );
  return (
    <>
      <Button size="small" title={title} aria-label={title} onClick={open}>
        <PictureOutlined />
      </Button>
      {chosen && (
        <PictureDialog
          before={chosen === 'none-yet' ? undefined : chosen}
          language={language}
          onPut={(attributes) => {
            put(editor, attributes);
            setChosen(undefined);
          }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}

function put(editor: Editor, attrs: PictureAttributes): void {
  const chain = editor.chain().focus();
  if (editor.isActive('picture')) chain.updateAttributes('picture', attrs).run();
  else chain.insertContent({ type: 'figure', content: [{ type: 'picture', attrs }] }).run();
}

type PictureDialogProps = {
  before: PictureAttributes | undefined;
  language: Language;
  onPut: (attributes: PictureAttributes) => void;
  onClose: () => void;
};

/** First which picture, then what it shows: nobody puts one without its words. */
function PictureDialog({ before, language, onPut, onClose }: PictureDialogProps) {
  const t = useText();
  const [picture, setPicture] = useState<Omit<PictureAttributes, 'alt'> | undefined>(before);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (alt.trim() === '') return setMissing(true);
    if (picture) onPut({ ...picture, alt: alt.trim() });
  };
  return (
    <Modal
      open
      width={720}
      title={t(picture ? playerTextTexts.picture : filesTexts.choose)}
      okText={t(playerTextTexts.insert)}
      okButtonProps={{ hidden: picture === undefined }}
      cancelText={t(listTexts.cancel)}
      onOk={submit}
      onCancel={onClose}
    >
      {picture ? (
        <div className={classes.picture}>
          <img src={picture.src} width={picture.width} height={picture.height} alt={alt} />
          <Button onClick={() => setPicture(undefined)}>{t(filesTexts.change)}</Button>
          <PictureWords
            value={alt}
            language={language}
            state={isMissing ? 'missing' : 'fine'}
            onChange={(typed) => {
              setAlt(typed);
              setMissing(false);
            }}
            onEnter={submit}
          />
        </div>
      ) : (
        <PictureChoice
          drawings="none"
          onChoose={({ path: src, width, height }) => {
            if (width && height) setPicture({ src, width, height });
          }}
        />
      )}
    </Modal>
  );
}

type PictureWordsProps = {
  value: string;
  language: Language;
  state: 'fine' | 'missing';
  onChange: (typed: string) => void;
  onEnter: () => void;
};

const WORDS_LENGTH_MAX = 300;

function PictureWords({ value, language, state, onChange, onEnter }: PictureWordsProps) {
  const t = useText();
  const id = useId();
  const name = t(language === 'sw' ? playerTextTexts.swahili : playerTextTexts.english);
  const isMissing = state === 'missing';
  return (
    <>
      <label htmlFor={id}>{t(playerTextTexts.pictureWords, { language: name })}</label>
      <Input
        id={id}
        autoFocus
        lang={language}
        maxLength={WORDS_LENGTH_MAX}
        aria-describedby={`${id}-hint`}
        aria-invalid={isMissing}
        {...(isMissing && { status: 'error' as const })}
        value={value}
        // The safe subset has no such signs in an attribute.
        onChange={({ target }) => onChange(target.value.replace(/[<>]/g, ''))}
        onPressEnter={onEnter}
      />
      <p id={`${id}-hint`} className={isMissing ? classes.missing : classes.hint} role="status">
        {t(isMissing ? playerTextTexts.pictureWordsMissing : playerTextTexts.pictureWordsHint)}
      </p>
    </>
  );
}
