import { CustomerContacts } from '../../features/contacts/CustomerContacts.tsx';
import { t } from '../../i18n/i18n.ts';
import { MessagePage } from '../../ui/hero/MessagePage.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import styles from './no-bet.module.css';

/** Pages that place no bet and stay open through a pause. */
const safePages = [
  { path: '/order', icon: 'list-checks', text: 'noBet.bets' },
  { path: '/user_bill', icon: 'receipt-text', text: 'noBet.statement' },
  { path: '/user_withdraw', icon: 'banknote-arrow-down', text: 'noBet.withdraw' },
  { path: '/help', icon: 'circle-question-mark', text: 'noBet.help' },
] as const;

/** Takes the place of the betting pages while the operators have betting paused. */
export function NoBetScreen({ prompt }: { prompt: string }) {
  return (
    <MessagePage
      cloth="green"
      icon="hourglass"
      title={t('noBet.title')}
      text={prompt || t('noBet.text')}
    >
      <Notice tone="good" icon="shield-check">
        {t('noBet.safe')}
      </Notice>
      <nav aria-labelledby="no-bet-pages">
        <h2 className={styles.heading} id="no-bet-pages">
          {t('noBet.pages')}
        </h2>
        <ul className={styles.pages}>
          {safePages.map(({ path, icon, text }) => (
            <li key={path}>
              <Link className={styles.page} href={path}>
                <Icon name={icon} size={18} />
                {t(text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <CustomerContacts />
    </MessagePage>
  );
}
