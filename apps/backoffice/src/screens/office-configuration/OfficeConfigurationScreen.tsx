import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { officeConfigurationTexts } from '../../i18n/texts/office-configuration.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { LastChange } from '../_form-kit/LastChange.tsx';
import { type OfficeConfiguration, officeForm } from './office-form.ts';

const configurationKey = ['office-configuration'] as const;

type ConfigurationView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly configuration: OfficeConfiguration };

function useConfiguration(): ConfigurationView {
  const query = useQuery({
    queryKey: configurationKey,
    queryFn: () => api.office_config.inquire({}),
  });
  if (query.data) return { status: 'ready', configuration: query.data };
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

export function OfficeConfigurationScreen() {
  return (
    <ScreenFrame intro={officeConfigurationTexts.intro}>
      <Configuration />
    </ScreenFrame>
  );
}

function Configuration() {
  const view = useConfiguration();
  const may = useMay();
  const client = useQueryClient();
  switch (view.status) {
    case 'loading':
      return <PageSkeleton />;
    case 'failed':
      return <LoadFailed place="part" onRetry={view.retry} />;
    case 'ready':
      return (
        <FormCard
          key={view.configuration.revision}
          form={officeForm}
          subject={view.configuration}
          title={officeConfigurationTexts.title}
          mode={may('office_config/update') ? 'change' : 'look'}
          onDone={() => void client.invalidateQueries({ queryKey: configurationKey })}
        >
          <LastChange configuration={view.configuration} />
        </FormCard>
      );
  }
}
