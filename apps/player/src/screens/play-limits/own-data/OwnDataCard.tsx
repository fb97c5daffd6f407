import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Consents } from './Consents.tsx';
import { Erasure } from './Erasure.tsx';
import styles from './own-data.module.css';
import { useExport } from './use-export.ts';
import { useOwnRecord } from './use-own-record.ts';

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
      return <FailedState onRetry={record.refetch} />;
    case 'ready':
      return (
        <>
          <Consents consents={record.data.consents} />
          <Erasure phone={phone} askedAt={record.data.erasure_asked_at} onAsked={record.refetch} />
        </>
      );
  }
}
