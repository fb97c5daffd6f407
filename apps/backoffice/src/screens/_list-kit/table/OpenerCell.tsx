import type { ReactNode } from 'react';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { openerMark } from './row-keyboard.ts';
import classes from './table.module.css';

type OpenerCellProps = { name: string; onOpen: () => void; children: ReactNode };

/** The row's own button, so that a keyboard can open what a mouse can. */
export function OpenerCell({ name, onOpen, children }: OpenerCellProps) {
  const t = useText();
  return (
    <button type="button" className={classes.opener} onClick={onOpen} {...openerMark}>
      {children}
      <span className="visually-hidden"> {t(listTexts.openDetails, { name })}</span>
    </button>
  );
}
