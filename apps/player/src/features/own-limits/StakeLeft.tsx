import type { CallContent } from '@kipute/contract/registry';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/Link.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import { eastAfricaMoment } from '../clock/east-africa-moment.ts';
import { useQuery } from '../query/use-query.ts';
import { usePlayer } from '../session/session-store.ts';
import { isSheetOpen } from '../sheet/sheet-history.ts';
import { api } from '../wire/api.ts';
import styles from './own-limits.module.css';

type Left = CallContent<'play_limit/left'>;

const askForLeft = () => api.play_limit.left({}, { silent: true });

/** In the slip, before a bet is tried; a balance that moved may leave another amount (PRO-16). */
export function StakeLeft() {
  const player = usePlayer();
  const left = useQuery<string, Left>(askForLeft, `${player?.id} ${player?.balance}`);
  return left.status === 'ready' ? <DrawnLeft {...left.data} /> : null;
}

export function DrawnLeft({ stake, pause_ends_at }: Left) {
  if (pause_ends_at === null && stake === null) return null;
  return (
    <Notice
      tone={pause_ends_at !== null || stake === 0 ? 'warn' : 'info'}
      icon={pause_ends_at === null ? 'target' : 'hourglass'}
    >
      {pause_ends_at === null
        ? t('ownLimits.stakeLeft', { left: shownAmount(stake ?? 0) })
        : t('ownLimits.paused', { until: eastAfricaMoment(pause_ends_at) })}{' '}
      <Link className={styles.link} href="/play_limits" replace={isSheetOpen()}>
        {t('ownLimits.open')}
      </Link>
    </Notice>
  );
}
