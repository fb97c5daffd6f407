import { hashPassword } from '@kipute/api-client/hash-password';
import { useEffect } from 'react';
import { answered, faultsOf, noFaults, typedIn } from '../../../features/forms/submission.ts';
import { useSubmission } from '../../../features/forms/use-submission.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';

export function useErasure(phone: string, onAsked: () => void) {
  const submission = useSubmission<'password'>(async (form) => {
    const typed = typedIn(form, 'password');
    if (typed === '') return { errors: { password: 'ownData.passwordMissing' } };
    const password = await hashPassword(phone, typed);
    const asked = await answered(api.personal_data.erase({ password }, { silent: true }));
    if (!asked.ok) return faultsOf(asked.refusal, { 'password-wrong': 'password' });
    showToast({ tone: 'success', text: t('ownData.erased') });
    onAsked();
    return noFaults;
  });
  const { ref } = submission.form;
  // The button that was pressed is gone.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name="password"]')?.focus(), [ref]);
  return submission;
}
