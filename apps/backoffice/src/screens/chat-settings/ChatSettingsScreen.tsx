import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { officeConfigurationTexts } from '../../i18n/texts/office-configuration.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { type ChatConfiguration, chatSettingsForm } from './chat-settings-form.ts';

const configurationKey = ['chat-settings'] as const;

export function ChatSettingsScreen() {
  return (
    <ScreenFrame intro={chatTexts.settingsIntro}>
      <Configuration />
    </ScreenFrame>
  );
}

function Configuration() {
  const query = useQuery({
    queryKey: configurationKey,
    queryFn: () => api.chat_config.inquire({}),
  });
  const may = useMay();
  const client = useQueryClient();
  if (query.isError && !query.data) {
    return <LoadFailed place="part" onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <PageSkeleton />;
  return (
    <FormCard
      key={query.data.revision}
      form={chatSettingsForm}
      subject={query.data}
      title={chatTexts.settingsTitle}
      mode={may('chat_config/update') ? 'change' : 'look'}
      onDone={() => void client.invalidateQueries({ queryKey: configurationKey })}
    >
      <LastChange configuration={query.data} />
    </FormCard>
  );
}

function LastChange({ configuration }: { configuration: ChatConfiguration }) {
  const t = useText();
  const { revision, changed_by, changed_at } = configuration;
  if (changed_at === null) return <p>{t(officeConfigurationTexts.neverChanged)}</p>;
  const name = changed_by?.name ?? t(officeConfigurationTexts.system);
  return (
    <p>
      {t(officeConfigurationTexts.lastChanged, { revision, name, time: formatInstant(changed_at) })}
    </p>
  );
}
