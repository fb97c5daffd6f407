import { SearchOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { shellTexts } from '../../../i18n/texts/shell.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FinderList } from './FinderList.tsx';
import classes from './finder.module.css';

function useShortcut(onShortcut: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onShortcut();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onShortcut]);
}

/** Goes to any screen by its name, in either language: Ctrl K, a few letters, Enter. */
export function ScreenFinder() {
  const t = useText();
  const [state, setState] = useState<'shut' | 'open'>('shut');
  const [open] = useState(() => () => setState('open'));
  useShortcut(open);
  const shut = () => setState('shut');
  return (
    <>
      <button type="button" className={classes.button} onClick={open}>
        <SearchOutlined aria-hidden="true" />
        <span className={classes.buttonText}>{t(shellTexts.findScreen)}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Modal
        open={state === 'open'}
        title={<span className="visually-hidden">{t(shellTexts.findScreen)}</span>}
        footer={null}
        closable={false}
        width={520}
        destroyOnHidden
        classNames={{ container: classes.frame ?? '' }}
        onCancel={shut}
      >
        <FinderList onDone={shut} />
      </Modal>
    </>
  );
}
