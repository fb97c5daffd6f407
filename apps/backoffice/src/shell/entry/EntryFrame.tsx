import type { ReactNode } from 'react';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { Mark } from '../../look/Mark.tsx';
import { AppearanceMenu, LanguageMenu } from '../header/appearance-menus.tsx';
import classes from './entry.module.css';

type EntryFrameProps = { title: string; hint?: string; children: ReactNode };

/** A page at the door: no menu, one thing to do. */
export function EntryFrame({ title, hint, children }: EntryFrameProps) {
  const t = useText();
  return (
    <div className={classes.page}>
      <title>{t(shellTexts.documentTitle, { screen: title })}</title>
      <header className={classes.bar}>
        <span className={classes.brand}>
          <Mark size={28} />
          <strong>kipute</strong> <small>{t(shellTexts.product)}</small>
        </span>
        <LanguageMenu />
        <AppearanceMenu />
      </header>
      <main className={classes.card}>
        <h1>{title}</h1>
        {hint && <p className={classes.hint}>{hint}</p>}
        {children}
      </main>
    </div>
  );
}
