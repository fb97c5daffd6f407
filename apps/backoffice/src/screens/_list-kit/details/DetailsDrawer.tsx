import { CopyOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { App, Button, Drawer, Empty, Tooltip } from 'antd';
import type { ComponentType } from 'react';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { offeredRows } from '../actions/confirmation.ts';
import type { Offer } from '../actions/use-actions.ts';
import { Cell } from '../cells/Cell.tsx';
import { columnHeading } from '../cells/cell-text.ts';
import { type Column, keyOfRow, type List, type Row } from '../definition/list.ts';
import classes from './details.module.css';

const DRAWER_PX = 640;

type DetailsDrawerProps = {
  list: List;
  rows: readonly Row[];
  openKey: string | undefined;
  offers: readonly Offer[];
  onOpen: (key: string | undefined) => void;
  /** What belongs to a row and is asked for only when it is looked at. */
  Details?: ComponentType<{ row: Row }> | undefined;
};

function CopyButton({ text, title }: { text: string; title: string }) {
  const t = useText();
  const { notification } = App.useApp();
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => notification.success({ title: t(listTexts.copied), duration: 2 }));
  return (
    <Button
      size="small"
      type="text"
      icon={<CopyOutlined />}
      aria-label={`${t(listTexts.copy)}: ${title}`}
      onClick={() => void copy()}
    />
  );
}

function Line({ column, row }: { column: Column; row: Row }) {
  const t = useText();
  const value = row[column.field];
  const isCopied = ['id', 'text', 'long-text'].includes(column.kind) && Boolean(value);
  return (
    <>
      <dt>{columnHeading(column, t)}</dt>
      <dd>
        {column.kind === 'long-text' && value ? (
          <span className={classes.longText}>{String(value)}</span>
        ) : (
          <Cell column={column} row={row} />
        )}
        {isCopied && <CopyButton text={String(value)} title={t(column.title)} />}
      </dd>
    </>
  );
}

function Neighbours({ list, rows, openKey, onOpen }: DetailsDrawerProps) {
  const t = useText();
  const index = rows.findIndex((row) => keyOfRow(list, row) === openKey);
  const neighbour = (step: 1 | -1, title: string, icon: React.ReactNode) => {
    const row = index < 0 ? undefined : rows[index + step];
    return (
      <Tooltip title={title}>
        <Button
          size="small"
          type="text"
          icon={icon}
          aria-label={title}
          disabled={!row}
          onClick={() => row && onOpen(keyOfRow(list, row))}
        />
      </Tooltip>
    );
  };
  return (
    <>
      {neighbour(-1, t(listTexts.previousRow), <LeftOutlined />)}
      {neighbour(1, t(listTexts.nextRow), <RightOutlined />)}
    </>
  );
}

/** Everything about one row, in reading size, with what can be done to it at the foot. */
export function DetailsDrawer(props: DetailsDrawerProps) {
  const { list, rows, openKey, offers, onOpen, Details } = props;
  const t = useText();
  const row = rows.find((candidate) => keyOfRow(list, candidate) === openKey);
  const fitting = offers.filter(
    ({ action }) => row && action.on === 'row' && offeredRows(action, [row]).length > 0,
  );
  return (
    <Drawer
      open={openKey !== undefined}
      size={DRAWER_PX}
      destroyOnHidden
      title={row ? list.rowName(row) : t(listTexts.details)}
      extra={<Neighbours {...props} />}
      onClose={() => onOpen(undefined)}
      footer={
        fitting.length > 0 &&
        row && (
          <div className={classes.footer}>
            {fitting.map(({ action, start }) => (
              <Button
                key={action.key}
                danger={action.tone === 'danger'}
                onClick={() => start([row])}
              >
                {t(action.title)}
              </Button>
            ))}
          </div>
        )
      }
    >
      {row ? (
        <>
          <dl className={classes.lines}>
            {list.columns.map((column) => (
              <Line key={column.field} column={column} row={row} />
            ))}
          </dl>
          {Details && <Details key={openKey} row={row} />}
        </>
      ) : (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(listTexts.rowNotHere)} />
      )}
    </Drawer>
  );
}
