import { formatShillings, senti } from '@kipute/domain/money/senti';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import type { Transaction } from '../../../platform/database/database.ts';
import type { AnyJob } from '../../../platform/jobs/jobs.ts';
import type { Letter } from '../../inbox/index.ts';
import type { PoolIssue } from '../issues/issue-store.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { type Decision, movesMoney } from './decide-chunk.ts';
import { type Telling, type ToldTicket, tellPoolJob } from './pool-jobs.ts';
import type { PoolSettlement } from './settlement-store.ts';

type Settled = {
  readonly issue: PoolIssue;
  readonly underWay: PoolSettlement;
  readonly decisions: readonly Decision[];
};

/** With the money: winners hear of what is committed, and of all of it (POL-110). */
export async function enqueueTelling(
  { outbox }: Pick<PoolsDeps, 'outbox'>,
  tx: Transaction,
  { issue, underWay, decisions }: Settled,
): Promise<void> {
  const { settlement, reason } = underWay;
  const tickets =
    settlement === 0
      ? decisions.map((one) => toldOf(one, 'pool-refunded'))
      : decisions.filter(movesMoney).map((one) => toldOf(one, eventOf(one)));
  if (tickets.length === 0) return;
  const { label, name, game } = issue;
  const payload = { issue: `${label} · ${name}`, game, settlement, reason, tickets };
  await outbox.enqueue(tx, tellPoolJob, payload);
}

const eventOf = ({ ticket }: Decision): ToldTicket['event'] =>
  ticket.prize > 0n ? 'pool-corrected' : 'pool-won';

function toldOf(
  { ticket, bestRight, prize, tax }: Decision,
  event: ToldTicket['event'],
): ToldTicket {
  const amount = event === 'pool-refunded' ? ticket.stake : prize - tax;
  return {
    ...{ t: ticket.id.toString(), p: ticket.playerId.toString(), event },
    ...{ amount: amount.toString(), stake: ticket.stake.toString() },
    ...{ right: bestRight, serial: ticket.serialNumber },
  };
}

export function tellingJob({ database, inbox }: Pick<PoolsDeps, 'database' | 'inbox'>): AnyJob {
  const run = async (telling: Telling) => {
    const letters = telling.tickets.map((ticket) => letterOf(telling, ticket));
    await database.transact((tx) => inbox.tellMany(tx, letters));
  };
  return { ...tellPoolJob, run };
}

/** Where its owner finds a ticket: the address that lines of the statement lead to as well. */
const pageOf: Readonly<Record<PoolGame, string>> = {
  jackpot: '/string_ball/jackpot',
  'lucky-six': '/guess_score',
};

function letterOf({ issue, game, settlement, reason }: Telling, ticket: ToldTicket): Letter {
  const { t: ticketId, p: playerId, event, right } = ticket;
  // The first letter only says what kind it is; pages leave it out.
  const serial = ticket.serial.slice(1);
  const common = {
    playerId: BigInt(playerId),
    key: `pool:${ticketId}:${settlement}`,
    jump: `${pageOf[game]}?tab=tickets&number=${serial}`,
  };
  const amount = shillingsOf(ticket.amount);
  if (event === 'pool-refunded') {
    return { ...common, event, facts: { amount, issue, serial, reason } };
  }
  const facts = { amount, issue, serial, right: String(right) };
  if (event === 'pool-corrected') return { ...common, event, facts };
  return { ...common, event, facts: { ...facts, stake: shillingsOf(ticket.stake) } };
}

const shillingsOf = (amount: string): string => `TSh ${formatShillings(senti(BigInt(amount)))}`;
