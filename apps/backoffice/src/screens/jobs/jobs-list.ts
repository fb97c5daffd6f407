import { jobStatuses, jobTypes } from '@kipute/contract/constants/operations/administration';
import type { CallContent } from '@kipute/contract/registry';
import { downloadFile } from '../../features/downloads/download-file.ts';
import { api } from '../../features/wire/api.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Job = CallContent<'job/cancel'>;

const counted = (count: number): string => count.toLocaleString('en-US');

/** A share where the whole is known, rows where it is not yet, and the runs of a day. */
function progressOf({ done, total, runs, status }: Job): string {
  if (runs > 1) return `× ${counted(runs)}`;
  if (total !== null && total > 0 && status === jobStatuses.processing.id) {
    return `${counted(done)} / ${counted(total)}`;
  }
  return done === 0 ? '' : counted(done);
}

function sizeOf({ download }: Job): string {
  if (!download) return '';
  const kilobytes = download.bytes / 1_024;
  return kilobytes < 1_024
    ? `${counted(Math.ceil(kilobytes))} kB`
    : `${(kilobytes / 1_024).toFixed(1)} MB`;
}

export const jobsList = defineList({
  call: 'job/inquire',
  rowKey: 'id',
  rowName: ({ id }) => id,
  pageSize: 20,
  refreshSeconds: 3,
  intro: {
    en: 'Long work of the house, and lists that were asked for as files. A file is fetched by whoever asked for it.',
    sw: 'Kazi ndefu za nyumba, na orodha zilizoombwa kama faili. Faili huchukuliwa na aliyeliomba tu.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Zote' }, filter: {} },
    { key: 'own', title: { en: 'My files', sw: 'Faili zangu' }, filter: { own: 1 } },
    {
      key: 'running',
      title: { en: 'Running', sw: 'Zinaendelea' },
      filter: { status: jobStatuses.processing.id },
    },
    {
      key: 'failed',
      title: { en: 'Failed', sw: 'Zilizoshindikana' },
      filter: { status: jobStatuses.failed.id },
    },
  ],
  columns: [
    { kind: 'id', field: 'id', title: { en: 'No.', sw: 'Namba' }, width: 80 },
    {
      kind: 'status',
      field: 'type',
      title: { en: 'What it is', sw: 'Ni nini' },
      width: 210,
      choices: jobTypes,
      filter: 'type',
    },
    {
      kind: 'status',
      field: 'status',
      title: { en: 'State', sw: 'Hali' },
      width: 140,
      choices: jobStatuses,
      tones: { processing: 'moving', done: 'good', failed: 'bad' },
      filter: 'status',
    },
    {
      kind: 'computed',
      field: 'progress',
      title: { en: 'Rows done, or runs', sw: 'Mistari, au mara' },
      width: 150,
      value: progressOf,
    },
    { kind: 'person', field: 'applicant', title: { en: 'Asked by', sw: 'Aliyeomba' }, width: 150 },
    {
      kind: 'instant',
      field: 'create_time',
      title: { en: 'Asked for', sw: 'Iliombwa' },
      filter: { from: 'from', to: 'to' },
    },
    { kind: 'instant', field: 'end_time', title: { en: 'Ended', sw: 'Iliisha' } },
    {
      kind: 'computed',
      field: 'file',
      title: { en: 'File', sw: 'Faili' },
      width: 100,
      value: sizeOf,
    },
    { kind: 'long-text', field: 'subject', title: { en: 'About', sw: 'Kuhusu' }, width: 240 },
    {
      kind: 'long-text',
      field: 'error',
      title: { en: 'Why it failed', sw: 'Kwa nini' },
      width: 220,
    },
    {
      kind: 'instant',
      field: 'start_time',
      title: { en: 'Started', sw: 'Ilianza' },
      shown: 'on-demand',
    },
    {
      kind: 'count',
      field: 'failed_runs',
      title: { en: 'Runs that failed', sw: 'Mara zilizoshindikana' },
      shown: 'on-demand',
    },
  ],
  actions: [
    {
      key: 'download',
      on: 'row',
      node: 'list_export/add',
      title: { en: 'Download', sw: 'Pakua' },
      offeredFor: ({ download }) => download !== null,
      perform: async ({ rows: [row] }) => {
        if (row?.download) await downloadFile(row.download.handle, row.download.name);
      },
    },
    {
      key: 'cancel',
      on: 'row',
      node: 'job/inquire',
      title: { en: 'Cancel', sw: 'Simamisha' },
      question: {
        en: 'End it? What is written so far is thrown away.',
        sw: 'Isimamishwe? Kilichoandikwa hadi sasa kitatupwa.',
      },
      offeredFor: ({ may_cancel }) => may_cancel === 1,
      perform: async ({ rows: [row] }) => row && (await api.job.cancel({ id: row.id })),
    },
  ],
});
