import { CallRejected } from '@kipute/api-client/call-rejected';
import { expect, test } from 'vitest';
import { sampleList } from '../fixtures/sample-list.ts';
import { type ExportWork, exportRows, filterText } from './export-rows.ts';

const rowsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(start + index) }));

function aWork(differences: Partial<ExportWork>) {
  const written: string[] = [];
  const waits: number[] = [];
  const progress: number[] = [];
  const work: ExportWork = {
    fetchPage: async () => ({ rows: [], count: 0 }),
    keyOf: (row) => String(row.id),
    write: (rows) => written.push(...rows.map(({ id }) => String(id))),
    onProgress: (rows) => progress.push(rows),
    wait: async (seconds) => void waits.push(seconds),
    ...differences,
  };
  return { work, written, waits, progress };
}

const paged = (total: number) => async (page: number, size: number) => ({
  rows: rowsFrom((page - 1) * size, Math.max(0, Math.min(size, total - (page - 1) * size))),
  count: total,
});

test.each([0, 1, 100, 250])('[BO-66] an export of %d rows holds each once', async (total) => {
  const { work, written, progress } = aWork({ fetchPage: paged(total) });
  expect(await exportRows(work)).toEqual({ ok: true, value: total });
  expect(new Set(written).size).toBe(total);
  expect(written).toHaveLength(total);
  expect(progress.at(-1)).toBe(total);
});

test('[BO-66] more rows than the limit are refused before the second page is asked', async () => {
  let asked = 0;
  const { work } = aWork({
    fetchPage: async (page, size) => {
      asked += 1;
      return paged(50_001)(page, size);
    },
  });
  const refused = await exportRows(work);
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'too-many-rows', count: 50_001 } });
  expect(asked).toBe(1);
});

test('[BO-66] a row that moved to a later page is written once', async () => {
  const pages = [rowsFrom(0, 100), [{ id: '99' }, ...rowsFrom(100, 50)]];
  const { work, written } = aWork({
    fetchPage: async (page) => ({ rows: pages[page - 1] ?? [], count: 151 }),
  });
  await exportRows(work);
  expect(written.filter((id) => id === '99')).toHaveLength(1);
  expect(written).toHaveLength(150);
});

test('[BO-66] the rate limit makes it wait, anything else ends it', async () => {
  const limited = new CallRejected({
    code: 'too-many-requests',
    httpStatus: 429,
    message: '',
    retryAfterSeconds: 7,
  });
  const answers = [limited, undefined];
  const { work, waits, written } = aWork({
    fetchPage: async (page, size) => {
      const fault = answers.shift();
      if (fault) throw fault;
      return paged(3)(page, size);
    },
  });
  await exportRows(work);
  expect([waits, written.length]).toEqual([[7], 3]);
  const broken = aWork({ fetchPage: () => Promise.reject(new Error('gone')) });
  await expect(exportRows(broken.work)).rejects.toThrow('gone');
});

test('[BO-66] the log is told the filter without pages and without a whole phone', () => {
  const request = { page: 3, page_size: 20, status: 2, phone: '0712345456' };
  expect(filterText(sampleList, request)).toBe('{"status":2,"phone":"0712•••456"}');
});
