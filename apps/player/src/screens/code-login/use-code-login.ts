import { CallRejected } from '@kipute/api-client/call-rejected';
import { type Faults, faultsOf, noFaults } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { signInBy } from '../../features/session/sign-in-by.ts';
import { api } from '../../features/wire/api.ts';
import { readPhoneAndCode } from './phone-and-code.ts';

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
