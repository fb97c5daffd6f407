import { useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../features/permissions/administrator.tsx';
import { UnsaidNotice } from '../../features/site-information/UnsaidNotice.tsx';
import {
  siteInformationKey,
  useSiteInformation,
} from '../../features/site-information/use-site-information.ts';
import { siteInformationTexts } from '../../i18n/texts/site-information.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { ListPart, useOpenList } from '../_list-kit/ListPart.tsx';
import { keyOfList } from '../_list-kit/page/use-list-page.ts';
import { historyList } from './history-list.ts';
import { type SiteInformation, siteForm } from './site-form.ts';

type InformationView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly information: SiteInformation };

function useInformation(): InformationView {
  const query = useSiteInformation();
  if (query.data) return { status: 'ready', information: query.data };
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

export function SiteInformationScreen() {
  return (
    <ScreenFrame intro={siteInformationTexts.intro}>
      <UnsaidNotice />
      <Information />
      <History />
    </ScreenFrame>
  );
}

function Information() {
  const view = useInformation();
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
          key={view.information.revision}
          form={siteForm}
          subject={view.information}
          title={siteInformationTexts.title}
          mode={may('site_config/update') ? 'change' : 'look'}
          onDone={() => {
            void client.invalidateQueries({ queryKey: siteInformationKey });
            void client.invalidateQueries({ queryKey: keyOfList(historyList) });
          }}
        >
          <LastChange information={view.information} />
        </FormCard>
      );
  }
}

function LastChange({ information }: { information: SiteInformation }) {
  const t = useText();
  const { revision, changed_by, changed_at } = information;
  if (changed_at === null) return <p>{t(siteInformationTexts.neverChanged)}</p>;
  const name = changed_by?.name ?? t(siteInformationTexts.system);
  return (
    <p>
      {t(siteInformationTexts.lastChanged, { revision, name, time: formatInstant(changed_at) })}
    </p>
  );
}

function History() {
  const t = useText();
  const open = useOpenList(historyList);
  return (
    <>
      <h2>{t(siteInformationTexts.history)}</h2>
      <ListPart open={open} />
    </>
  );
}
