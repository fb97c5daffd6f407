import { t } from '../../../i18n/i18n.ts';
import { Card } from '../../../ui/card/Card.tsx';
import card from '../../../ui/card/card.module.css';
import { Notice } from '../../../ui/state/Notice.tsx';
import { eastAfricaMoment } from '../east-africa-moment.ts';
import type { PauseInForce } from '../use-play-limits.ts';
import { PauseChoice } from './PauseChoice.tsx';
import { PauseConfirmation } from './PauseConfirmation.tsx';
import { usePause } from './use-pause.ts';

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
