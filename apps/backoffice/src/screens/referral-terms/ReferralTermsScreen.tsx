import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { referralTermsTexts } from '../../i18n/texts/referrals.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { formatInstant } from '../../time/eat.ts';
import { FormCard } from '../_form-kit/FormCard.tsx';
import { type ReferralTerms, termsForm } from './terms-form.ts';

const termsKey = ['referral-terms'] as const;

type TermsView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly terms: ReferralTerms };

function useTerms(): TermsView {
  const query = useQuery({
    queryKey: termsKey,
    queryFn: () => api.referral_config.inquire({}),
  });
  if (query.data) return { status: 'ready', terms: query.data };
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

export function ReferralTermsScreen() {
  return (
    <ScreenFrame intro={referralTermsTexts.intro}>
      <Terms />
    </ScreenFrame>
  );
}

function Terms() {
  const view = useTerms();
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
          key={view.terms.revision}
          form={termsForm}
          subject={view.terms}
          title={referralTermsTexts.title}
          mode={may('referral_config/update') ? 'change' : 'look'}
          onDone={() => void client.invalidateQueries({ queryKey: termsKey })}
        >
          <LastChange terms={view.terms} />
        </FormCard>
      );
  }
}

function LastChange({ terms }: { terms: ReferralTerms }) {
  const t = useText();
  const { revision, changed_by, changed_at } = terms;
  if (changed_at === null) return <p>{t(referralTermsTexts.neverChanged)}</p>;
  const name = changed_by?.name ?? t(referralTermsTexts.system);
  return (
    <p>{t(referralTermsTexts.lastChanged, { revision, name, time: formatInstant(changed_at) })}</p>
  );
}
