import { LinkOutlined, PictureOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Input, Popover, Space } from 'antd';
import { useState } from 'react';
import { playerTextTexts } from '../../../i18n/texts/player-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './editor.module.css';

type AddressButtonProps = { editor: Editor; what: 'link' | 'picture' };

/** Where the chosen words lead, or which picture stands here. */
export function AddressButton({ editor, what }: AddressButtonProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const title = t(what === 'link' ? playerTextTexts.link : playerTextTexts.picture);
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      title={title}
      content={
        what === 'link' ? (
          <LinkForm editor={editor} onDone={() => setOpen(false)} />
        ) : (
          <PictureForm editor={editor} onDone={() => setOpen(false)} />
        )
      }
    >
      <Button size="small" title={title} aria-label={title}>
        {what === 'link' ? <LinkOutlined /> : <PictureOutlined />}
      </Button>
    </Popover>
  );
}

type FormProps = { editor: Editor; onDone: () => void };

function LinkForm({ editor, onDone }: FormProps) {
  const t = useText();
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''));
  const put = (href: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else chain.setLink({ href }).run();
    onDone();
  };
  return (
    <Space.Compact className={classes.address ?? ''}>
      <Input
        autoFocus
        aria-label={t(playerTextTexts.linkHint)}
        placeholder={t(playerTextTexts.linkHint)}
        value={address}
        onChange={(event) => setAddress(event.target.value.trim())}
        onPressEnter={() => put(address)}
      />
      <Button type="primary" onClick={() => put(address)}>
        {t(playerTextTexts.insert)}
      </Button>
      <Button onClick={() => put('')}>{t(playerTextTexts.remove)}</Button>
    </Space.Compact>
  );
}

function PictureForm({ editor, onDone }: FormProps) {
  const t = useText();
  const [src, setSrc] = useState('');
  const [alt, setAlt] = useState('');
  const put = () => {
    if (src === '') return;
    const figure = { type: 'figure', content: [{ type: 'picture', attrs: { src, alt } }] };
    editor.chain().focus().insertContent(figure).run();
    onDone();
  };
  return (
    <div className={classes.picture}>
      <Input
        autoFocus
        aria-label={t(playerTextTexts.pictureHint)}
        placeholder="/files/…"
        value={src}
        onChange={(event) => setSrc(event.target.value.trim())}
      />
      <Input
        aria-label={t(playerTextTexts.pictureWords)}
        placeholder={t(playerTextTexts.pictureWords)}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Button type="primary" onClick={put}>
        {t(playerTextTexts.insert)}
      </Button>
    </div>
  );
}
