import { Tooltip } from 'antd';
import { useText } from '../../../i18n/use-text.ts';
import type { Column, Row } from '../definition/list.ts';
import { cellText, isFlagSet, NOTHING, toneOf } from './cell-text.ts';
import classes from './cells.module.css';

/** One cell of a table or one line of the details drawer. */
export function Cell({ column, row }: { column: Column; row: Row }) {
  const t = useText();
  const text = cellText(column, row, t);
  if (text === NOTHING) return <span className={classes.nothing}>{NOTHING}</span>;
  switch (column.kind) {
    case 'status':
      return <span className={classes[toneOf(column, row[column.field])]}>{text}</span>;
    case 'flag':
      return (
        <span className={isFlagSet(row[column.field]) ? classes.moving : classes.quiet}>
          {text}
        </span>
      );
    case 'long-text':
      return (
        <Tooltip
          title={text}
          placement="topLeft"
          mouseEnterDelay={0.4}
          classNames={{ root: classes.tip ?? '' }}
        >
          <span className={classes.clipped}>{text}</span>
        </Tooltip>
      );
    case 'money':
    case 'count':
    case 'percent':
    case 'instant':
    case 'phone':
    case 'id':
      return <span className={classes.digits}>{text}</span>;
    default:
      return text;
  }
}
