import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { racingTexts } from '../../i18n/texts/racing.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { LastChange } from '../_form-kit/LastChange.tsx';
import { racingConfigForm } from './racing-config-form.ts';

const configurationKey = ['racing-config'] as const;

export function RacingConfigScreen() {
  return (
    <ScreenFrame intro={racingTexts.configIntro}>
      <Configuration />
    </ScreenFrame>
  );
}

function Configuration() {
  const query = useQuery({
    queryKey: configurationKey,
    queryFn: () => api.racing_config.inquire({}),
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
      form={racingConfigForm}
      subject={query.data}
      title={racingTexts.configTitle}
      mode={may('racing_config/update') ? 'change' : 'look'}
      onDone={() => void client.invalidateQueries({ queryKey: configurationKey })}
    >
      <LastChange configuration={query.data} />
    </FormCard>
  );
}
