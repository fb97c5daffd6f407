import { ClockCircleOutlined } from '@ant-design/icons';
import { CLOCK_TICK_MS } from '@kipute/contract/constants/timing';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../features/wire/api.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { EAT, formatClock, formatDay } from '../../time/eat.ts';
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

/** How far this device's clock is off, asked once per load; until then the device is believed. */
async function askOffset(): Promise<number> {
  const askedAtMs = Date.now();
  const { server_time } = await api.configuration.inquire({}, { silent: true });
  const answeredAtMs = Date.now();
  return Date.parse(server_time) - (askedAtMs + answeredAtMs) / 2;
}

function useServerTime(): number {
  const { data: offsetMs = 0 } = useQuery({
    queryKey: ['server-time'],
    queryFn: askOffset,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [deviceMs, setDeviceMs] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setDeviceMs(Date.now()), CLOCK_TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return deviceMs + offsetMs;
}
