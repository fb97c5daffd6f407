import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { answered } from '../../../features/forms/submission.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import type { PlayLimit } from '../use-play-limits.ts';
import { readLimit } from './typed-limit.ts';

export type LimitRowState = {
  readonly isOpen: boolean;
  readonly isSending: boolean;
  /** Zero was typed, and is to be confirmed: it stops everything of its kind. */
  readonly isZeroAsked: boolean;
  readonly text: string;
  readonly error: string | undefined;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly open: () => void;
  readonly close: () => void;
  readonly type: (text: string) => void;
  readonly submit: (event: FormEvent) => void;
  readonly remove: () => void;
  /** Calls off the change that waits: the present limit is asked for once more (PRO-01). */
  readonly keep: () => void;
};

export function useLimitRow({ kind, period, amount }: PlayLimit, onChanged: () => void) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isZeroAsked, setZeroAsked] = useState(false);
  const { isSending, send } = useSending({ kind, period }, onChanged);
  const focus = useFocusOfForm(isOpen);

  function show(next: 'open' | 'closed'): void {
    setOpen(next === 'open');
    setText('');
    setError(undefined);
    setZeroAsked(false);
  }

  async function change(wanted: number | null): Promise<void> {
    if (await send(wanted, 'changed')) show('closed');
  }

  const row: LimitRowState = {
    ...focus,
    ...{ isOpen, isSending, isZeroAsked, text, error },
    open: () => show('open'),
    close: () => show('closed'),
    type: (typed) => {
      setText(typed);
      setError(undefined);
      setZeroAsked(false);
    },
    submit: (event) => {
      event.preventDefault();
      const read = readLimit(text);
      if (read.ok && read.value === 0 && !isZeroAsked) return setZeroAsked(true);
      if (read.ok) return void change(read.value);
      setError(t(read.refusal));
      focus.form.current?.querySelector('input')?.focus();
    },
    remove: () => void change(null),
    keep: () => void send(amount, 'kept'),
  };
  return row;
}

type Which = Pick<PlayLimit, 'kind' | 'period'>;

function useSending(which: Which, onChanged: () => void) {
  const [isSending, setSending] = useState(false);

  async function send(wanted: number | null, reason: 'changed' | 'kept'): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    // A refusal is said by the wire in a toast; what was typed stays.
    const set = await answered(api.play_limit.set({ ...which, amount: wanted }));
    setSending(false);
    if (!set.ok) return false;
    const words = reason === 'kept' ? t('limits.kept') : savedWords(set.value.applies_at);
    showToast({ tone: 'success', text: words });
    onChanged();
    return true;
  }
  return { isSending, send };
}

/** Two clocks never agree to the second; what waits, waits for a day. */
const SOON_MS = 60 * 60_000;

function savedWords(appliesAt: string): string {
  if (Date.parse(appliesAt) - serverNowMs() < SOON_MS) return t('limits.savedNow');
  return t('limits.savedLater', { when: eastAfricaMoment(appliesAt) });
}

/** Into the form when it opens, and back to the button when it closes. */
function useFocusOfForm(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return { opener, form };
}
