import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import hero from '../../ui/hero/hero.module.css';
import { Mark } from '../../ui/Mark.tsx';
import { Points } from '../../ui/points/Points.tsx';
import styles from './welcome.module.css';

const points = ['welcome.first', 'welcome.second', 'welcome.third'] as const;

/** What joining is good for; a phone has no room beside the form and goes without. */
export function Welcome() {
  return (
    <aside className={classNames(styles.welcome, hero.woven, hero.green)}>
      <Mark size={44} />
      <p className={styles.title}>{t('welcome.title')}</p>
      <p className={styles.text}>{t('welcome.text')}</p>
      <Points signs="ticks" texts={points.map((point) => t(point))} />
    </aside>
  );
}
