import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { answered, faultsOf, noFaults } from '../../../features/forms/submission.ts';
import { useSubmission } from '../../../features/forms/use-submission.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import { refreshPlayer } from '../../../features/session/use-player-refresh.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';
import { type ProfileField, readProfile } from './profile-form.ts';

const fetchProfile = () => api.subscriber.profile({}, { silent: true });

export const useProfile = () => useQuery(fetchProfile, 'own');

export function useProfileForm() {
  return useSubmission<ProfileField>(async (form) => {
    const read = readProfile(form, serverNowMs());
    if (!read.ok) return { errors: read.refusal };
    const saved = await answered(api.subscriber.info_update(read.value, { silent: true }));
    if (!saved.ok) return faultsOf(saved.refusal, { 'under-age': 'birthday' });
    showToast({ tone: 'success', text: t('account.saved') });
    // The new name stands in the menu at once; if that query fails, at the next one.
    await answered(refreshPlayer());
    return noFaults;
  });
}
