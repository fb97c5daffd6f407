import { answered, faultsOf, noFaults, typedIn } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { refreshPlayer } from '../../features/session/use-player-refresh.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { readBetAmount } from './bet-amount.ts';

export function useBetAmount() {
  return useSubmission<'amount'>(async (form) => {
    const read = readBetAmount(typedIn(form, 'amount'));
    if (!read.ok) return { errors: { amount: read.refusal } };
    const saved = await answered(
      api.subscriber.update_bet_config({ default_bet_amount: read.value }, { silent: true }),
    );
    if (!saved.ok) {
      return faultsOf(saved.refusal, {
        'amount-out-of-range': 'amount',
        'parameter-invalid': 'amount',
      });
    }
    showToast({ tone: 'success', text: t('account.saved') });
    await answered(refreshPlayer());
    return noFaults;
  });
}
