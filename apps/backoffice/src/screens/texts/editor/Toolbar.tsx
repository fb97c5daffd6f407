import {
  BoldOutlined,
  ItalicOutlined,
  LineOutlined,
  OrderedListOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { drawnTables, textFigures } from '@kipute/contract/constants/content/texts';
import type { Localised } from '@kipute/contract/locale';
import { type Editor, useEditorState } from '@tiptap/react';
import { Button, Select } from 'antd';
import type { ReactNode } from 'react';
import { playerTextTexts } from '../../../i18n/texts/player-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Language } from '../use-text-page.ts';
import classes from './editor.module.css';
import { LinkButton } from './LinkButton.tsx';
import { PictureButton } from './PictureButton.tsx';
import { emptyTable } from './safe-nodes.ts';

type Tool = {
  readonly key: string;
  readonly title: Localised;
  readonly face: ReactNode;
  readonly run: (editor: Editor) => void;
  readonly isOn?: (editor: Editor) => boolean;
};

/** A button for everything that the safe subset has, and for nothing else. */
const tools: readonly Tool[] = [
  {
    key: 'h2',
    title: playerTextTexts.chapter,
    face: 'H2',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    key: 'h3',
    title: playerTextTexts.section,
    face: 'H3',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    key: 'bold',
    title: playerTextTexts.bold,
    face: <BoldOutlined />,
    run: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    key: 'italic',
    title: playerTextTexts.italic,
    face: <ItalicOutlined />,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    key: 'bullets',
    title: playerTextTexts.bullets,
    face: <UnorderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    key: 'numbers',
    title: playerTextTexts.numbers,
    face: <OrderedListOutlined />,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    key: 'quote',
    title: playerTextTexts.quote,
    face: '“ ”',
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    key: 'rule',
    title: playerTextTexts.rule,
    face: <LineOutlined />,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    key: 'table',
    title: playerTextTexts.table,
    face: <TableOutlined />,
    run: (editor) => editor.chain().focus().insertContent(emptyTable).run(),
  },
  {
    key: 'undo',
    title: playerTextTexts.undo,
    face: <UndoOutlined />,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    key: 'redo',
    title: playerTextTexts.redo,
    face: <RedoOutlined />,
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

type ToolbarProps = { editor: Editor; language: Language };

export function Toolbar({ editor, language }: ToolbarProps) {
  const t = useText();
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter(({ isOn }) => isOn?.(now)).map(({ key }) => key),
  });
  return (
    <div className={classes.toolbar} role="toolbar" aria-label={t(playerTextTexts.toolbar)}>
      {tools.map(({ key, title, face, run, isOn }) => (
        <Button
          key={key}
          size="small"
          title={t(title)}
          // Who says what they see on the button means it as well.
          aria-label={typeof face === 'string' ? `${face} ${t(title)}` : t(title)}
          {...(isOn && { 'aria-pressed': on.includes(key) })}
          type={on.includes(key) ? 'primary' : 'default'}
          onClick={() => run(editor)}
        >
          {face}
        </Button>
      ))}
      <LinkButton editor={editor} />
      <PictureButton editor={editor} language={language} />
      <SlotChoice
        label={t(playerTextTexts.figure)}
        names={textFigures}
        onChoose={(name) => editor.chain().focus().insertContent(`{{${name}}}`).run()}
      />
      <SlotChoice
        label={t(playerTextTexts.drawnTable)}
        names={drawnTables}
        onChoose={(name) => editor.chain().focus().insertContent(`<p>{{table:${name}}}</p>`).run()}
      />
    </div>
  );
}

type SlotChoiceProps = {
  label: string;
  names: readonly string[];
  onChoose: (name: string) => void;
};

/** What is filled in when the text is read; see the preview for what it says now. */
function SlotChoice({ label, names, onChoose }: SlotChoiceProps) {
  return (
    <Select<string>
      size="small"
      showSearch
      className={classes.slots ?? ''}
      aria-label={label}
      placeholder={label}
      value={null as unknown as string}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={onChoose}
    />
  );
}
