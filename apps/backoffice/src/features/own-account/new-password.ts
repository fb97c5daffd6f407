import type { Localised } from '@kipute/contract/locale';
import { ownAccountTexts } from '../../i18n/texts/own-account.ts';

/** The server sees only a hash, so what a password must be like is checked here. */
const PASSWORD_LENGTH_MIN = 10;
export const PASSWORD_LENGTH_MAX = 200;

export type NewPassword = {
  readonly account: string;
  /** Left out where a link stands for it. */
  readonly current?: string;
  readonly chosen: string;
  readonly repeated: string;
};

/** The first thing wrong with it, in the order of the fields (BO-48). */
export function faultOfNewPassword(given: NewPassword): Localised | undefined {
  const { account, current, chosen, repeated } = given;
  if (current === '' || chosen === '' || repeated === '') return ownAccountTexts.fieldsEmpty;
  if ([...chosen].length < PASSWORD_LENGTH_MIN) return ownAccountTexts.passwordShort;
  if (chosen.trim().toLowerCase() === account.toLowerCase()) {
    return ownAccountTexts.passwordIsAccount;
  }
  if (chosen !== repeated) return ownAccountTexts.repeatDiffers;
  return chosen === current ? ownAccountTexts.passwordSame : undefined;
}
