import {
  CODE_RESEND_SECONDS,
  codePurposes,
} from '@kipute/contract/constants/accounts/verification-codes';
import { keepJson, readKeptJson } from '../../platform/device-storage.ts';
import { answered, type Faults, faultsOf, noFaults } from '../forms/submission.ts';
import { HOME_REGION } from '../phone-number/regions.ts';
import { api } from '../wire/api.ts';
import { type CodePurpose, resendName, resendTimesIn, withResendTime } from './resend-time.ts';

const STORAGE_KEY = 'code-resend';

export const resendAtMs = ({ purpose, phone }: CodeRequest): number =>
  resendTimesIn(readKeptJson(STORAGE_KEY))[resendName(purpose, phone)] ?? 0;

/** Kept on the device, so that a reload does not offer what the server would refuse (AS-11). */
function keepResendTime({ purpose, phone }: CodeRequest, seconds: number): void {
  const times = resendTimesIn(readKeptJson(STORAGE_KEY));
  const nowMs = Date.now();
  const untilMs = nowMs + seconds * 1000;
  keepJson(
    STORAGE_KEY,
    withResendTime(times, { name: resendName(purpose, phone), untilMs, nowMs }),
  );
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
    keepResendTime({ purpose, phone }, asked.value.resend_seconds);
    return noFaults;
  }
  const { refusal } = asked;
  if (refusal.code === 'code-too-soon') {
    keepResendTime({ purpose, phone }, refusal.retryAfterSeconds ?? CODE_RESEND_SECONDS);
  }
  return faultsOf(refusal, {
    'phone-invalid': 'phone',
    'country-not-served': 'phone',
    'code-too-soon': 'code',
  });
}
