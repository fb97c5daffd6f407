import { openSheet } from '../../features/sheet/sheet-history.ts';
import { useSite } from '../../features/site/use-site.ts';
import { t } from '../../i18n/i18n.ts';
import { currentPlatform } from '../../platform/platform.ts';
import { Mark } from '../../ui/Mark.tsx';
import { LanguageSwitch } from '../controls/LanguageSwitch.tsx';
import { PageLink } from '../navigation/EntryLink.tsx';
import styles from './footer.module.css';

const links = [
  { label: 'footer.rules', path: '/artcol?type=14', shownIn: ['web', 'app'] },
  { label: 'footer.terms', path: '/rich_text?type=10', shownIn: ['web', 'app'] },
  { label: 'footer.privacy', path: '/privacy_policy', shownIn: ['web', 'app'] },
  { label: 'footer.help', path: '/help', shownIn: ['web', 'app'] },
  { label: 'footer.safePlay', path: '/rich_text?type=31', shownIn: ['web', 'app'] },
  { label: 'footer.app', path: '/app_download', shownIn: ['web'] },
] as const;

export function Footer() {
  const site = useSite();
  const platform = currentPlatform();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <span className={styles.mark}>
            <Mark size={26} />
            {site?.title ?? t('shell.brand')}
          </span>
          <LanguageSwitch form="names" />
        </div>
        <nav className={styles.links} aria-label={t('footer.links')}>
          {links
            .filter(({ shownIn }) => shownIn.some((shown) => shown === platform))
            .map(({ label, path }) => (
              <PageLink key={label} path={path} className={styles.link}>
                {t(label)}
              </PageLink>
            ))}
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={() => openSheet('messageBoard')}
          >
            {t('footer.board')}
          </button>
        </nav>
        {site && site.social_links.length > 0 && (
          <ul className={styles.social} aria-label={t('footer.social')}>
            {site.social_links.map(({ name, address }) => (
              <li key={name}>
                <a className={styles.chip} href={address} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.legal}>
          <span className={styles.adult}>18+</span>
          <div className={styles.words}>
            <p>{site?.licence || t('footer.licence')}</p>
            <p>{site?.company || t('footer.company')}</p>
            {site?.registered && <p>{site.registered}</p>}
            <p>{t('footer.adult')}</p>
          </div>
        </div>
      </div>
    </footer>
  );
}
