import type { CallContent } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import type { AgentFigures, AgentRow, MemberRow } from './agent-store.ts';

type WireAgent = CallContent<'subscriber/add_agent'>;
type WireMember = CallContent<'subscriber/get_proxy_user'>[number];

const onTheWire = (amount: bigint): number => toWireShillings(senti(amount));

type Counted = {
  readonly invitees: number;
  readonly figures: AgentFigures | undefined;
  readonly rewards: bigint;
};

const nothing: AgentFigures = { loss: 0n, profit: 0n, deposits: 0n, withdrawals: 0n };

export function agentView(row: AgentRow, { invitees, figures, rewards }: Counted): WireAgent {
  const { loss, profit, deposits, withdrawals } = figures ?? nothing;
  return {
    id: row.id.toString(),
    account: maskedPhone(row.phone),
    name: row.name,
    superior: personView(row),
    invitation_code: row.invitationCode,
    return_scale: row.returnScaleHundredths / 100,
    credit_money: onTheWire(row.credit ?? 0n),
    disabled_status: row.disabled ? 1 : 0,
    invitees,
    loss: onTheWire(loss),
    profit: onTheWire(profit),
    net_result: onTheWire(loss - profit),
    recharge_total: onTheWire(deposits),
    withdraw_total: onTheWire(withdrawals),
    rewards: onTheWire(rewards),
    agent_since: (row.agentSince ?? new Date(0)).toISOString(),
  };
}

export function memberView(row: MemberRow): WireMember {
  return {
    id: row.id.toString(),
    name: row.name,
    phone: maskedPhone(row.phone),
    superior: personView(row),
    depth: row.depth,
    register_time: row.registeredAt.toISOString(),
    net_result: onTheWire(row.netResult ?? 0n),
  };
}

type BelowSomebody = { readonly superiorId: bigint | null; readonly superiorName: string | null };

function personView({ superiorId, superiorName }: BelowSomebody) {
  return superiorId === null ? null : { id: superiorId.toString(), name: superiorName ?? '' };
}
