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
import type { List, WholeFile } from '../definition/list.ts';
import type { OpenList } from '../ListPart.tsx';
import { pageRequest } from '../page/use-list-page.ts';

type Props = {
  open: OpenList;
  wholeFile: NonNullable<List['wholeFile']>;
  onClose: () => void;
};

type Choice = {
  readonly format: 'xlsx' | 'csv';
  readonly wholePhones: boolean;
  readonly from: string;
  readonly to: string;
};

const WALL_FORMAT = 'YYYY-MM-DDTHH:mm:ss';

/** Fields of the request that are about pages, and none of a file. */
const pageFields = ['page', 'page_size', 'sort_field', 'sort_order'];

const liesInTime = ({ type }: WholeFile): boolean => exportTypes[type].period;

/** Asks for the whole filter as a file; a job writes it, however long it is (EXP-40). */
export function ExportJobDialog({ open, wholeFile, onClose }: Props) {
  const t = useText();
  const { list, state } = open;
  const wanted = useMemo(
    () => wantedOf(list, pageRequest(list, state), wholeFile),
    [list, state, wholeFile],
  );
  const [choice, setChoice] = useState<Choice>(() => ({
    ...{ format: 'xlsx', wholePhones: false },
    ...periodOf(wanted.filter),
  }));
  const { isBusy, ask } = useAsk(wanted, onClose);
  return (
    <Modal
      open
      title={t(listTexts.exportJobTitle)}
      okText={t(listTexts.exportAsk)}
      cancelText={t(listTexts.cancel)}
      confirmLoading={isBusy}
      onOk={() => void ask(choice)}
      onCancel={onClose}
    >
      <p>{t(listTexts.exportJobIntro)}</p>
      <ChoiceFields
        choice={choice}
        hasPeriod={liesInTime(wanted)}
        onChange={(change) => setChoice({ ...choice, ...change })}
      />
    </Modal>
  );
}

type FieldsProps = {
  choice: Choice;
  hasPeriod: boolean;
  onChange: (change: Partial<Choice>) => void;
};

function ChoiceFields({ choice, hasPeriod, onChange }: FieldsProps) {
  const t = useText();
  const may = useMay();
  return (
    <Form layout="vertical">
      <Form.Item label={t(listTexts.exportFormat)}>
        <Radio.Group
          value={choice.format}
          onChange={(event) => onChange({ format: event.target.value })}
          options={[
            { value: 'xlsx', label: 'XLSX' },
            { value: 'csv', label: 'CSV' },
          ]}
        />
      </Form.Item>
      {hasPeriod && (
        <Form.Item label={t(listTexts.exportPeriod)} htmlFor="export-period">
          <DatePicker.RangePicker
            id="export-period"
            showTime
            allowClear={false}
            format="YYYY-MM-DD HH:mm"
            value={[pickerTime(choice.from), pickerTime(choice.to)]}
            onChange={(times) => {
              const [from, to] = times ?? [];
              if (from && to) onChange({ from: instantOf(from), to: instantOf(to) });
            }}
          />
        </Form.Item>
      )}
      {may('subscriber/reveal_phone') && (
        <Form.Item
          label={t(listTexts.exportWholePhones)}
          extra={t(listTexts.exportWholePhonesHint)}
          htmlFor="export-whole-phones"
        >
          <Switch
            id="export-whole-phones"
            checked={choice.wholePhones}
            onChange={(wholePhones) => onChange({ wholePhones })}
          />
        </Form.Item>
      )}
    </Form>
  );
}

/** One key for the dialog: pressed twice, or answered too late, it is one file (EXP-16). */
function useAsk(wanted: WholeFile, onDone: () => void) {
  const t = useText();
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const ask = async ({ format, wholePhones, from, to }: Choice) => {
    setBusy(true);
    const request = {
      ...{ request_key: key, type: wanted.type, format, filter: { ...wanted.filter } },
      whole_phones: wholePhones ? 1 : 0,
      ...(liesInTime(wanted) && { from, to }),
    } as const;
    const isAsked = await api.export.add(request).then(
      () => true,
      () => false,
    );
    setBusy(false);
    if (!isAsked) return;
    const link = { path: '/jobs', text: t(listTexts.exportSee) };
    showToast({ tone: 'success', message: t(listTexts.exportAsked), link });
    onDone();
  };
  return { isBusy, ask };
}

function wantedOf(
  list: List,
  request: Readonly<Record<string, string | number>>,
  wholeFile: Props['wholeFile'],
): WholeFile {
  const asked = Object.entries({ ...list.fixed, ...request });
  return wholeFile(Object.fromEntries(asked.filter(([field]) => !pageFields.includes(field))));
}

const pickerTime = (instant: string) => dayjs(instantToWall(instant));
const instantOf = (time: dayjs.Dayjs): string => wallToInstant(time.format(WALL_FORMAT));

/** As the list's own filter says it; the last seven days where it says nothing. */
function periodOf(filter: Readonly<Record<string, string | number>>) {
  const { start_time: from, end_time: to } = filter;
  const usual = periodOfDays(Date.now(), { daysBefore: 6, untilDaysBefore: 0 });
  return {
    from: typeof from === 'string' ? from : wallToInstant(usual.from),
    to: typeof to === 'string' ? to : wallToInstant(usual.to),
  };
}
