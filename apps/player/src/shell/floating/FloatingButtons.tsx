import { usePickCount } from '../../features/picks/picks-store.ts';
import { useScrolledPast } from '../../features/scroll/scroll-position.ts';
import { t } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/platform.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import { AppOffer } from './AppOffer.tsx';
import styles from './floating.module.css';

const FAR_DOWN_PX = 800;

/** The app has no browser around it, so it gets a reload; a browser is offered the app. */
export function FloatingButtons() {
  const farDown = useScrolledPast(FAR_DOWN_PX);
  const isPicking = usePickCount() > 0;
  const inApp = currentPlatform() === 'app';
  return (
    <>
      {!inApp && <AppOffer />}
      <div className={classNames(styles.stack, isPicking && styles.besideSlip)}>
        {farDown && (
          <FloatingButton
            icon="arrow-up"
            label={t('shell.toTop')}
            onClick={() => window.scrollTo({ top: 0 })}
          />
        )}
        {inApp && (
          <FloatingButton
            icon="refresh-cw"
            label={t('fault.reload')}
            onClick={() => location.reload()}
          />
        )}
      </div>
    </>
  );
}

type FloatingButtonProps = { icon: IconName; label: string; onClick: () => void };

function FloatingButton({ icon, label, onClick }: FloatingButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
