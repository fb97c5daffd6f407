import { Modal, Table } from 'antd';
import { formTexts } from '../../../i18n/texts/form.ts';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import cellClasses from '../cells/cells.module.css';
import type { List, Row } from '../definition/list.ts';
import { type BulkAnswer, refusedFirst } from './bulk-answer.ts';
import type { BulkResult } from './use-actions.ts';

type BulkResultsProps = {
  about: Pick<List, 'rowName' | 'rowKey'>;
  result: BulkResult;
  onClose: () => void;
};

/** One line per row: done, or refused and why (BO-65). */
export function BulkResults({ about, result, onClose }: BulkResultsProps) {
  const t = useText();
  const { action, rows, answer } = result;
  const nameOf = (id: string): string => {
    const row = rows.find((one: Row) => String(one[about.rowKey]) === id);
    return row ? about.rowName(row) : id;
  };
  const done = answer.filter(({ outcome }) => outcome === 'done').length;
  return (
    <Modal
      open
      title={t(action.title)}
      okText={t(formTexts.close)}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <p role="status">{t(listTexts.bulkDone, { done, refused: answer.length - done })}</p>
      <Table<BulkAnswer[number]>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ y: 320 }}
        dataSource={[...refusedFirst(answer)]}
        columns={[
          { title: t(listTexts.row), render: (_, { id }) => nameOf(id) },
          {
            title: t(listTexts.outcome),
            render: (_, { outcome }) => (
              <span className={outcome === 'done' ? cellClasses.good : cellClasses.bad}>
                {t(outcome === 'done' ? listTexts.done : listTexts.refused)}
              </span>
            ),
          },
          { title: t(listTexts.why), dataIndex: 'message' },
        ]}
      />
    </Modal>
  );
}
