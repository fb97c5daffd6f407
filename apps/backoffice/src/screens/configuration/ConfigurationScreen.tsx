import type { SettingSectionName } from '@kipute/contract/constants/settings/setting-sections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Tabs } from 'antd';
import { useMemo, useState } from 'react';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api, call } from '../../features/wire/api.ts';
import { configurationTexts } from '../../i18n/texts/configuration.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { LastChange } from '../_form-kit/LastChange.tsx';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { keyOfList } from '../_list-kit/page/use-list-page.ts';
import {
  type ConfigurationDesk,
  desks,
  historyOf,
  sectionCalls,
  titleOf,
} from './section-calls.ts';
import { type Configuration, settingForm } from './setting-form.ts';
import type { Yesterday } from './touched.ts';

export const BetConfigurationScreen = () => <Desk desk={desks['bet_config/manage']} />;
export const PayConfigurationScreen = () => <Desk desk={desks['pay_config/manage']} />;
export const SystemConfigurationScreen = () => <Desk desk={desks['system_config/manage']} />;

/** The sections of a desk, one at a time: what is in force, what is planned, how it came. */
function Desk({ desk }: { desk: ConfigurationDesk }) {
  const t = useText();
  const [first] = desk.sections;
  const [open, setOpen] = useState<string | undefined>(first);
  const section = desk.sections.find((name) => name === open);
  return (
    <ScreenFrame intro={desk.intro}>
      {desk.sections.length > 1 && (
        <Tabs
          {...(open !== undefined && { activeKey: open })}
          onChange={setOpen}
          items={desk.sections.map((name) => ({ key: name, label: t(titleOf(name)) }))}
        />
      )}
      {section && <Section key={section} section={section} change={desk.change} />}
    </ScreenFrame>
  );
}

type SectionProps = { section: SettingSectionName; change: ConfigurationDesk['change'] };

function Section({ section, change }: SectionProps) {
  const query = useQuery({
    queryKey: ['configuration', section],
    queryFn: () => call(sectionCalls[section].manage, {}) as Promise<Configuration>,
  });
  const may = useMay();
  const client = useQueryClient();
  const yesterday = useYesterday(section);
  const form = useMemo(() => settingForm(section, yesterday), [section, yesterday]);
  if (query.isError && !query.data) {
    return <LoadFailed place="part" onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <PageSkeleton />;
  return (
    <>
      <FormCard
        key={query.data.revision}
        form={form}
        subject={query.data}
        title={titleOf(section)}
        mode={may(change) ? 'change' : 'look'}
        onDone={() => {
          void client.invalidateQueries({ queryKey: ['configuration', section] });
          void client.invalidateQueries({ queryKey: keyOfList(historyOf[section]) });
        }}
      >
        <LastChange configuration={query.data} />
        <Planned configuration={query.data} />
      </FormCard>
      <History section={section} />
    </>
  );
}

const nothing: Yesterday = [];

/** How yesterday's amounts lay, where a limit of the section is about them; nothing till then. */
function useYesterday(section: SettingSectionName): Yesterday {
  const call = section === 'pay' ? api.pay_config : api.bet_config;
  const query = useQuery({
    queryKey: ['configuration', 'yesterday', section],
    queryFn: () => call.inquire_yesterday(),
    enabled: section === 'pay' || section === 'bet',
  });
  return query.data ?? nothing;
}

function Planned({ configuration: { planned } }: { configuration: Configuration }) {
  const t = useText();
  if (planned.length === 0) return null;
  return (
    <section aria-label={t(configurationTexts.planned)}>
      <h3>{t(configurationTexts.planned)}</h3>
      {planned.map(({ id, effective_from, changed_by, note, changes }) => (
        <div key={id}>
          <p>
            {t(configurationTexts.plannedFrom, {
              time: formatInstant(effective_from),
              name: changed_by?.name ?? t(configurationTexts.nobody),
              note,
            })}
          </p>
          <ul>
            {changes.map((change) => (
              <li key={change.field}>{t(configurationTexts.fromTo, change)}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>{t(configurationTexts.takeBack)}</p>
    </section>
  );
}

function History({ section }: { section: SettingSectionName }) {
  const t = useText();
  const open = useOpenList(historyOf[section]);
  return (
    <>
      <h2>{t(configurationTexts.history)}</h2>
      <ListPart open={open} />
    </>
  );
}
