import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { List, Row } from '../definition/list.ts';
import classes from './actions.module.css';
import { offeredRows } from './confirmation.ts';
import type { Offer } from './use-actions.ts';

/** The first offered action is a button; the others wait behind three dots. */
export function ActionsCell(props: { list: List; row: Row; offers: readonly Offer[] }) {
  const { list, row, offers } = props;
  const t = useText();
  const [first, ...others] = offers.filter(({ action }) => offeredRows(action, [row]).length > 0);
  if (!first) return null;
  return (
    <span className={classes.cell} data-row-actions="">
      <Button
        size="small"
        type="link"
        danger={first.action.tone === 'danger'}
        onClick={() => first.start([row])}
      >
        {t(first.action.title)}
      </Button>
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: others.map(({ action, start }) => ({
              key: action.key,
              label: t(action.title),
              danger: action.tone === 'danger',
              onClick: () => start([row]),
            })),
          }}
        >
          <Button
            size="small"
            type="text"
            icon={<MoreOutlined />}
            aria-label={t(listTexts.moreActions, { name: list.rowName(row) })}
          />
        </Dropdown>
      )}
    </span>
  );
}
