import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import { hashPassword } from '@kipute/api-client/hash-password';
import { type Faults, faultsOf, noFaults } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { HOME_REGION } from '../../features/phone-number/regions.ts';
import { signInBy } from '../../features/session/sign-in-by.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import type { Place } from '../entrance/ToOtherEntrance.tsx';
import { type RegisterField, type Registration, readRegistration } from './registration.ts';

const fieldOfCode = {
  'phone-invalid': 'phone',
  'phone-taken': 'phone',
  'code-wrong': 'code',
  'invitation-unknown': 'invitation_code',
  'agreement-required': 'agreement',
} as const satisfies { readonly [Code in RejectionCode]?: RegisterField };

type RegisterOptions = { readonly place: Place; readonly onUnderAge: () => void };

export function useRegister({ place, onUnderAge }: RegisterOptions) {
  const passwordMinimum = usePasswordMinimum();
  return useSubmission<RegisterField>(async (form) => {
    const read = readRegistration(form, passwordMinimum);
    if (!read.ok) return read.refusal === 'under-age' ? refuseKindly() : { errors: read.refusal };
    const entered = await register(read.value);
    if (entered.ok) {
      showToast({ tone: 'success', text: t('register.done') });
      if (place === 'dialog') closeSheet();
      return noFaults;
    }
    // Without a token it has been said, and has led to the login, by then.
    if (!(entered.refusal instanceof CallRejected)) return noFaults;
    return entered.refusal.code === 'under-age'
      ? refuseKindly()
      : faultsOf(entered.refusal, fieldOfCode);
  });

  function refuseKindly(): Faults<never> {
    onUnderAge();
    return noFaults;
  }
}

async function register(registration: Registration): ReturnType<typeof signInBy> {
  const { phone, code, invitationCode } = registration;
  const password = await hashPassword(phone, registration.password);
  return signInBy(() =>
    api.subscriber.register(
      {
        ...{ area_code: HOME_REGION, phone, password, code, invitation_code: invitationCode },
        ...{ agreement: 1, adult: 1 },
      },
      { silent: true },
    ),
  );
}
