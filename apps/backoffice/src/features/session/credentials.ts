import type { Localised } from '@kipute/contract/locale';
import { sessionTexts } from '../../i18n/texts/session.ts';

export type Credentials = {
  readonly account: string;
  readonly password: string;
  readonly code: string;
};

/** Checked before anything is sent (BO-11). A password may begin or end with spaces. */
export function refusalBeforeSending({ account, password }: Credentials): Localised | undefined {
  const isComplete = account.trim() !== '' && password !== '';
  return isComplete ? undefined : sessionTexts.accountOrPasswordEmpty;
}
