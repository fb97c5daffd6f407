import { useEastAfricaClock } from '../../features/clock/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './controls.module.css';

export function EastAfricaClock() {
  const time = useEastAfricaClock();
  return (
    <span className={styles.clock}>
      <Icon name="clock" size={16} />
      <SpokenOnly>{t('desktop.clock')}</SpokenOnly>
      {time} EAT
    </span>
  );
}
