import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { eastAfricaMoment } from '../east-africa-moment.ts';
import styles from './own-data.module.css';
import type { Consent } from './use-own-record.ts';

export function Consents({ consents }: { consents: readonly Consent[] }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{t('ownData.consents')}</h3>
      {consents.length === 0 && <p className={styles.text}>{t('ownData.noConsents')}</p>}
      <ul className={styles.consents}>
        {consents.map((consent) => (
          <li key={`${consent.kind} ${consent.given_at}`} className={styles.consent}>
            <Icon name={consent.withdrawn === 1 ? 'x' : 'check'} size={16} />
            <span>
              {consentWords(consent)}
              <small className={styles.when}>{eastAfricaMoment(consent.given_at)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function consentWords({ kind, version, withdrawn }: Consent): string {
  switch (kind) {
    case 'adult':
      return t('ownData.adult');
    case 'agreement':
      return t('ownData.agreement', { version });
    case 'news':
      return withdrawn === 1 ? t('ownData.newsWithdrawn') : t('ownData.news');
  }
}
