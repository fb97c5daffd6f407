import type { Localised } from '@kipute/contract/locale';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './frame.module.css';
import { useScreen } from './screen-context.ts';

type ScreenFrameProps = {
  /** Where the page is about one thing, its name instead of the screen's. */
  title?: string;
  /** Beside the title: what is unusual about it. */
  flags?: ReactNode;
  /** Above the title: the way back. */
  back?: ReactNode;
  intro?: Localised | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** The title row with its actions, then the screen's own parts. */
export function ScreenFrame({ title, flags, back, intro, actions, children }: ScreenFrameProps) {
  const t = useText();
  const screen = useScreen();
  return (
    <>
      <div className={classes.head}>
        <div className={classes.titles}>
          {back}
          <h1>{title ?? screen.title}</h1>
          {flags}
          {intro && <p>{t(intro)}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
