import type { NodePath } from '@kipute/contract/permission-nodes';
import type { CallName } from '@kipute/contract/registry';
import { useCallback } from 'react';
import { useAdministrator } from '../../../features/permissions/administrator.tsx';

type Rule = { readonly node: NodePath; readonly reach: 'everything' | 'tree' };

const everything = (node: NodePath): Rule => ({ node, reach: 'everything' });
const tree = (node: NodePath): Rule => ({ node, reach: 'tree' });

/**
 * The rules of the calls that make up the page, as the contract has them: the contract itself, with
 * every schema, would travel to the browser for these few words. A test compares the two.
 */
export const pageCalls = {
  'subscriber/detailed': tree('subscriber/inquire'),
  'subscriber/daily_history': tree('subscriber/inquire'),
  'subscriber/inquire': tree('subscriber/inquire'),
  'subscriber/linked_accounts': everything('subscriber/inquire'),
  'subscriber/timeline': everything('subscriber/inquire'),
  'subscriber/notes': everything('subscriber/inquire'),
  'subscriber/user_sessions': everything('subscriber/inquire'),
  'subscriber/messages': everything('subscriber/inquire'),
  'order_list/inquire': everything('order_list/inquire'),
  'pool_issue/tickets': everything('pool_issue/inquire'),
  'racing_order/inquire': everything('racing_order/inquire'),
  'casino_round/inquire': everything('casino_round/inquire'),
  'bill/manage': everything('bill/inquire'),
  'recharge/manage': everything('recharge/inquire'),
  'withdraw/manage': everything('withdraw/inquire'),
  'log/inquire': everything('log/inquire'),
  'office_config/inquire': everything('office_config/inquire'),
  'subscriber/reveal_phone': everything('subscriber/reveal_phone'),
  'subscriber/update': everything('subscriber/update'),
  'subscriber/user_reset_password': everything('subscriber/user_reset_password'),
  'subscriber/update_balance': everything('subscriber/update_balance'),
  'subscriber/update_credit_money': everything('subscriber/update_credit_money'),
  'subscriber/update_virtual_currency': everything('subscriber/update_virtual_currency'),
  'subscriber/disable': everything('subscriber/disable'),
  'subscriber/update_note': everything('subscriber/update_note'),
  'subscriber/update_no_bet': everything('subscriber/update_no_bet'),
  'subscriber/update_no_withdraw': everything('subscriber/update_no_withdraw'),
  'subscriber/update_withdrawal_whitelist': everything('subscriber/update_withdrawal_whitelist'),
  'subscriber/update_reported': everything('subscriber/update_reported'),
  'subscriber/update_return_scale': everything('subscriber/update_return_scale'),
  'subscriber/update_invitation_code': everything('subscriber/update_invitation_code'),
  'subscriber/update_superior': everything('subscriber/update_superior'),
  'subscriber/update_participation_statistics': everything(
    'subscriber/update_participation_statistics',
  ),
  'subscriber/update_stake_factor': everything('subscriber/update_stake_factor'),
  'subscriber/remove': everything('subscriber/remove'),
} as const satisfies { readonly [Name in CallName]?: Rule };

export type PageCall = keyof typeof pageCalls;

type Caller = {
  readonly kind: 'administrator' | 'agent';
  readonly nodes: ReadonlySet<string>;
};

/** Would the server let this caller make the call? An agent may make those about its tree only. */
export function mayCall({ kind, nodes }: Caller, call: PageCall): boolean {
  const { node, reach } = pageCalls[call];
  return nodes.has(node) && (kind === 'administrator' || reach === 'tree');
}

export type MayCall = (call: PageCall) => boolean;

export function useMayCall(): MayCall {
  const { kind, nodes } = useAdministrator();
  return useCallback((call) => mayCall({ kind, nodes }, call), [kind, nodes]);
}
