import type { CallContent } from '@kipute/contract/registry';
import { useState } from 'react';
import { eastAfricaMoment } from '../../../features/clock/east-africa-moment.ts';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { answered } from '../../../features/forms/submission.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Erasure } from './Erasure.tsx';
import styles from './own-data.module.css';

/** What we hold: to be taken home, to be asked away, and what was agreed to. */
export function OwnDataCard({ phone }: { phone: string }) {
  return (
    <Card icon="file-text" title={t('ownData.title')} text={t('ownData.text')}>
      <div className={styles.parts}>
        <Export />
        <OwnRecord />
        <Erasure phone={phone} />
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

function OwnRecord() {
  const record = useOwnRecord();
  switch (record.status) {
    case 'loading':
      return <Skeleton kind="rows" count={2} />;
    case 'failed':
      return <FailedState onRetry={record.refetch} />;
    case 'ready':
      return <Consents consents={record.data.consents} />;
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
    case 'terms':
      return t('ownData.terms', { version });
    case 'privacy':
      return t('ownData.privacy', { version });
    case 'agreement':
      return t('ownData.agreement', { version });
    case 'news':
      return withdrawn === 1 ? t('ownData.newsWithdrawn') : t('ownData.news');
  }
}

function useExport() {
  const [isExporting, setExporting] = useState(false);

  async function exportData(): Promise<void> {
    setExporting(true);
    // A refusal is said by the wire in a toast.
    const told = await answered(api.personal_data.export());
    setExporting(false);
    if (!told.ok) return;
    offerFile({ name: fileName(), text: JSON.stringify(told.value, null, 2) });
    const words = told.value.complete === 1 ? 'ownData.exported' : 'ownData.exportedPart';
    showToast({ tone: 'success', text: t(words) });
  }

  return { isExporting, exportData: () => void exportData() };
}

/** "kipute-15-11-2026.json": which day it tells about is in its name. */
function fileName(): string {
  const [day = ''] = eastAfricaMoment(serverNowMs()).split(' ');
  return `kipute-${day.replace(/\//g, '-')}.json`;
}

type OfferedFile = { readonly name: string; readonly text: string };

/** Some browsers read the file only after the click was answered. */
const KEPT_MS = 60_000;

function offerFile({ name, text }: OfferedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

type OwnRecord = CallContent<'personal_data/consents'>;
type Consent = OwnRecord['consents'][number];

const askForRecord = () => api.personal_data.consents({}, { silent: true });

function useOwnRecord() {
  return useQuery<0, OwnRecord>(askForRecord, 0);
}
