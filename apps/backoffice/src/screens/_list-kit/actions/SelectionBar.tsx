import { Button } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Row } from '../definition/list.ts';
import classes from './actions.module.css';
import { offeredRows } from './confirmation.ts';
import type { Offer } from './use-actions.ts';

type SelectionBarProps = { rows: readonly Row[]; offers: readonly Offer[]; onClear: () => void };

/** What can be done to the chosen rows; an action that fits none of them is off. */
export function SelectionBar({ rows, offers, onClear }: SelectionBarProps) {
  const t = useText();
  if (rows.length === 0) return null;
  return (
    <div className={classes.selection} role="status">
      <strong>{t(listTexts.selected, { count: rows.length })}</strong>
      {offers
        .filter(({ action }) => action.on === 'selection')
        .map(({ action, start }) => {
          const fitting = offeredRows(action, rows);
          return (
            <Button
              key={action.key}
              size="small"
              danger={action.tone === 'danger'}
              disabled={fitting.length === 0}
              onClick={() => start(fitting)}
            >
              {t(action.title)}
            </Button>
          );
        })}
      <Button size="small" type="text" onClick={onClear}>
        {t(listTexts.clearSelection)}
      </Button>
    </div>
  );
}
