import { DownloadOutlined } from '@ant-design/icons';
import { EXPORT_ROWS_MAX } from '@kipute/contract/constants/operations/lists';
import { Button, Dropdown, Modal, Progress } from 'antd';
import { useState } from 'react';
import { Can } from '../../../features/permissions/administrator.tsx';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { formatCount } from '../cells/cell-text.ts';
import type { OpenList } from '../ListPart.tsx';
import { ExportJobDialog } from './ExportJobDialog.tsx';
import { type ExportState, useExport } from './use-export.ts';

/** Takes a list out as CSV, this page or the whole filter; either is noted in the log. */
export function ExportButton({ open }: { open: OpenList }) {
  const t = useText();
  const { state, exportPage, exportAll, stop } = useExport(open);
  const [asks, setAsks] = useState(false);
  const { wholeFile } = open.list;
  return (
    <Can node="list_export/add">
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        disabled={open.view.status !== 'ready'}
        menu={{
          items: [
            { key: 'page', label: t(listTexts.exportPage), onClick: () => void exportPage() },
            {
              key: 'all',
              label: t(listTexts.exportAll, { count: formatCount(EXPORT_ROWS_MAX) }),
              onClick: () => void exportAll(),
            },
            ...(wholeFile
              ? [{ key: 'job', label: t(listTexts.exportJob), onClick: () => setAsks(true) }]
              : []),
          ],
        }}
      >
        <Button icon={<DownloadOutlined />}>{t(listTexts.export)}</Button>
      </Dropdown>
      <ExportDialog state={state} onStop={stop} />
      {asks && wholeFile && (
        <ExportJobDialog open={open} wholeFile={wholeFile} onClose={() => setAsks(false)} />
      )}
    </Can>
  );
}

function ExportDialog({ state, onStop }: { state: ExportState; onStop: () => void }) {
  const t = useText();
  if (state.status === 'idle') return null;
  return (
    <Modal
      open
      title={t(listTexts.export)}
      mask={{ closable: false }}
      onCancel={onStop}
      footer={
        <Button onClick={onStop}>
          {t(state.status === 'running' ? listTexts.cancel : listTexts.understood)}
        </Button>
      }
    >
      {state.status === 'running' && (
        <>
          <Progress
            percent={state.count === 0 ? 0 : Math.floor((100 * state.rows) / state.count)}
          />
          <p role="status">
            {t(listTexts.exportProgress, {
              rows: formatCount(state.rows),
              count: formatCount(state.count),
            })}
          </p>
        </>
      )}
      {state.status === 'too-many' && (
        <p role="alert">{t(listTexts.exportTooMany, { limit: formatCount(EXPORT_ROWS_MAX) })}</p>
      )}
      {state.status === 'failed' && <p role="alert">{state.reason ?? t(listTexts.exportFailed)}</p>}
    </Modal>
  );
}
