import { type Handlers, refuseWith } from '../platform/http/handler.ts';

const names = [
  'subscriber/inquire_agent',
  'subscriber/add_agent',
  'subscriber/update_agent',
  'subscriber/get_proxy_user',
  'order_list/get_proxy',
  'finder/find',
  'office_config/inquire',
  'office_config/update',
  'area_code/shown',
  'area_code/inquire',
  'area_code/update',
  'list_export/add',
] as const;

/** Calls of the contract whose handlers are being written. */
export const unbuiltCalls = Object.fromEntries(
  names.map((name) => [name, async () => refuseWith('unknown-call')]),
) as unknown as Pick<Handlers, (typeof names)[number]>;
