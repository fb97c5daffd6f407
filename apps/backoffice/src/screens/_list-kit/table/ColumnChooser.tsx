import { TableOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { choosableColumns, normaliseColumns, usualColumns } from '../address/list-state.ts';
import type { Column, List } from '../definition/list.ts';
import classes from './table.module.css';

type ColumnChooserProps = {
  list: List;
  columns: readonly Column[];
  onChoose: (fields: readonly string[] | undefined) => void;
};

export function ColumnChooser({ list, columns, onChoose }: ColumnChooserProps) {
  const t = useText();
  const shown = columns.map((column) => column.field);
  const choices = (
    <div className={classes.chooser}>
      <Checkbox.Group
        value={shown}
        onChange={(fields) => onChoose(normaliseColumns(list, fields.map(String)))}
        options={choosableColumns(list).map((column, index) => ({
          value: column.field,
          label: t(column.title),
          // The first column names the row; without it nobody knows what the others are about.
          disabled: index === 0,
        }))}
      />
      <Button
        size="small"
        type="link"
        disabled={shown.join() === usualColumns(list).join()}
        onClick={() => onChoose(undefined)}
      >
        {t(listTexts.allColumns)}
      </Button>
    </div>
  );
  return (
    <Popover content={choices} trigger="click" placement="bottomRight" arrow={false}>
      <Button icon={<TableOutlined />}>{t(listTexts.columns)}</Button>
    </Popover>
  );
}
