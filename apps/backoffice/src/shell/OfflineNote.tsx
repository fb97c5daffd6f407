import { useSyncExternalStore } from 'react';
import { shellTexts } from '../i18n/texts/shell.ts';
import { useText } from '../i18n/use-text.ts';
import classes from './shell.module.css';

function listenToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineNote() {
  const t = useText();
  const isOnline = useSyncExternalStore(listenToConnection, () => navigator.onLine);
  return (
    <div role="status" className={classes.offline} hidden={isOnline}>
      {!isOnline && t(shellTexts.offline)}
    </div>
  );
}
