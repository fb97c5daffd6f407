import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { instantToWall, wallToInstant } from '../../../time/eat.ts';
import type { Controlled } from './controlled.ts';
import classes from './fields.module.css';

const WALL_FORMAT = 'YYYY-MM-DDTHH:mm:ss';

/** The picker thinks in the device's zone, so it is shown wall clocks and asked for wall clocks. */
export function DateInput({ id, value, onChange }: Controlled<string>) {
  const wall = value ? instantToWall(value) : undefined;
  return (
    <DatePicker
      className={classes.whole ?? ''}
      {...(id !== undefined && { id })}
      showTime
      format="YYYY-MM-DD HH:mm"
      value={wall ? dayjs(wall) : null}
      onChange={(time) => onChange?.(time ? wallToInstant(time.format(WALL_FORMAT)) : '')}
    />
  );
}

/** A day of East Africa; it has no hour, so no zone can move it. */
export function DayInput({ id, value, onChange }: Controlled<string>) {
  return (
    <DatePicker
      className={classes.whole ?? ''}
      {...(id !== undefined && { id })}
      format="YYYY-MM-DD"
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : '')}
    />
  );
}
