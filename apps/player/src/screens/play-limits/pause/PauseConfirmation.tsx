import { useEffect, useRef } from 'react';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import card from '../../../ui/card/card.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import common from '../play-limits.module.css';

type PauseConfirmationProps = {
  endsAtMs: number;
  isSending: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** Everything somebody must know before a word that cannot be taken back (PRO-12). */
export function PauseConfirmation({
  endsAtMs,
  isSending,
  onConfirm,
  onBack,
}: PauseConfirmationProps) {
  const question = useFocusOnce<HTMLHeadingElement>();
  return (
    <div className={card.form}>
      <h3 ref={question} tabIndex={-1} className={common.question}>
        {t('pause.sure')}
      </h3>
      <ul className={common.points}>
        <li className={common.point}>
          <Icon name="calendar-days" size={18} />
          <b>{t('pause.ends', { when: eastAfricaMoment(endsAtMs) })}</b>
        </li>
        <li className={common.point}>
          <Icon name="lock" size={18} />
          {t('pause.final')}
        </li>
        <li className={common.point}>
          <Icon name="x" size={18} />
          {t('pause.closed')}
        </li>
        <li className={common.point}>
          <Icon name="banknote-arrow-up" size={18} />
          {t('pause.withdrawals')}
        </li>
      </ul>
      <div className={common.actions}>
        <Button state={isSending ? 'sending' : 'ready'} onClick={onConfirm}>
          {t('pause.confirm')}
        </Button>
        <Button variant="outline" state={isSending ? 'disabled' : 'ready'} onClick={onBack}>
          {t('pause.back')}
        </Button>
      </div>
    </div>
  );
}

/** For what takes the place of the button that was pressed: the keyboard goes on from here. */
function useFocusOnce<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => place.current?.focus(), []);
  return place;
}
