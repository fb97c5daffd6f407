import type { CallContext, SignedInAdministrator } from '../../platform/http/handler.ts';
import type { Visit } from '../access/index.ts';
import type { Activity } from '../audit/index.ts';

/** Who changes something, and why. */
export type PoolOrder = {
  readonly administratorId: bigint;
  readonly reason: string;
  readonly visit: Visit;
};

export const orderOf = (
  { reason }: { readonly reason: string },
  { caller, address, userAgent }: CallContext<SignedInAdministrator>,
): PoolOrder => ({
  ...{ administratorId: caller.administratorId, reason, visit: { address, userAgent } },
});

type Changes = NonNullable<Activity['changes']>;

export function poolRecord(
  subject: NonNullable<Activity['subject']>,
  { administratorId, reason, visit }: PoolOrder,
  changes: Changes,
): Activity {
  return {
    type: 'jackpot-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: reason,
    ...{ subject, changes },
    ...visit,
  };
}
