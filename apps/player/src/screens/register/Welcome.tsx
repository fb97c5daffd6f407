import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import hero from '../../ui/hero/hero.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { Mark } from '../../ui/Mark.tsx';
import styles from './welcome.module.css';

const points = ['welcome.first', 'welcome.second', 'welcome.third'] as const;

/** What joining is good for; a phone has no room beside the form and goes without. */
export function Welcome() {
  return (
    <aside className={classNames(styles.welcome, hero.woven, hero.green)}>
      <Mark size={44} />
      <p className={styles.title}>{t('welcome.title')}</p>
      <p className={styles.text}>{t('welcome.text')}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span className={styles.tick}>
              <Icon name="check" size={14} />
            </span>
            {t(point)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
