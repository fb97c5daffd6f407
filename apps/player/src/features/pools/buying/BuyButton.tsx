import { formatShillings } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { openSheet } from '../../sheet/sheet-history.ts';
import { dateText, dayName } from '../issue/moment.ts';
import { lastKickOffMs } from '../issue/pool.ts';
import styles from './buy.module.css';
import { buyTicket, forgetUnanswered, retryUnanswered } from './buy-ticket.ts';
import type { BuyView } from './use-buying.ts';

/** The one button in all its states, and what stands in its place for who must not bet now. */
export function BuyButton(view: BuyView) {
  const { state } = view;
  switch (state.kind) {
    case 'ready':
      return (
        <Button
          variant="gold"
          width="full"
          onClick={() => void buyTicket(view.game, view.draft, view.sum.lines)}
        >
          {t('pools.buy')}
        </Button>
      );
    case 'sending':
      return (
        <Button variant="gold" width="full" state="sending">
          {t('pools.sending')}
        </Button>
      );
    case 'unsure':
      return <Unsure />;
    case 'visitor':
      return (
        <Button variant="gold" width="full" onClick={() => openSheet('noLogin')}>
          <Icon name="log-in" size={18} />
          {t('pools.login')}
        </Button>
      );
    case 'deposit': {
      const amount = formatShillings(state.missing);
      return (
        <ButtonLink
          variant="gold"
          width="full"
          to={`/pay_recharge?amount=${amount.replaceAll(',', '')}`}
        >
          {t('pools.deposit', { amount })}
        </ButtonLink>
      );
    }
    case 'resting':
      return <Resting until={state.until} />;
    default:
      return <OffButton {...view} />;
  }
}

function OffButton(view: BuyView) {
  return (
    <Button width="full" state="disabled">
      {view.state.kind === 'closed' && <Icon name="lock" size={18} />}
      {offWords(view)}
    </Button>
  );
}

function offWords({ state, issue }: BuyView): string {
  switch (state.kind) {
    case 'incomplete':
      return t('pools.off.incomplete', { count: state.missing });
    case 'closed':
      return t('pools.off.closed', { day: dayName(lastKickOffMs(issue)) });
    case 'paused':
      return state.prompt || t('pools.off.paused');
    case 'refused':
      return state.refusal === 'pool-too-many-doubles'
        ? t('pools.off.doubles', { count: issue.max_doubles })
        : t('pools.off.picks');
    case 'credit-short':
    case 'forbidden':
    case 'offline':
      return t(`pools.off.${state.kind}`);
    default:
      return t('pools.buy');
  }
}

/** No response came: only a retry with the same key can tell whether it was bought. */
function Unsure() {
  return (
    <div className={styles.unsure}>
      <Notice tone="warn" icon="wifi-off" role="alert">
        {t('pools.unsure')}
      </Notice>
      <div className={styles.pair}>
        <Button variant="outline" onClick={forgetUnanswered}>
          {t('pools.drop')}
        </Button>
        <Button onClick={() => void retryUnanswered()}>{t('pools.askAgain')}</Button>
      </div>
    </div>
  );
}

/** Games stay readable; what would cost money gives way to help. */
function Resting({ until }: { until: string }) {
  return (
    <section className={styles.resting}>
      <p>
        <Icon name="info" size={22} />
        <b>{t('pools.resting', { date: dateText(until) })}</b>
      </p>
      <p>{t('pools.restingText')}</p>
      <Button variant="outline" width="full" onClick={() => openSheet('contact')}>
        <Icon name="headset" size={18} />
        {t('pools.contact')}
      </Button>
    </section>
  );
}
