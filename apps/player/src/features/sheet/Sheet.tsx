import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Toasts } from '../toasts/Toasts.tsx';
import styles from './sheet.module.css';
import { closeSheet } from './sheet-history.ts';
import { type SheetSide, useSwipeToClose } from './swipe-to-close.ts';

type SheetProps = {
  title: string;
  side: SheetSide;
  /** Stands behind the title and is no part of its name. */
  mark?: ReactNode;
  /** Extra words or buttons beside the title. */
  beside?: ReactNode;
  children: ReactNode;
  width?: 'drawer' | 'slip';
};

/** A native modal dialog: focus trap, inert page and top layer are the browser's. */
export function Sheet({ title, side, mark, beside, children, width = 'drawer' }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  useSwipeToClose(dialog, side);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way to close a dialog.
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, styles[side], styles[width])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        closeSheet();
      }}
      onClose={(event) => {
        // A browser may close a dialog by itself; one that is being replaced is gone already.
        if (event.currentTarget.isConnected) closeSheet();
      }}
      onClick={(event) => {
        // Only the backdrop reports the dialog itself as the target.
        if (event.target === event.currentTarget) closeSheet();
      }}
    >
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 className={styles.title}>
            <span id={titleId}>{title}</span>
            {mark}
          </h2>
          {beside}
          <IconButton icon="x" label={t('shell.close')} onClick={closeSheet} />
        </header>
        <div className={styles.body}>{children}</div>
      </div>
      <Toasts />
    </dialog>
  );
}

function useModal(sheet: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const dialog = sheet.current;
    if (!dialog) return;
    dialog.showModal();
    // The browser would choose the close button, which stands first.
    dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    document.documentElement.dataset.sheet = 'open';
    return () => {
      delete document.documentElement.dataset.sheet;
      // Gives the focus back to the button that opened it; removal alone would lose it.
      dialog.close();
    };
  }, [sheet]);
}
