import type { CallContent } from '@kipute/contract/registry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMay } from '../../features/permissions/administrator.tsx';
import { api } from '../../features/wire/api.ts';
import { mailingTexts } from '../../i18n/texts/mailings.ts';
import { officeConfigurationTexts } from '../../i18n/texts/office-configuration.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { useScreen } from '../../shell/screen-context.ts';
import { formatInstant } from '../../time/eat.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { FormCard } from '../_form-kit/FormCard.tsx';

type MailingRules = CallContent<'mailing/config'>;

const rulesKey = ['mailing-rules'] as const;

const rulesForm = defineForm({
  call: 'mailing/update_config',
  fields: [
    {
      kind: 'number',
      name: 'second_person_from',
      unit: mailingTexts.people,
      title: mailingTexts.secondFrom,
      hint: mailingTexts.secondFromHint,
    },
    {
      kind: 'money',
      name: 'sms_price',
      title: mailingTexts.smsPrice,
      hint: mailingTexts.smsPriceHint,
    },
    {
      kind: 'number',
      name: 'sms_per_day_max',
      title: mailingTexts.smsPerDay,
      hint: mailingTexts.smsPerDayHint,
    },
    {
      kind: 'number',
      name: 'sms_from_hour',
      unit: mailingTexts.hour,
      title: mailingTexts.smsFrom,
    },
    { kind: 'number', name: 'sms_to_hour', unit: mailingTexts.hour, title: mailingTexts.smsTo },
    { kind: 'reason', name: 'note', title: mailingTexts.reason },
  ],
  from: ({ settings }: MailingRules) => settings,
  send: (values, { subject }) => ({ ...values, revision: subject.revision }),
  errors: { 'hours-turned-round': 'sms_to_hour' },
});

type RulesView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly rules: MailingRules };

function useRules(): RulesView {
  const query = useQuery({ queryKey: rulesKey, queryFn: () => api.mailing.config({}) });
  if (query.data) return { status: 'ready', rules: query.data };
  return query.isError
    ? { status: 'failed', retry: () => void query.refetch() }
    : { status: 'loading' };
}

/** `/mailings/settings` */
export function MailingSettings() {
  const t = useText();
  const { title } = useScreen();
  return (
    <ScreenFrame
      title={t(mailingTexts.settingsTitle)}
      back={<Link to="/mailings">← {title}</Link>}
      intro={mailingTexts.settingsIntro}
    >
      <Rules />
    </ScreenFrame>
  );
}

function Rules() {
  const view = useRules();
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
          key={view.rules.revision}
          form={rulesForm}
          subject={view.rules}
          title={mailingTexts.settingsTitle}
          mode={may('mailing/update_config') ? 'change' : 'look'}
          onDone={() => void client.invalidateQueries({ queryKey: rulesKey })}
        >
          <LastChange rules={view.rules} />
        </FormCard>
      );
  }
}

function LastChange({ rules: { revision, changed_by, changed_at } }: { rules: MailingRules }) {
  const t = useText();
  if (changed_at === null) return <p>{t(officeConfigurationTexts.neverChanged)}</p>;
  const name = changed_by?.name ?? t(officeConfigurationTexts.system);
  return (
    <p>
      {t(officeConfigurationTexts.lastChanged, { revision, name, time: formatInstant(changed_at) })}
    </p>
  );
}
