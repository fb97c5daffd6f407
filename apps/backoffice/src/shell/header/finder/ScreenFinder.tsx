import { SearchOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { shellTexts } from '../../../i18n/texts/shell.ts';
import { useText } from '../../../i18n/use-text.ts';
import { iconOf } from '../../../menu/icons.ts';
import { findScreens, useMenu } from '../../../menu/menu.ts';
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

type Found = ReturnType<typeof findScreens>[number];

function FoundScreen({ screen, group }: Found) {
  const Icon = iconOf(screen.icon);
  return (
    <>
      <Icon />
      <span>{screen.title}</span>
      <small>{group}</small>
    </>
  );
}

function useFinder(onDone: () => void) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const found = findScreens(useMenu(), typed);
  const active = Math.min(wanted, found.length - 1);
  const go = (one: Found | undefined) => {
    if (!one) return;
    navigate(one.screen.path);
    onDone();
  };
  const type = (text: string) => {
    setTyped(text);
    setWanted(0);
  };
  const walk = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') go(found[active]);
    if (!step || found.length === 0) return;
    event.preventDefault();
    setWanted((active + step + found.length) % found.length);
  };
  return { typed, type, found, active, activate: setWanted, go, walk };
}

/** A combobox: the field keeps the focus while the arrows walk the list below it. */
function FinderList({ onDone }: { onDone: () => void }) {
  const t = useText();
  const id = useId();
  const finder = useFinder(onDone);
  const { found, active } = finder;
  return (
    <>
      <div className={classes.field}>
        <SearchOutlined aria-hidden="true" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into this field
          autoFocus
          role="combobox"
          aria-label={t(shellTexts.findScreen)}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          placeholder={t(shellTexts.findScreenHint)}
          value={finder.typed}
          onChange={(event) => finder.type(event.target.value)}
          onKeyDown={finder.walk}
        />
      </div>
      <FoundList id={id} {...finder} />
      {found.length === 0 && (
        <p className={classes.nothing} role="status">
          {t(shellTexts.noScreenFound)}
        </p>
      )}
    </>
  );
}

type FoundListProps = Pick<ReturnType<typeof useFinder>, 'found' | 'active' | 'activate' | 'go'> & {
  id: string;
};

function FoundList({ id, found, active, activate, go }: FoundListProps) {
  const t = useText();
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t(shellTexts.findScreen)}
      className={classes.list}
    >
      {found.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
        <div
          key={one.screen.path}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          ref={(element) => {
            if (index === active) element?.scrollIntoView({ block: 'nearest' });
          }}
          onMouseMove={() => activate(index)}
          onClick={() => go(one)}
        >
          <FoundScreen {...one} />
        </div>
      ))}
    </div>
  );
}
