import { formatShillings } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { openSheet } from '../../sheet/sheet-history.ts';
import { RacingSign } from '../cars/RacingSign.tsx';
import { dateText } from '../round/moment.ts';
import { COIN_PAGE } from '../round/racing.ts';
import styles from './bet-bar.module.css';
import type { BetState } from './bet-state.ts';
import { forgetUnanswered, placeBet, retryUnanswered } from './place-bet.ts';
import type { BetView } from './use-betting.ts';

/** The one button in all its states, and what stands in its place for who must not bet now. */
export function BetButton(view: BetView) {
  const { state } = view;
  switch (state.kind) {
    case 'ready':
      return (
        <Button width="full" onClick={() => void placeBet(view.round.id, view.sum)}>
          {t('racing.bet')}
        </Button>
      );
    case 'sending':
      return (
        <Button width="full" state="sending">
          {t('racing.sending')}
        </Button>
      );
    case 'unsure':
      return <Unsure />;
    case 'visitor':
      return (
        <Button width="full" onClick={() => openSheet('noLogin')}>
          <Icon name="log-in" size={18} />
          {t('racing.login')}
        </Button>
      );
    case 'convert':
      return (
        <ButtonLink
          variant="gold"
          width="full"
          to={`${COIN_PAGE}?amount=${formatShillings(state.missing).replaceAll(',', '')}`}
        >
          <RacingSign name="swap" />
          {t('racing.convert')}
        </ButtonLink>
      );
    case 'resting':
      return <Resting until={state.until} />;
    default:
      return (
        <Button width="full" state="disabled">
          {state.kind === 'closed' && <Icon name="lock" size={18} />}
          {offWords(view)}
        </Button>
      );
  }
}

function offWords({ state, draft, sum, now }: BetView): string {
  switch (state.kind) {
    case 'closed':
      return t('racing.off.closed');
    case 'paused':
      return state.prompt || t('racing.off.paused');
    case 'refused':
      return refusalWords(state.refusal, {
        kind: draft.choice,
        minimum: formatShillings(sum.bounds.minimum),
        maximum: formatShillings(sum.bounds.maximum),
        tickets: now.table.max_tickets,
      });
    case 'forbidden':
    case 'offline':
      return t(`racing.off.${state.kind}`);
    default:
      return t('racing.bet');
  }
}

type Refusal = Extract<BetState, { kind: 'refused' }>['refusal'];
type Told = { kind: string; minimum: string; maximum: string; tickets: number };

function refusalWords(refusal: Refusal, { kind, minimum, maximum, tickets }: Told): string {
  switch (refusal) {
    case 'racing-pick-missing':
      if (kind === 'champion-and-runner-up') return t('racing.off.two');
      if (kind === 'top-three') return t('racing.off.three');
      return t(kind === 'champion' ? 'racing.off.car' : 'racing.off.pick');
    case 'racing-ten-incomplete':
      return t('racing.off.ten');
    case 'racing-stake-out-of-range':
      return t('racing.off.stake', { minimum, maximum });
    case 'racing-too-many-tickets':
      return t('racing.off.tickets', { count: tickets });
    case 'racing-pick-invalid':
    case 'racing-ten-twice':
      return t('racing.off.pick');
  }
}

/** No response came: only a retry with the same key can tell whether it was placed. */
function Unsure() {
  return (
    <div className={styles.unsure}>
      <Notice tone="warn" icon="wifi-off" role="alert">
        {t('racing.unsure')}
      </Notice>
      <div className={styles.pair}>
        <Button variant="outline" onClick={forgetUnanswered}>
          {t('racing.drop')}
        </Button>
        <Button onClick={() => void retryUnanswered()}>{t('racing.askAgain')}</Button>
      </div>
    </div>
  );
}

/** The races stay to be watched; what would cost money gives way to help. */
function Resting({ until }: { until: string }) {
  return (
    <section className={styles.resting}>
      <p>
        <Icon name="info" size={22} />
        <b>{t('racing.resting', { date: dateText(until) })}</b>
      </p>
      <p>{t('racing.restingText')}</p>
      <Button variant="outline" width="full" onClick={() => openSheet('contact')}>
        <Icon name="headset" size={18} />
        {t('racing.contact')}
      </Button>
    </section>
  );
}
