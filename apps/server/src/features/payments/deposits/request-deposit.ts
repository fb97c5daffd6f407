import { invariant } from '@kipute/domain/invariant';
import { isDepositOver } from '@kipute/domain/payments/deposit-course';
import { PROMPT_WORDS } from '../payment-words.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import type { MobileMoney } from '../ports.ts';
import { claimDeposit, type Deposit, findDeposit } from './deposit-store.ts';
import type { HearAboutDeposit } from './hear-about-deposit.ts';

type AskingDeps = PaymentsDeps & { readonly hear: HearAboutDeposit };

/** Asks the operator for the prompt, at most once; who comes later only asks how it went. */
export function depositRequester(deps: AskingDeps): (id: bigint) => Promise<void> {
  const askAbout = depositQuestioner(deps, 'query');
  return async (id) => {
    const now = deps.clock.now();
    const promptMs = 1000 * deps.settings.current('pay').promptSeconds;
    const promptEndsAt = new Date(now.getTime() + promptMs);
    const deposit = await deps.database.transact((tx) =>
      claimDeposit(tx, id, { now, promptEndsAt }),
    );
    if (!deposit) return askAbout(id);
    const { reference, amount, phone } = deposit;
    const asked = await channelOf(deps, deposit).requestPayment({
      reference,
      amount,
      phone,
      words: PROMPT_WORDS,
    });
    await deps.hear({ ...asked, depositId: id, source: 'request' });
  };
}

/**
 * Asks how a deposit went; the answer is heard like any other word. What a callback or a player
 * makes us ask costs none of the scheduled questions.
 */
export function depositQuestioner(
  deps: AskingDeps,
  source: 'query' | 'trigger',
): (id: bigint) => Promise<void> {
  return async (id) => {
    const deposit = await findDeposit(deps.database.read, { id });
    if (!deposit || isDepositOver(deposit.state)) return;
    const { reference, carrierReference } = deposit;
    const asked = await channelOf(deps, deposit).statusOfPayment({
      reference,
      carrierReference: carrierReference ?? undefined,
    });
    await deps.hear({ ...asked, depositId: id, source });
  };
}

function channelOf({ mobileMoney }: PaymentsDeps, { channel }: Deposit): MobileMoney {
  const party = mobileMoney.channels[channel];
  invariant(party, `the channel ${channel} of a deposit exists`);
  return party;
}
