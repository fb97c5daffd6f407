import { CallRejected } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type Faults, faultsOf, noFaults, typedIn } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import type { PhoneFault } from '../../features/phone-number/regions.ts';
import { readTypedPhone } from '../../features/phone-number/typed-phone.ts';
import { signInBy } from '../../features/session/sign-in-by.ts';
import { type CodeFault, readCode } from '../../features/verification-code/typed-code.ts';
import { api } from '../../features/wire/api.ts';

type CodeLoginField = 'phone' | 'code';

export function useCodeLogin() {
  return useSubmission<CodeLoginField>(enterWithCode);
}

async function enterWithCode(form: FormData): Promise<Faults<CodeLoginField>> {
  const read = readPhoneAndCode(form);
  if (!read.ok) return { errors: read.refusal };
  const entered = await signInBy(() => api.subscriber.code_login(read.value, { silent: true }));
  if (entered.ok || !(entered.refusal instanceof CallRejected)) return noFaults;
  return faultsOf(entered.refusal, { 'phone-invalid': 'phone', 'code-wrong': 'code' });
}

type PhoneAndCode = { readonly phone: string; readonly code: string };
type PhoneAndCodeFaults = { readonly phone?: PhoneFault; readonly code?: CodeFault };

export function readPhoneAndCode(form: FormData): Result<PhoneAndCode, PhoneAndCodeFaults> {
  const phone = readTypedPhone(form);
  const code = readCode(typedIn(form, 'code'));
  if (phone.ok && code.ok) return ok({ phone: phone.value, code: code.value });
  return refuse({
    ...(!phone.ok && { phone: phone.refusal }),
    ...(!code.ok && { code: code.refusal }),
  });
}
