import { LoadingOutlined, SearchOutlined } from '@ant-design/icons';
import { Modal } from 'antd';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '../../../features/wire/toasts.ts';
import { finderTexts } from '../../../i18n/texts/finder.ts';
import { useText } from '../../../i18n/use-text.ts';
import { iconOf } from '../../../menu/icons.ts';
import { findScreens, useMenu } from '../../../menu/menu.ts';
import classes from './finder.module.css';
import { foundOptions, type Option, type OptionGroup, screenOptions } from './options.ts';
import { type Findings, useFindings } from './use-findings.ts';

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

/** Goes to any screen, person or thing by what it is called: Ctrl K, a few letters, Enter. */
export function Finder() {
  const t = useText();
  const [state, setState] = useState<'shut' | 'open'>('shut');
  const [open] = useState(() => () => setState('open'));
  useShortcut(open);
  const shut = () => setState('shut');
  return (
    <>
      <button type="button" className={classes.button} onClick={open}>
        <SearchOutlined aria-hidden="true" />
        <span className={classes.buttonText}>{t(finderTexts.find)}</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Modal
        open={state === 'open'}
        title={<span className="visually-hidden">{t(finderTexts.find)}</span>}
        footer={null}
        closable={false}
        width={560}
        destroyOnHidden
        classNames={{ container: classes.frame ?? '' }}
        onCancel={shut}
      >
        <FinderList onDone={shut} />
      </Modal>
    </>
  );
}

/** Screens first while they fit the text, as nobody waits for them; then what the server found. */
function useOptions(typed: string) {
  const screens = findScreens(useMenu(), typed);
  const findings = useFindings(typed);
  const groups = [screenOptions(screens), ...foundOptions(findings.found)];
  return { groups: groups.filter(({ options }) => options.length > 0), status: findings.status };
}

function useFinder(onDone: () => void) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState(0);
  const { groups, status } = useOptions(typed);
  const options = groups.flatMap((group) => group.options);
  const active = Math.min(wanted, options.length - 1);
  const take = async ({ target }: Option) => {
    onDone();
    if ('go' in target) {
      navigate(target.go);
      return;
    }
    await navigator.clipboard.writeText(target.copy);
    showToast({ tone: 'success', message: t(finderTexts.copied, { code: target.copy }) });
  };
  const type = (text: string) => {
    setTyped(text);
    setWanted(0);
  };
  const walk = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = options[active];
    if (event.key === 'Enter' && chosen) void take(chosen);
    if (!step || options.length === 0) return;
    event.preventDefault();
    setWanted((active + step + options.length) % options.length);
  };
  return { typed, type, groups, options, status, active, activate: setWanted, take, walk };
}

/** A combobox: the field keeps the focus while the arrows walk the list below it. */
function FinderList({ onDone }: { onDone: () => void }) {
  const t = useText();
  const id = useId();
  const finder = useFinder(onDone);
  const { active, options, status } = finder;
  return (
    <>
      <div className={classes.field}>
        {status === 'looking' ? (
          <LoadingOutlined aria-hidden="true" />
        ) : (
          <SearchOutlined aria-hidden="true" />
        )}
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type into this field
          autoFocus
          role="combobox"
          aria-label={t(finderTexts.find)}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          placeholder={t(finderTexts.hint)}
          maxLength={60}
          value={finder.typed}
          onChange={(event) => finder.type(event.target.value)}
          onKeyDown={finder.walk}
        />
      </div>
      <FoundList id={id} {...finder} />
      <FinderState status={status} isEmpty={options.length === 0} />
    </>
  );
}

/** Said aloud as well; while screens are shown an empty answer needs no word. */
function FinderState({ status, isEmpty }: Pick<Findings, 'status'> & { isEmpty: boolean }) {
  const t = useText();
  const text = {
    idle: isEmpty ? finderTexts.nothing : undefined,
    looking: isEmpty ? finderTexts.looking : undefined,
    ready: isEmpty ? finderTexts.nothing : undefined,
    failed: finderTexts.failed,
  }[status];
  return (
    <p className={classes.nothing} role="status">
      {text && t(text)}
    </p>
  );
}

type Walked = Pick<ReturnType<typeof useFinder>, 'groups' | 'active' | 'activate' | 'take'>;

function FoundList({ id, groups, ...walked }: Walked & { id: string }) {
  const t = useText();
  const begins = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t(finderTexts.find)} className={classes.list}>
      {groups.map((group, at) => (
        <FoundGroup key={group.key} id={id} group={group} begin={begins[at] ?? 0} {...walked} />
      ))}
    </div>
  );
}

type FoundGroupProps = Omit<Walked, 'groups'> & { id: string; group: OptionGroup; begin: number };

function FoundGroup({ id, group, begin, active, activate, take }: FoundGroupProps) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox has no element
    <div role="group" aria-label={t(group.title)}>
      <div className={classes.groupTitle} aria-hidden="true">
        {t(group.title)}
      </div>
      {group.options.map((option, at) => {
        const index = begin + at;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={option.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes.option}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' });
            }}
            onMouseMove={() => activate(index)}
            onClick={() => void take(option)}
          >
            <OptionText option={option} />
          </div>
        );
      })}
    </div>
  );
}

function OptionText({ option: { icon, title, detail } }: { option: Option }) {
  const Icon = iconOf(icon);
  return (
    <>
      <Icon />
      <span>{title}</span>
      <small>{detail}</small>
    </>
  );
}
