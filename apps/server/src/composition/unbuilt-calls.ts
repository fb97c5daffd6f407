import { type Handlers, refuseWith } from '../platform/http/handler.ts';

const names = [
  'list_export/add',
  'subscriber/linked_accounts',
  'subscriber/daily_history',
  'subscriber/timeline',
  'subscriber/user_sessions',
  'subscriber/messages',
  'bill/manage',
] as const;

/** Calls of the contract whose handlers are being written. */
export const unbuiltCalls = Object.fromEntries(
  names.map((name) => [name, async () => refuseWith('unknown-call')]),
) as unknown as Pick<Handlers, (typeof names)[number]>;
