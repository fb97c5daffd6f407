import type { CallContent } from '@kipute/contract/registry';
import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { serverNowMs } from '../clock/server-clock.ts';
import { Shillings } from '../payments/parts/Shillings.tsx';
import { useQuery } from '../query/use-query.ts';
import { Sheet } from '../sheet/Sheet.tsx';
import { closeSheet } from '../sheet/sheet-history.ts';
import { api } from '../wire/api.ts';
import styles from './play-reminder.module.css';
import { hoursAndMinutes, keptPlayTime } from './play-time.ts';

/** The reality check after every hour: time played, won or lost, and two ways on (PRO-14). */
export function PlayReminderSheet() {
  const session = usePlaySession();
  return (
    <Sheet title={t('reminder.title')} side="bottom">
      <PlayReminder session={session} />
    </Sheet>
  );
}

export function PlayReminder({ session }: { session: PlaySession }) {
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{t('reminder.text')}</p>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('reminder.played')}</dt>
          <dd>{playedWords(session.activeMs)}</dd>
        </div>
        {session.result && <Result result={session.result} />}
      </dl>
      <Button width="full" onClick={closeSheet}>
        {t('reminder.goOn')}
      </Button>
      <ButtonLink variant="outline" width="full" to="/play_limits" replace>
        <Icon name="hourglass" size={18} />
        {t('reminder.break')}
      </ButtonLink>
    </div>
  );
}

function Result({ result }: { result: CallContent<'play_session/inquire'> }) {
  const { staked, net_result: net } = result;
  return (
    <>
      <div className={styles.fact}>
        <dt>{t('reminder.staked')}</dt>
        <dd>
          <Shillings amount={staked} />
        </dd>
      </div>
      <div className={styles.fact}>
        <dt>{resultWords(net)}</dt>
        <dd className={classNames(net > 0 && styles.won, net < 0 && styles.lost)}>
          <Shillings amount={Math.abs(net)} />
        </dd>
      </div>
    </>
  );
}

function resultWords(net: number): string {
  if (net === 0) return t('reminder.even');
  return net < 0 ? t('reminder.lost') : t('reminder.won');
}

function playedWords(activeMs: number): string {
  const { hours, minutes } = hoursAndMinutes(activeMs);
  if (minutes === 0) return t('reminder.hours', { count: hours });
  return t('reminder.hoursMinutes', { hours, minutes });
}

export type PlaySession = {
  readonly activeMs: number;
  /** Undefined until it has come; the time is worth telling without it. */
  readonly result: CallContent<'play_session/inquire'> | undefined;
};

/** `sinceMs` is by the device's clock, the books are kept by ours. */
function askForResult(sinceMs: number) {
  const since = new Date(sinceMs + serverNowMs() - Date.now()).toISOString();
  return api.play_session.inquire({ since }, { silent: true });
}

function usePlaySession(): PlaySession {
  // As it stood when the reminder came: a number that grows while it is read would unsettle.
  const [time] = useState(keptPlayTime);
  const asked = useQuery(askForResult, time?.sinceMs ?? 0);
  return {
    activeMs: time?.activeMs ?? 0,
    result: asked.status === 'ready' ? asked.data : undefined,
  };
}
