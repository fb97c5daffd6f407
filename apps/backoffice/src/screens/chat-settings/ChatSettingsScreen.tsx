import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { chatTexts } from '../../i18n/texts/chat.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { LastChange } from '../_form-kit/LastChange.tsx';
import { chatSettingsForm } from './chat-settings-form.ts';

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
