import { ClockCircleOutlined } from '@ant-design/icons';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { EAT, formatClock, formatDay } from '../../time/eat.ts';
import { useServerTime } from '../../time/use-server-time.ts';
import classes from './header.module.css';

/** The server's clock, because a desk's own may be wrong. */
export function EatClock() {
  const t = useText();
  const nowMs = useServerTime();
  return (
    <span className={classes.clock} title={t(shellTexts.clock)}>
      <ClockCircleOutlined aria-hidden="true" />
      <time dateTime={new Date(nowMs).toISOString()}>
        <span className={classes.day}>{formatDay(nowMs)}</span> {formatClock(nowMs)} {EAT}
      </time>
    </span>
  );
}
