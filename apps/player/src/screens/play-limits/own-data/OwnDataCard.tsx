import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { eastAfricaMoment } from '../east-africa-moment.ts';
import { Erasure } from './Erasure.tsx';
import styles from './own-data.module.css';
import { useExport } from './use-export.ts';
import { type Consent, useOwnRecord } from './use-own-record.ts';

/** What we hold: to be taken home, to be asked away, and what was agreed to. */
export function OwnDataCard({ phone }: { phone: string }) {
  return (
    <Card icon="file-text" title={t('ownData.title')} text={t('ownData.text')}>
      <div className={styles.parts}>
        <Export />
        <OwnRecord phone={phone} />
      </div>
    </Card>
  );
}

function Export() {
  const { isExporting, exportData } = useExport();
  return (
    <section className={styles.part}>
      <h3 className={styles.name}>{t('ownData.copy')}</h3>
      <p className={styles.text}>{t('ownData.exportText')}</p>
      <Button
        variant="outline"
        width="full"
        state={isExporting ? 'sending' : 'ready'}
        onClick={exportData}
      >
        <Icon name="download" size={18} />
        {t('ownData.export')}
      </Button>
    </section>
  );
}

function OwnRecord({ phone }: { phone: string }) {
  const record = useOwnRecord();
  switch (record.status) {
    case 'loading':
      return <Skeleton kind="rows" count={2} />;
    case 'failed':
      return <FailedState onRetry={record.retry} />;
    case 'ready':
      return (
        <>
          <Consents consents={record.answer.consents} />
          <Erasure phone={phone} askedAt={record.answer.erasure_asked_at} onAsked={record.retry} />
        </>
      );
  }
}

function Consents({ consents }: { consents: readonly Consent[] }) {
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
