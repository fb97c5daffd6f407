import type { Localised } from '@kipute/contract/locale';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import classes from './frame.module.css';
import { useScreen } from './screen-context.ts';

type ScreenFrameProps = {
  intro?: Localised | undefined;
  actions?: ReactNode;
  children: ReactNode;
};

/** The title row with its actions, then the screen's own parts. */
export function ScreenFrame({ intro, actions, children }: ScreenFrameProps) {
  const t = useText();
  const { title } = useScreen();
  return (
    <>
      <div className={classes.head}>
        <div className={classes.titles}>
          <h1>{title}</h1>
          {intro && <p>{t(intro)}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
}
