import { type Handlers, refuseWith } from '../platform/http/handler.ts';

const names = [
  'area_code/shown',
  'area_code/inquire',
  'area_code/update',
] as const;

/** Calls of the contract whose handlers are being written. */
export const unbuiltCalls = Object.fromEntries(
  names.map((name) => [name, async () => refuseWith('unknown-call')]),
) as unknown as Pick<Handlers, (typeof names)[number]>;
