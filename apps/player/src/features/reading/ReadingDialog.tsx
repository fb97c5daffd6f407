import { useEffect, useId, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { Prose } from './Prose.tsx';
import styles from './reading-dialog.module.css';
import { useReading } from './reading-queries.ts';

type ReadingDialogProps = {
  type: number;
  title: string;
  onRead?: (version: number) => void;
  onClose: () => void;
};

/** A text above what is being filled in: closing it gives the form back as it was. */
export function ReadingDialog({ type, title, onRead, onClose }: ReadingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModalEntry(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        history.back();
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton icon="x" label={t('shell.close')} onClick={() => history.back()} />
      </header>
      <div className={styles.body}>
        <DialogText type={type} onRead={onRead} />
      </div>
    </dialog>
  );
}

type DialogTextProps = Pick<ReadingDialogProps, 'type'> & {
  onRead: ReadingDialogProps['onRead'] | undefined;
};

export function DialogText({ type, onRead }: DialogTextProps) {
  const reading = useReading({ kind: 'type', type });
  const version = reading.status === 'ready' ? reading.data.version : undefined;
  useEffect(() => {
    if (version !== undefined) onRead?.(version);
  }, [version, onRead]);
  switch (reading.status) {
    case 'loading':
      return <Skeleton kind="reading" count={3} />;
    case 'failed':
      return <FailedState onRetry={reading.refetch} />;
    case 'missing':
      return <p>{t('reading.missing')}</p>;
    case 'ready':
      return <Prose html={reading.data.body} links="apart" />;
  }
}

/** The phone's Back button closes it: it has an entry of its own in the history, above the form's. */
function useModalEntry(ref: React.RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // What lies below, such as the sheet of the form, stays named in the entry.
    history.pushState({ ...history.state, reading: true }, '');
    dialog.showModal();
    const closed = () => close.current();
    window.addEventListener('popstate', closed);
    return () => {
      window.removeEventListener('popstate', closed);
      dialog.close();
    };
  }, [ref]);
}
