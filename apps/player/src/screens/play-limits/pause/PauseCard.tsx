import { type PauseLength, pauseEnd } from '@kipute/domain/protection/play-pause';
import { useState } from 'react';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { answered, textOf, typedIn } from '../../../features/forms/submission.ts';
import { useSubmission } from '../../../features/forms/use-submission.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import card from '../../../ui/card/card.module.css';
import { RadioCards } from '../../../ui/control/RadioCards.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import common from '../play-limits.module.css';
import type { PauseInForce } from '../use-play-limits.ts';
import { PauseConfirmation } from './PauseConfirmation.tsx';
import { isTimeOut, lengthNamed, lengthTexts, offeredLengths } from './pause-offers.ts';

type PauseCardProps = { pause: PauseInForce | null; onBegun: () => void };

export function PauseCard({ pause, onBegun }: PauseCardProps) {
  const { step, offered, choose, confirm, back, isSending } = usePause(pause, onBegun);
  return (
    <Card icon="hourglass" title={t('pause.title')} text={t('pause.text')}>
      <div className={card.form}>
        {pause && (
          <Notice tone="warn" icon="hourglass">
            {t('pause.inForce', { when: eastAfricaMoment(pause.ends_at) })}
          </Notice>
        )}
        {step.length === undefined && offered.length > 0 && (
          <>
            {pause && <p>{t('pause.longer')}</p>}
            <PauseChoice offered={offered} onChoose={choose} />
          </>
        )}
        {step.length !== undefined && (
          <PauseConfirmation
            endsAtMs={step.endsAtMs}
            isSending={isSending}
            onConfirm={confirm}
            onBack={back}
          />
        )}
      </div>
    </Card>
  );
}

type Step =
  | { readonly length: undefined }
  | { readonly length: PauseLength; readonly endsAtMs: number };

const choosing: Step = { length: undefined };

/** Two steps: a length is chosen, then its end is seen and confirmed. */
function usePause(pause: PauseInForce | null, onBegun: () => void) {
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

type PauseChoiceProps = {
  offered: readonly PauseLength[];
  onChoose: (length: PauseLength) => void;
};

function PauseChoice({ offered, onChoose }: PauseChoiceProps) {
  const { form, errors } = useSubmission<'length'>(async (filled) => {
    const length = lengthNamed(typedIn(filled, 'length'));
    if (length === undefined) return { errors: { length: 'pause.choose' } };
    onChoose(length);
    return { errors: {} };
  });
  const timeOuts = offered.filter(isTimeOut);
  const exclusions = offered.filter((length) => !isTimeOut(length));
  return (
    <form {...form} className={card.form}>
      {timeOuts.length > 0 && (
        <RadioCards
          name="length"
          legend={t('pause.timeOut')}
          layout="beside"
          choices={timeOuts.map(choiceOf)}
          error={textOf(errors.length)}
        />
      )}
      <RadioCards
        name="length"
        legend={t('pause.exclusion')}
        layout="beside"
        choices={exclusions.map(choiceOf)}
        error={timeOuts.length === 0 ? textOf(errors.length) : undefined}
      />
      <div className={common.actions}>
        <Button type="submit" variant="outline">
          {t('pause.next')}
        </Button>
      </div>
    </form>
  );
}

const choiceOf = (length: PauseLength) => ({ value: length, text: t(lengthTexts[length]) });
