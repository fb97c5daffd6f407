import { setTimeout as sleep } from 'node:timers/promises';
import {
  type MixxPayout,
  type MixxPayoutStatus,
  mixxPaths,
  mixxPayout,
  mixxPayoutStatuses,
  readMixxCommand,
  writeMixxCommand,
} from '@kipute/provider-protocols/mobile-money/mixx';
import type { FastifyInstance } from 'fastify';
import type { MoneyNetwork } from '../network/network.ts';
import type { RefusalReason } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { MixxAccount } from './mixx-account.ts';

const refusalStatuses: Readonly<Record<RefusalReason, MixxPayoutStatus>> = {
  cancelled: 100,
  'wrong-pin': 26,
  'funds-short': 60019,
  expired: 100,
  'phone-unknown': 60074,
  'float-empty': 60019,
};

function answer(reference: string, status: MixxPayoutStatus, receipt = ''): string {
  return writeMixxCommand({
    TYPE: 'REQMFCI',
    REFERENCEID: reference,
    TXNID: receipt,
    TXNSTATUS: String(status),
    MESSAGE: mixxPayoutStatuses[status],
  });
}

function answerTo({ reference, outcome }: Payment): string {
  if (!outcome) return answer(reference, 100);
  return outcome.kind === 'paid'
    ? answer(reference, 200, outcome.receipt)
    : answer(reference, refusalStatuses[outcome.reason]);
}

function isFromMerchant(wanted: MixxPayout, account: MixxAccount): boolean {
  return wanted.MSISDN === account.payoutMsisdn && wanted.BRAND_ID === account.brandId;
}

/** Answered when it is over, as there is no asking afterwards. */
async function payOut(network: MoneyNetwork, account: MixxAccount, body: unknown): Promise<string> {
  const wanted = mixxPayout.safeParse(readMixxCommand(String(body))).data;
  const amount = Number(wanted?.AMOUNT);
  if (!wanted || !Number.isSafeInteger(amount) || amount <= 0) return answer('', 42);
  const { REFERENCEID: reference, PIN, MSISDN1, SENDERNAME } = wanted;
  if (!isFromMerchant(wanted, account)) return answer(reference, 2117);
  if (PIN !== account.payoutPin) return answer(reference, 26);
  if (network.payouts.ofReference('mixx', reference)) return answer(reference, 100);
  const begun = network.payOut({
    party: 'mixx',
    operator: 'mixx',
    reference,
    phone: MSISDN1,
    amount,
    words: SENDERNAME,
  });
  if (begun.outcome) return answerTo(begun);
  await sleep(network.knobs.of('mixx').payoutDelayMs, undefined, { ref: false });
  return answerTo(network.payouts.ofReference('mixx', reference) ?? begun);
}

export function registerPayout(
  api: FastifyInstance,
  network: MoneyNetwork,
  account: MixxAccount,
): void {
  const { payout } = mixxPaths(account.partner);
  api.post(payout, { config: { movesMoney: true } }, async ({ body }, reply) =>
    reply.type('application/xml').send(await payOut(network, account, body)),
  );
}
