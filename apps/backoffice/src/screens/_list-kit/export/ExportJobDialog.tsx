import { exportTypes } from '@kipute/contract/constants/operations/exports';
import { DatePicker, Form, Modal, Radio, Switch } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { useMay } from '../../../features/permissions/administrator.tsx';
import { api } from '../../../features/wire/api.ts';
import { showToast } from '../../../features/wire/toasts.ts';
import { listTexts } from '../../../i18n/texts/list.ts';
import { useText } from '../../../i18n/use-text.ts';
import { instantToWall, periodOfDays, wallToInstant } from '../../../time/eat.ts';
import type { List } from '../definition/list.ts';
import type { OpenList } from '../ListPart.tsx';
import { pageRequest } from '../page/use-list-page.ts';

type Props = {
  open: OpenList;
  wholeFile: NonNullable<List['wholeFile']>;
  onClose: () => void;
};

const WALL_FORMAT = 'YYYY-MM-DDTHH:mm:ss';

/** Fields of the request that are about pages, and none of a file. */
const pageFields = ['page', 'page_size', 'sort_field', 'sort_order'];

/** Asks for the whole filter as a file; a job writes it, however long it is (EXP-40). */
export function ExportJobDialog({ open, wholeFile, onClose }: Props) {
  const { list, state } = open;
  const t = useText();
  const may = useMay();
  const wanted = useMemo(() => {
    const request = Object.entries(pageRequest(list, state));
    return wholeFile(
      Object.fromEntries(request.filter(([field]) => !pageFields.includes(field))),
    );
  }, [list, state, wholeFile]);
  const key = useMemo(() => crypto.randomUUID(), []);
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx');
  const [wholePhones, setWholePhones] = useState(false);
  const [period, setPeriod] = useState(() => periodOf(wanted.filter));
  const [isBusy, setBusy] = useState(false);
  const { period: liesInTime } = exportTypes[wanted.type];
  const ask = async () => {
    setBusy(true);
    const request = {
      ...{ request_key: key, type: wanted.type, format, filter: { ...wanted.filter } },
      whole_phones: wholePhones ? 1 : 0,
      ...(liesInTime && { from: period.from, to: period.to }),
    } as const;
    const isAsked = await api.export.add(request).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!isAsked) return;
    const link = { path: '/jobs', text: t(listTexts.exportSee) };
    showToast({ tone: 'success', message: t(listTexts.exportAsked), link });
    onClose();
  };
  return (
    <Modal
      open
      title={t(listTexts.exportJobTitle)}
      okText={t(listTexts.exportAsk)}
      cancelText={t(listTexts.cancel)}
      confirmLoading={isBusy}
      onOk={() => void ask()}
      onCancel={onClose}
    >
      <p>{t(listTexts.exportJobIntro)}</p>
      <Form layout="vertical">
        <Form.Item label={t(listTexts.exportFormat)}>
          <Radio.Group
            value={format}
            onChange={(event) => setFormat(event.target.value)}
            options={[
              { value: 'xlsx', label: 'XLSX' },
              { value: 'csv', label: 'CSV' },
            ]}
          />
        </Form.Item>
        {liesInTime && (
          <Form.Item label={t(listTexts.exportPeriod)} htmlFor="export-period">
            <DatePicker.RangePicker
              id="export-period"
              showTime
              allowClear={false}
              format="YYYY-MM-DD HH:mm"
              value={[pickerTime(period.from), pickerTime(period.to)]}
              onChange={(times) => {
                const [from, to] = (times ?? []).map((time) =>
                  time ? wallToInstant(time.format(WALL_FORMAT)) : undefined,
                );
                if (from && to) setPeriod({ from, to });
              }}
            />
          </Form.Item>
        )}
        {may('subscriber/reveal_phone') && (
          <Form.Item
            label={t(listTexts.exportWholePhones)}
            extra={t(listTexts.exportWholePhonesHint)}
          >
            <Switch checked={wholePhones} onChange={setWholePhones} />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

const pickerTime = (instant: string) => dayjs(instantToWall(instant));

/** As the list's own filter says it; the last seven days where it says nothing. */
function periodOf(filter: Readonly<Record<string, string | number>>) {
  const { start_time: from, end_time: to } = filter;
  const usual = periodOfDays(Date.now(), { daysBefore: 6, untilDaysBefore: 0 });
  return {
    from: typeof from === 'string' ? from : wallToInstant(usual.from),
    to: typeof to === 'string' ? to : wallToInstant(usual.to),
  };
}
