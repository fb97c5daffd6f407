import { isVerificationCode } from '@kipute/contract/calls/accounts/account-fields';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Access, GuardRefusal } from '../../access/index.ts';
import type { Settings } from '../../settings/index.ts';
import { type CodeHashes, type CodeUse, spendCode, type TriedCode, tryCode } from './code-store.ts';

export type TypedCode = CodeUse & { readonly code: string };

export type Codes = {
  /**
   * Whether the code is the one that was sent. A wrong one is counted before this answers; a
   * right one stays good until it is spent, and `spent` says it was right and used before.
   */
  readonly prove: (
    typed: TypedCode,
    address: string,
  ) => Promise<'right' | 'spent' | 'wrong' | GuardRefusal>;
  /** With the work it opens the way to: both happen or neither, and of two at once one. */
  readonly spend: (tx: Transaction, typed: TypedCode) => Promise<boolean>;
};

type CodesDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'current'>;
  readonly access: Pick<Access, 'guardSignIn'>;
  readonly codeHashes: CodeHashes;
};

export function createCodes({ database, clock, settings, access, codeHashes }: CodesDeps): Codes {
  const tried = ({ phone, purpose, code }: TypedCode): TriedCode => ({
    phoneHash: codeHashes.ofPhone(phone),
    purpose,
    codeHash: codeHashes.ofCode({ phone, purpose }, code),
    triesMax: settings.current('limits').resetCodeTriesMax,
    now: clock.now(),
  });
  return {
    prove: async (typed, address) => {
      const account = `${typed.purpose}-code:${typed.phone}`;
      let found: 'right' | 'spent' | 'wrong' = 'wrong';
      const verdict = await access.guardSignIn({ account, address, from: 'code' }, async () => {
        // A slip of the finger that no code looks like costs the code nothing.
        if (isVerificationCode(typed.code)) {
          found = await database.transact((tx) => tryCode(tx, tried(typed)));
        }
        return found !== 'wrong';
      });
      return verdict === 'passed' || verdict === 'wrong' ? found : verdict;
    },
    spend: (tx, typed) => spendCode(tx, tried(typed)),
  };
}
