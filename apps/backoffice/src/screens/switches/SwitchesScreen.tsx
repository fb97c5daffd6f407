import { Badge, Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Can } from '../../features/permissions/administrator.tsx';
import { switchesTexts } from '../../i18n/texts/switches.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import classes from './switches.module.css';
import { type SwitchState, useFlip, useSwitches } from './use-switches.ts';

export function SwitchesScreen() {
  return (
    <ScreenFrame intro={switchesTexts.intro}>
      <Switches />
    </ScreenFrame>
  );
}

function Switches() {
  const view = useSwitches();
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="part" onRetry={view.retry} />;
    case 'ready':
      return (
        <div className={classes.board}>
          <SwitchCard which="betting" current={view.betting} />
          <SwitchCard which="site" current={view.site} />
        </div>
      );
  }
}

const PROMPT_LENGTH_MAX = 300;
const NOTE_LENGTH_MAX = 200;

const switches = {
  betting: {
    title: switchesTexts.betting,
    hint: switchesTexts.bettingHint,
    node: 'bet_config/update_no_bet',
  },
  site: {
    title: switchesTexts.site,
    hint: switchesTexts.siteHint,
    node: 'configuration/update_maintenance',
  },
} as const;

const looks = {
  open: { badge: 'success', word: switchesTexts.open, act: switchesTexts.close, next: 'closed' },
  closed: { badge: 'error', word: switchesTexts.closed, act: switchesTexts.reopen, next: 'open' },
} as const;

type SwitchCardProps = { which: keyof typeof switches; current: SwitchState };

/** One switch: what it does, how it stands, what players read, and why it is flipped. */
function SwitchCard({ which, current }: SwitchCardProps) {
  const t = useText();
  const titleId = useId();
  const { title, hint, node } = switches[which];
  const { badge, word, act, next } = looks[current.state];
  const flip = useFlip(which);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const prompt = { sw: text('sw'), en: text('en') };
    flip.mutate({ state: next, prompt, note: text('note') });
  };
  return (
    <form className={classes.card} aria-labelledby={titleId} onSubmit={submit}>
      <header className={classes.head}>
        <h2 id={titleId}>{t(title)}</h2>
        <Badge status={badge} text={t(word)} />
      </header>
      <p className={classes.hint}>{t(hint)}</p>
      <Labelled label={t(switchesTexts.promptSw)}>
        {(id) => <PromptField id={id} name="sw" text={current.prompt.sw} />}
      </Labelled>
      <Labelled label={t(switchesTexts.promptEn)}>
        {(id) => <PromptField id={id} name="en" text={current.prompt.en} />}
      </Labelled>
      <Labelled label={t(switchesTexts.note)}>
        {(id) => <Input id={id} name="note" maxLength={NOTE_LENGTH_MAX} required />}
      </Labelled>
      <Can node={node}>
        <Button
          htmlType="submit"
          type="primary"
          danger={next === 'closed'}
          loading={flip.isPending}
        >
          {t(act)}
        </Button>
      </Can>
    </form>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

// No `autoSize`: it measures through a style attribute, which the content policy refuses.
function PromptField({ id, name, text }: { id: string; name: 'sw' | 'en'; text: string }) {
  return (
    <Input.TextArea
      id={id}
      name={name}
      defaultValue={text}
      maxLength={PROMPT_LENGTH_MAX}
      required
      rows={2}
    />
  );
}
