import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticePageProps = {
  mark: ReactNode;
  title: string;
  hint: string;
  tone?: 'calm' | 'alert';
  children?: ReactNode;
};

/** A page that says one thing and offers the next step. */
export function NoticePage({ mark, title, hint, tone = 'calm', children }: NoticePageProps) {
  return (
    <div className={classes.notice} role={tone === 'alert' ? 'alert' : undefined}>
      <span className={tone === 'alert' ? classes.alertMark : classes.mark} aria-hidden="true">
        {mark}
      </span>
      <h1>{title}</h1>
      <p>{hint}</p>
      <div className={classes.steps}>{children}</div>
    </div>
  );
}
