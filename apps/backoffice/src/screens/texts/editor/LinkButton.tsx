import { LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/react';
import { Button, Input, Popover, Space } from 'antd';
import { useState } from 'react';
import { playerTextTexts } from '../../../i18n/texts/player-texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './editor.module.css';

/** Where the chosen words lead. */
export function LinkButton({ editor }: { editor: Editor }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const title = t(playerTextTexts.link);
  return (
    <Popover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      title={title}
      content={<LinkForm editor={editor} onDone={() => setOpen(false)} />}
    >
      <Button size="small" title={title} aria-label={title}>
        <LinkOutlined />
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
