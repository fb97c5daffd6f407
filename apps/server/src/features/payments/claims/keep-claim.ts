import type { Reader, Transaction } from '../../../platform/database/database.ts';
import {
  type Deposit,
  findDeposit,
  lockDeposit,
  updateDeposit,
} from '../deposits/deposit-store.ts';
import type { HearAboutDeposit } from '../deposits/hear-about-deposit.ts';
import { depositQuestioner } from '../deposits/request-deposit.ts';
import { recordWord } from '../heard-word.ts';
import { paymentChanged } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';

type UnaskableClaim = {
  readonly playerId: bigint;
  readonly channel: string;
  readonly receipt: string;
};

/** Nobody has more prompts open at once without having paid for them in another way. */
const OPEN_DEPOSITS_MAX = 3;

/**
 * A receipt of a party that has no question about receipts. The player's open payments are asked
 * about, where that can be done; what stays open goes before a person, with the number the player
 * showed (PAY-54). Undefined when there is no payment that it could be about.
 */
export async function keepClaim(
  deps: PaymentsDeps & { readonly hear: HearAboutDeposit },
  claim: UnaskableClaim,
): Promise<Deposit | undefined> {
  const open = await openDepositIds(deps.database.read, claim);
  const askAbout = depositQuestioner(deps);
  for (const id of open) await askAbout(id);
  for (const id of open) {
    const deposit = await findDeposit(deps.database.read, { id });
    if (deposit?.state === 'paid') return deposit;
  }
  const [newest] = open;
  if (newest === undefined) return undefined;
  const deposit = await deps.database.transact((tx) => noteClaim(deps, tx, { ...claim, newest }));
  if (deposit) {
    const { serialNumber } = deposit;
    const playerId = deposit.playerId.toString();
    await deps.bus.publish(paymentChanged, { playerId, serialNumber });
  }
  return deposit;
}

/** Newest first. */
async function openDepositIds(
  reader: Reader,
  { playerId, channel }: UnaskableClaim,
): Promise<readonly bigint[]> {
  const rows = await reader
    .selectFrom('deposit')
    .select('id')
    .where('playerId', '=', playerId)
    .where('channel', '=', channel)
    .where('state', 'in', ['asking', 'prompted', 'unknown'])
    .orderBy('id', 'desc')
    .limit(OPEN_DEPOSITS_MAX)
    .execute();
  return rows.map(({ id }) => id);
}

async function noteClaim(
  { clock }: PaymentsDeps,
  tx: Transaction,
  { newest, receipt }: UnaskableClaim & { readonly newest: bigint },
): Promise<Deposit | undefined> {
  const deposit = await lockDeposit(tx, newest);
  if (!deposit || (await isShownBefore(tx, newest, receipt))) return deposit;
  const lookWantedAt = deposit.lookWantedAt ?? clock.now();
  await updateDeposit(tx, newest, { lookWantedAt, shownReceipt: receipt });
  await recordWord(tx, {
    payment: { depositId: newest },
    source: 'claim',
    word: 'unknown',
    words: receipt,
    before: deposit.state,
    after: deposit.state,
    lookReason: 'receipt-shown',
    at: clock.now(),
  });
  return { ...deposit, lookWantedAt, shownReceipt: receipt };
}

async function isShownBefore(
  tx: Transaction,
  depositId: bigint,
  receipt: string,
): Promise<boolean> {
  const shown = await tx
    .selectFrom('paymentWord')
    .select('id')
    .where('depositId', '=', depositId)
    .where('lookReason', '=', 'receipt-shown')
    .where('words', '=', receipt)
    .executeTakeFirst();
  return shown !== undefined;
}
