import { useEffect, useId, useRef, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/state/Notice.tsx';
import { DialogText } from '../reading/ReadingDialog.tsx';
import { signOut } from '../session/sign-in.ts';
import styles from './agreement-dialog.module.css';
import {
  agreeToShown,
  type DueAgreement,
  forgetAgreements,
  useDueAgreements,
} from './agreements-store.ts';

/** Asked once, and answered: neither Esc nor a tap beside it is an answer (TXT-44). */
export function AgreementDialog() {
  const due = useDueAgreements();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser would begin at what scrolls, or at an answer that nobody has read for.
    element?.querySelector('h2')?.focus();
    return () => element?.close();
  }, []);
  const isFirst = due.every(({ agreed_version: before }) => before === null);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
    >
      <h2 className={styles.title} id={titleId} tabIndex={-1}>
        <Icon name="file-text" size={22} />
        {t('agreements.title')}
      </h2>
      <div className={styles.body}>
        <p>{t(isFirst ? 'agreements.first' : 'agreements.changed')}</p>
        {due.map((one) => (
          <OneAgreement key={`${one.type} ${one.version}`} agreement={one} />
        ))}
      </div>
      <Answers />
    </dialog>
  );
}

function OneAgreement({ agreement }: { agreement: DueAgreement }) {
  const { type, version, title, release_time, changes } = agreement;
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.one}>
      <h3 className={styles.oneTitle}>{title}</h3>
      <p className={styles.since}>{t('agreements.since', { version, day: dayOf(release_time) })}</p>
      {changes.length > 0 && (
        <>
          <h4 className={styles.changesTitle}>{t('agreements.changes')}</h4>
          <ul className={styles.changes}>
            {changes.map(({ kind, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may say the same.
              <li key={place} className={styles[kind]}>
                <b className={styles.kind}>{t(`agreements.${kind}`)}</b>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
      <details
        className={styles.whole}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.wholeTitle}>
          {t('agreements.readAll')}
          <Icon name="chevron-down" size={18} />
        </summary>
        {isOpen && <DialogText type={type} onRead={undefined} />}
      </details>
    </section>
  );
}

const EAT_OFFSET_MS = 3 * 3_600_000;

function dayOf(instant: string): string {
  const [year, month, day] = new Date(Date.parse(instant) + EAT_OFFSET_MS)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${day}/${month}/${year}`;
}

function Answers() {
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready');
  async function agree() {
    setState('sending');
    if (!(await agreeToShown())) setState('failed');
  }
  async function decline() {
    await signOut();
    forgetAgreements();
  }
  return (
    <footer className={styles.answers}>
      {state === 'failed' && (
        <Notice tone="danger" icon="triangle-alert">
          {t('error.network')}
        </Notice>
      )}
      <Button width="full" state={state === 'sending' ? 'sending' : 'ready'} onClick={agree}>
        {t(state === 'sending' ? 'agreements.sending' : 'agreements.agree')}
      </Button>
      <Button variant="plain" width="full" onClick={decline}>
        {t('agreements.decline')}
      </Button>
      <p className={styles.later}>{t('agreements.later')}</p>
    </footer>
  );
}
