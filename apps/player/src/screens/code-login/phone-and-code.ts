import { ok, type Result, refuse } from '@kipute/domain/result';
import { typedIn } from '../../features/forms/submission.ts';
import type { PhoneFault } from '../../features/phone-number/regions.ts';
import { readTypedPhone } from '../../features/phone-number/typed-phone.ts';
import { type CodeFault, readCode } from '../../features/verification-code/typed-code.ts';

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
