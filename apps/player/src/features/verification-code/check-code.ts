import { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';
import { answered, type Faults, faultsOf, noFaults } from '../forms/submission.ts';
import { api } from '../wire/api.ts';

type TypedCode = {
  readonly purpose: 'register' | 'reset-password';
  readonly phone: string;
  readonly code: string;
};

/** Told where it is typed, and good for the step after it (AS-13). */
export async function checkCode({ purpose, phone, code }: TypedCode): Promise<Faults<'code'>> {
  const { id: type } = codePurposes[purpose];
  const checked = await answered(
    api.subscriber.check_code({ phone, type, code }, { silent: true }),
  );
  return checked.ok ? noFaults : faultsOf(checked.refusal, { 'code-wrong': 'code' });
}
