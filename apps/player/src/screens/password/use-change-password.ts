import { hashPassword } from '@kipute/api-client/hash-password';
import { answered, faultsOf, noFaults } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { type ChangeField, readPasswordChange } from './change-form.ts';

export function useChangePassword(phone: string) {
  const minimum = usePasswordMinimum();
  return useSubmission<ChangeField>(async (form) => {
    const read = readPasswordChange(form, minimum);
    if (!read.ok) return { errors: read.refusal };
    const [old_password, new_password] = await Promise.all([
      hashPassword(phone, read.value.old),
      hashPassword(phone, read.value.next),
    ]);
    const changed = await answered(
      api.subscriber.update_password({ old_password, new_password }, { silent: true }),
    );
    if (!changed.ok) return faultsOf(changed.refusal, { 'password-wrong': 'old_password' });
    showToast({ tone: 'success', text: t('change.done') });
    closeSheet();
    return noFaults;
  });
}
