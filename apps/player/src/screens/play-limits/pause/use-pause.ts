import { type PauseLength, pauseEnd } from '@kipute/domain/protection/play-pause';
import { useState } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { answered } from '../../../features/forms/submission.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import type { PauseInForce } from '../use-play-limits.ts';
import { offeredLengths } from './pause-offers.ts';

type Step =
  | { readonly length: undefined }
  | { readonly length: PauseLength; readonly endsAtMs: number };

const choosing: Step = { length: undefined };

/** Two steps: a length is chosen, then its end is seen and confirmed. */
export function usePause(pause: PauseInForce | null, onBegun: () => void) {
  const [step, setStep] = useState<Step>(choosing);
  const [isSending, setSending] = useState(false);

  async function begin(length: PauseLength): Promise<void> {
    setSending(true);
    // A refusal is said by the wire in a toast; the question stays.
    const begun = await answered(api.play_pause.add({ length }));
    setSending(false);
    if (!begun.ok) return;
    setStep(choosing);
    showToast({ tone: 'success', text: t('pause.begun') });
    onBegun();
  }

  return {
    step,
    isSending,
    offered: offeredLengths({ endsAt: pause?.ends_at, nowMs: serverNowMs() }),
    choose: (length: PauseLength) =>
      setStep({ length, endsAtMs: pauseEnd(length, new Date(serverNowMs())).getTime() }),
    back: () => setStep(choosing),
    confirm: () => {
      if (step.length !== undefined && !isSending) void begin(step.length);
    },
  };
}
