import type { ReactNode } from 'react';
import classes from './notice.module.css';

type NoticePageProps = {
  mark: ReactNode;
  title: string;
  hint: string;
  tone?: 'calm' | 'alert';
  /** `part` for a notice inside a screen that has its own title. */
  place?: 'page' | 'part';
  children?: ReactNode;
};

/** A page that says one thing and offers the next step. */
export function NoticePage(props: NoticePageProps) {
  const { mark, title, hint, tone = 'calm', place = 'page', children } = props;
  const Heading = place === 'page' ? 'h1' : 'h2';
  return (
    <div
      className={classes.notice}
      data-place={place}
      role={tone === 'alert' ? 'alert' : undefined}
    >
      <span className={tone === 'alert' ? classes.alertMark : classes.mark} aria-hidden="true">
        {mark}
      </span>
      <Heading>{title}</Heading>
      <p>{hint}</p>
      <div className={classes.steps}>{children}</div>
    </div>
  );
}
