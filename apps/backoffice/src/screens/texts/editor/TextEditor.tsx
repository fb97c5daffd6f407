import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { playerTextTexts } from '../../../i18n/texts/player-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { styleNonce } from '../../../look/style-nonce.ts';
import type { Language } from '../use-text-page.ts';
import classes from './editor.module.css';
import { safeNodes, tidied } from './safe-nodes.ts';
import { Toolbar } from './Toolbar.tsx';

type TextEditorProps = {
  /** Read once: whoever wants other words gives the editor another key. */
  html: string;
  mode: 'change' | 'look';
  label: string;
  language: Language;
  onChange: (html: string) => void;
};

/** Words with the formatting of the safe subset and no other, or the same as HTML. */
export function TextEditor({ html, mode, label, language, onChange }: TextEditorProps) {
  const t = useText();
  const labelId = useId();
  const [look, setLook] = useState<'text' | 'html'>('text');
  const [source, setSource] = useState(html);
  const write = (written: string) => {
    setSource(written);
    onChange(written);
  };
  return (
    <section className={classes.editor} aria-labelledby={labelId}>
      <header className={classes.head}>
        <h2 id={labelId}>{label}</h2>
        <Segmented
          aria-label={t(playerTextTexts.look)}
          size="small"
          value={look}
          options={[
            { value: 'text', label: t(playerTextTexts.asText) },
            { value: 'html', label: t(playerTextTexts.asHtml) },
          ]}
          onChange={setLook}
        />
      </header>
      {look === 'html' ? (
        <Input.TextArea
          className={classes.source ?? ''}
          aria-label={label}
          rows={24}
          spellCheck={false}
          readOnly={mode === 'look'}
          value={source}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <WrittenText html={source} mode={mode} label={label} language={language} onChange={write} />
      )}
    </section>
  );
}

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => /^(\/(?!\/)|#|tel:)/.test(address),
    },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    trailingNode: false,
  }),
  ...safeNodes,
];

function WrittenText({ html, mode, label, language, onChange }: TextEditorProps) {
  const editor = useEditor({
    extensions,
    content: html,
    editable: mode === 'change',
    injectNonce: styleNonce,
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
    },
    onUpdate: ({ editor: now }) => onChange(tidied(now.getHTML())),
  });
  return (
    <>
      {mode === 'change' && <Toolbar editor={editor} language={language} />}
      <EditorContent editor={editor} className={classes.words} />
    </>
  );
}
