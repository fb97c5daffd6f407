import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Faults, noFaults } from './submission.ts';

/**
 * A form that keeps what was typed: React's own form actions empty it after every attempt, and a
 * wrong code would cost a player two passwords.
 */
export function useSubmission<Field extends string>(
  send: (form: FormData) => Promise<Faults<Field>>,
) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults<Field>>(noFaults);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (Object.keys(faults.errors).length > 0) firstWrongField(form.current)?.focus();
  }, [faults]);

  async function submit(typed: FormData): Promise<void> {
    setSending(true);
    setFaults(await send(typed).finally(() => setSending(false)));
  }

  return {
    ...faults,
    sending,
    setFaults,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!sending) void submit(new FormData(event.currentTarget));
      },
    },
  };
}

function firstWrongField(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
}
