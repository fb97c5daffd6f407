import {
  CODE_RESEND_SECONDS,
  codePurposes,
} from '@kipute/contract/constants/accounts/verification-codes';
import { keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { answered, type Faults, faultsOf, noFaults } from '../forms/submission.ts';
import { HOME_REGION } from '../phone-number/regions.ts';
import { api } from '../wire/api.ts';
import { type CodePurpose, resendTimesIn } from './resend-time.ts';

const STORAGE_KEY = 'code-resend';

export const resendAtMs = (purpose: CodePurpose): number =>
  resendTimesIn(readKeptJson(STORAGE_KEY))[purpose] ?? 0;

/** Kept on the device, so that a reload does not offer what the server would refuse (AS-11). */
function keepResendTime(purpose: CodePurpose, seconds: number): void {
  const times = resendTimesIn(readKeptJson(STORAGE_KEY));
  keepJson(STORAGE_KEY, { ...times, [purpose]: Date.now() + seconds * 1000 });
}

type CodeRequest = { readonly purpose: CodePurpose; readonly phone: string };

export async function askForCode({
  purpose,
  phone,
}: CodeRequest): Promise<Faults<'phone' | 'code'>> {
  const type = codePurposes[purpose].id;
  const asked = await answered(
    api.subscriber.get_code({ area_code: HOME_REGION, phone, type }, { silent: true }),
  );
  if (asked.ok) {
    keepResendTime(purpose, asked.value.resend_seconds);
    return noFaults;
  }
  const { refusal } = asked;
  if (refusal.code === 'code-too-soon') {
    keepResendTime(purpose, refusal.retryAfterSeconds ?? CODE_RESEND_SECONDS);
  }
  return faultsOf(refusal, {
    'phone-invalid': 'phone',
    'country-not-served': 'phone',
    'code-too-soon': 'code',
  });
}
