import { useRef, useState } from 'react';
import { api } from '../../../features/wire/api.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useScreen } from '../../../shell/screen-context.ts';
import { keyOfRow } from '../definition/list.ts';
import type { OpenList } from '../ListPart.tsx';
import { fetchPage, isPaged, pageRequest, reasonOf } from '../page/use-list-page.ts';
import { csvHead, csvLines, csvOfPage, saveCsv } from '../table/csv.ts';
import { exportRows, filterText } from './export-rows.ts';

export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly rows: number; readonly count: number }
  | { readonly status: 'too-many' }
  | { readonly status: 'failed'; readonly reason: string | undefined };

const waitFor = (signal: AbortSignal) => (seconds: number) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** The file is handed over only after the log knows of it (BO-66). */
export function useExport(open: OpenList) {
  const { list, state: shown, columns, view } = open;
  const t = useText();
  const { title } = useScreen();
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const abort = useRef<AbortController>(undefined);
  const request = pageRequest(list, shown);
  const note = (rows: number) =>
    api.list_export.add({ call: list.call, filter: filterText(list, request), rows });

  const exportPage = async () => {
    if (view.status !== 'ready') return;
    const isNoted = await note(view.rows.length).then(
      () => true,
      () => false,
    );
    if (isNoted) saveCsv(`${title}.csv`, [csvOfPage(columns, view.rows, t)]);
  };

  const collect = async (signal: AbortSignal): Promise<ExportState> => {
    const parts: string[] = [csvHead(columns, t)];
    const result = await exportRows({
      fetchPage: (page, page_size) =>
        fetchPage(list, isPaged(list) ? { ...request, page, page_size } : request, signal),
      keyOf: (row) => keyOfRow(list, row),
      write: (rows) => parts.push(csvLines(columns, rows, t)),
      onProgress: (rows, count) => setState({ status: 'running', rows, count }),
      wait: waitFor(signal),
    });
    if (!result.ok) return { status: 'too-many' };
    await note(result.value);
    signal.throwIfAborted();
    saveCsv(`${title}.csv`, parts);
    return { status: 'idle' };
  };

  const exportAll = async () => {
    const current = new AbortController();
    abort.current = current;
    setState({ status: 'running', rows: 0, count: 0 });
    const ended = await collect(current.signal).catch(
      (fault: unknown): ExportState =>
        current.signal.aborted
          ? { status: 'idle' }
          : { status: 'failed', reason: fault instanceof Error ? reasonOf(fault) : undefined },
    );
    if (abort.current === current) setState(ended);
  };

  const stop = () => {
    abort.current?.abort();
    abort.current = undefined;
    setState({ status: 'idle' });
  };
  return { state, exportPage, exportAll, stop };
}
