import { Tooltip } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../../i18n/use-text.ts';
import type { Column, Row } from '../definition/list.ts';
import { cellText, isFlagSet, NOTHING, toneOf } from './cell-text.ts';
import classes from './cells.module.css';
import { PhoneCell } from './PhoneCell.tsx';

type CellProps = { column: Column; row: Row };

/** One cell of a table or one line of the details drawer. */
export function Cell({ column, row }: CellProps) {
  const target = column.link?.(row);
  if (target === undefined) return <PlainCell column={column} row={row} />;
  return (
    <Link to={target} className={classes.link}>
      <PlainCell column={column} row={row} />
    </Link>
  );
}

function PlainCell({ column, row }: CellProps) {
  const t = useText();
  const text = cellText(column, row, t);
  if (text === NOTHING) return <span className={classes.nothing}>{NOTHING}</span>;
  if (column.Draw) return <column.Draw row={row} />;
  switch (column.kind) {
    case 'status':
    case 'word':
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
    case 'id':
      return <span className={classes.digits}>{text}</span>;
    case 'phone':
      return <PhoneCell text={text} owner={ownerOf(column, row)} />;
    default:
      return text;
  }
}

function ownerOf(column: Column, row: Row): string | null {
  if (column.owner) return column.owner(row);
  return typeof row.user_id === 'string' ? row.user_id : null;
}
