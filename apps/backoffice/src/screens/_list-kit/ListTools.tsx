import { PrinterOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { listTexts } from '../../i18n/texts/list.ts';
import { useText } from '../../i18n/use-text.ts';
import { ExportButton } from './export/ExportButton.tsx';
import type { OpenList } from './ListPart.tsx';
import { ColumnChooser } from './table/ColumnChooser.tsx';

/** What can be done to a list as a whole. */
export function ListTools({ open }: { open: OpenList }) {
  const { list, columns, view, actions, change } = open;
  const t = useText();
  const reload = 'reload' in view ? view.reload : undefined;
  return (
    <>
      {actions.offers
        .filter(({ action }) => action.on === 'list')
        .map(({ action, start }, at) => (
          <Button
            key={action.key}
            type={at === 0 ? 'primary' : 'default'}
            onClick={() => start([])}
          >
            {t(action.title)}
          </Button>
        ))}
      <Button icon={<ReloadOutlined />} disabled={!reload} onClick={reload}>
        {t(listTexts.refresh)}
      </Button>
      <ColumnChooser
        list={list}
        columns={columns}
        onChoose={(fields) => change({ columns: fields })}
      />
      {list.printable && (
        <Button icon={<PrinterOutlined />} onClick={() => window.print()}>
          {t(listTexts.print)}
        </Button>
      )}
      <ExportButton open={open} />
    </>
  );
}
