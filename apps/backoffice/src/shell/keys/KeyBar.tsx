import { Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { actingOf, capsOf, type KeyBinding } from '../../features/keys/key-press.ts';
import { useKeys, useKeysStore } from '../../features/keys/keys-store.ts';
import { useKeyPresses } from '../../features/keys/use-key-presses.ts';
import { composeText } from '../../i18n/text.ts';
import { keyTexts } from '../../i18n/texts/keys.ts';
import { useText } from '../../i18n/use-text.ts';
import { chooseAppearance, useAppearance } from '../../look/appearance-store.ts';
import { useTheme } from '../../look/use-theme.ts';
import { useMenu } from '../../menu/menu.ts';
import { formatClock } from '../../time/eat.ts';
import classes from './keys.module.css';

/** `G` and then the letter of a screen; screens that the role has not are left out. */
const lettersOfScreens: Readonly<Record<string, string>> = {
  'subscriber/subscriber_info': 'h',
  'approval/inquire': 'a',
  'subscriber/inquire': 'u',
  'recharge/inquire': 'r',
  'withdraw/inquire_queue': 'w',
  'order_list/inquire': 'o',
};

function useGoKeys(): readonly KeyBinding[] {
  const navigate = useNavigate();
  return useMenu()
    .flatMap(({ screens }) => screens)
    .flatMap(({ node, path, title }): readonly KeyBinding[] => {
      const letter = lettersOfScreens[node];
      if (!letter) return [];
      const slots = { screen: title };
      const said = {
        en: composeText('en', keyTexts.goTo, slots),
        sw: composeText('sw', keyTexts.goTo, slots),
      };
      return [{ keys: `g ${letter}`, title: said, run: () => navigate(path), shown: 'all-keys' }];
    });
}

function Caps({ keys }: { keys: string }) {
  return capsOf(keys).map((cap) => <kbd key={cap}>{cap}</kbd>);
}

/** The keys of this page, each a button as well, and how old its data is. */
export function KeyBar() {
  const t = useText();
  const theme = useTheme();
  const [help, setHelp] = useState<'shut' | 'open'>('shut');
  const parts = useKeysStore((state) => state.parts);
  const singleKeys = useAppearance((appearance) => appearance.singleKeys);
  useKeyPresses();
  useKeys([
    { keys: '?', title: keyTexts.allKeys, run: () => setHelp('open') },
    ...useGoKeys(),
    {
      keys: 'T',
      title: keyTexts.theme,
      run: () => chooseAppearance({ theme: theme === 'dark' ? 'light' : 'dark' }),
      shown: 'all-keys',
    },
  ]);
  const bindings = actingOf(parts.flatMap((part) => part.bindings));
  const shown = bindings.filter(
    ({ keys, shown: where = 'bar' }) =>
      where === 'bar' && (singleKeys === 'on' || keys.length > 1 || keys === '?'),
  );
  return (
    <footer className={classes.bar}>
      <section className={classes.keys} aria-label={t(keyTexts.keys)}>
        {shown.toReversed().map((binding) => (
          <button key={binding.keys} type="button" onClick={binding.run}>
            {(singleKeys === 'on' || binding.keys.length > 1) && <Caps keys={binding.keys} />}{' '}
            {t(binding.title)}
          </button>
        ))}
      </section>
      <Age />
      <AllKeys bindings={bindings} state={help} onShut={() => setHelp('shut')} />
    </footer>
  );
}

function Age() {
  const t = useText();
  const data = useKeysStore((state) => state.data);
  if (!data) return null;
  const { updatedAtMs, refreshSeconds } = data;
  return (
    <span className={classes.age}>
      {t(keyTexts.updatedAt, { time: formatClock(updatedAtMs) })}
      {refreshSeconds !== undefined &&
        ` · ${t(keyTexts.everySeconds, { seconds: refreshSeconds })}`}
    </span>
  );
}

type AllKeysProps = {
  bindings: readonly KeyBinding[];
  state: 'shut' | 'open';
  onShut: () => void;
};

function AllKeys({ bindings, state, onShut }: AllKeysProps) {
  const t = useText();
  return (
    <Modal open={state === 'open'} title={t(keyTexts.allKeysTitle)} footer={null} onCancel={onShut}>
      <dl className={classes.all}>
        <dt>
          <kbd>Ctrl K</kbd>
        </dt>
        <dd>{t(keyTexts.find)}</dd>
        {bindings.map((binding) => (
          <div key={binding.keys} className={classes.line}>
            <dt>
              <Caps keys={binding.keys} />
            </dt>
            <dd>{t(binding.title)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
