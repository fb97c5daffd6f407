import { invariant } from '@kipute/domain/invariant';
import { isWithdrawalOver } from '@kipute/domain/payments/withdrawal-course';
import { PROMPT_WORDS } from '../payment-words.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { MobileMoney } from '../ports.ts';
import type { HearAboutWithdrawal } from './hear-about-withdrawal.ts';
import { sendWithdrawalJob } from './withdrawal-jobs.ts';
import { findWithdrawal, type Withdrawal } from './withdrawal-store.ts';

type SendingDeps = PaymentsDeps & { readonly hear: HearAboutWithdrawal };

/** While the books are not in order nothing leaves the house; it is looked at again after this. */
const BOOKS_WAIT_MS = 60_000;

/**
 * Hands a withdrawal to the operator, at most once: it is `sending` before the operator can see
 * it, and what is `sending` is only asked about (PAY-21).
 */
export function withdrawalSender(deps: SendingDeps): (id: bigint) => Promise<void> {
  const askAbout = withdrawalQuestioner(deps, 'query');
  return async (id) => {
    if (!(await deps.wallet.booksAreSound(deps.database.read))) return waitForBooks(deps, id);
    const taken = await deps.hear({
      withdrawalId: id,
      source: 'request',
      said: { handedOver: true },
    });
    if (!taken) return askAbout(id);
    const { reference, amount, phone } = taken;
    const asked = await channelOf(deps, taken).payOut({
      reference,
      amount,
      phone,
      words: PROMPT_WORDS,
    });
    await deps.hear({ withdrawalId: id, source: 'request', said: asked });
  };
}

export function withdrawalQuestioner(
  deps: SendingDeps,
  source: 'query' | 'trigger',
): (id: bigint) => Promise<void> {
  return async (id) => {
    const withdrawal = await findWithdrawal(deps.database.read, { id });
    if (!withdrawal || isWithdrawalOver(withdrawal.state)) return;
    if (withdrawal.state === 'reviewing' || withdrawal.state === 'ready') return;
    const { reference, carrierReference } = withdrawal;
    const said = await channelOf(deps, withdrawal).statusOfPayout({
      reference,
      carrierReference: carrierReference ?? undefined,
    });
    await deps.hear({ withdrawalId: id, source, said });
  };
}

async function waitForBooks(deps: SendingDeps, id: bigint): Promise<void> {
  const runAt = new Date(deps.clock.now().getTime() + BOOKS_WAIT_MS);
  await deps.database.transact((tx) =>
    deps.outbox.enqueue(tx, sendWithdrawalJob, { withdrawalId: id.toString() }, { runAt }),
  );
}

function channelOf({ mobileMoney }: PaymentsDeps, { channel }: Withdrawal): MobileMoney {
  const party = mobileMoney.channels[channel];
  invariant(party, `the channel ${channel} of a withdrawal exists`);
  return party;
}
