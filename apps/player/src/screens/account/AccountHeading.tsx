import { shownPhone } from '../../features/phone-number/phone-number.ts';
import type { UserInfo } from '../../features/session/session-record.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import hero from '../../ui/hero/hero.module.css';
import { shownAmount } from '../../ui/money-text.ts';
import styles from './account.module.css';

export function AccountHeading({ player }: { player: UserInfo }) {
  const name = player.name || shownPhone(player.phone);
  return (
    <header className={classNames(styles.heading, hero.woven, hero.green)}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]}
      </span>
      <div className={styles.who}>
        <h1 className={styles.title}>{t('account.title')}</h1>
        <p className={styles.name}>{name}</p>
        {player.name && <p className={styles.phone}>{shownPhone(player.phone)}</p>}
      </div>
      <dl className={styles.balance}>
        <dt>{t('shell.balance')}</dt>
        <dd>TSh {shownAmount(player.balance)}</dd>
      </dl>
    </header>
  );
}
