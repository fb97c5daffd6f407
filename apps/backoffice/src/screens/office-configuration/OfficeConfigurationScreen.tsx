import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { officeConfigurationTexts } from '../../i18n/texts/office-configuration.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormCard } from '../_form-kit/FormCard.tsx';
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

function LastChange({ configuration }: { configuration: OfficeConfiguration }) {
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
