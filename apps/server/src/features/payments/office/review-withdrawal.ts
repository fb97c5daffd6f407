import { operators } from '@kipute/contract/constants/money/operators';
import type { WithdrawalRefusalCode } from '@kipute/contract/constants/money/withdrawals';
import type { ErrorCode } from '@kipute/contract/errors';
import { type Locale, textIn } from '@kipute/contract/locale';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { invariant } from '@kipute/domain/invariant';
import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { Deed, DeedOrder, Measure, ProposalView, Submitted } from '../../approvals/index.ts';
import { publishChange } from '../payment-events.ts';
import type { PaymentsDeps } from '../payments-deps.ts';
import { endClaim } from '../withdrawals/claims.ts';
import { findWithdrawal, largestPaid, type Withdrawal } from '../withdrawals/withdrawal-store.ts';
import {
  type ApplyWithdrawalUpdate,
  applyWithdrawalUpdateIn,
} from '../withdrawals/withdrawal-updates.ts';
import { moneyPathOf } from './money-path.ts';

type Review = Omit<DeedOrder<Withdrawal>, 'payload' | 'approvedBy'> & {
  readonly withdrawal: Withdrawal;
  readonly decision: 'approved' | 'rejected';
  /** Of a rejection, as the player is told it. */
  readonly refusal?: WithdrawalRefusalCode | undefined;
};

export type ReviewWithdrawal = (
  review: Review,
) => Promise<Result<Submitted<Withdrawal>, ErrorCode>>;

/** Giving money back needs one person; letting much of it go needs two. */
export function withdrawalReviewer(
  deps: PaymentsDeps,
  apply: ApplyWithdrawalUpdate,
): ReviewWithdrawal {
  const submit = deps.approvals.register(withdrawalDeed(deps));
  return async ({ withdrawal, decision, reason, refusal, administratorId, visit }) => {
    const { id: withdrawalId, state } = withdrawal;
    if (decision === 'rejected') {
      const said = { clerk: decision, administratorId, visit, refusal, note: reason } as const;
      const after = await apply({ withdrawalId, source: 'clerk', said });
      // Somebody else decided, or it left already.
      return after ? ok({ outcome: 'done', value: after }) : refuse('changed-meanwhile');
    }
    const payload = { withdrawalId: withdrawalId.toString() };
    const order = { payload, reason, administratorId, visit };
    const measured = { kind, administratorId, measure: measureOf(deps, withdrawal) };
    const isLarge = await deps.approvals.needsSecond(deps.database.read, measured);
    if (!isLarge) return submit(order, 'one-person');
    if (state !== 'reviewing') return refuse('changed-meanwhile');
    const proposed = await submit(order, 'two-persons');
    // The second person's queue is another one; here it is nobody's.
    if (proposed.ok) await deps.database.transact((tx) => endClaim(tx, withdrawalId));
    return proposed;
  };
}

const withdrawalPayload = z.object({ withdrawalId: z.string().regex(/^\d+$/) });

type WithdrawalPayload = z.infer<typeof withdrawalPayload>;

const kind = 'withdrawal' as const;

/** What goes to one player in a day counts together: who asks in parts is paid in parts. */
const measureOf = ({ settings }: PaymentsDeps, { id, playerId, amount }: Withdrawal): Measure => ({
  key: id.toString(),
  subject: playerId.toString(),
  amount,
  secondFrom: settings.current('office').withdrawalFrom,
});

async function existing(reader: Reader, id: bigint): Promise<Withdrawal> {
  const withdrawal = await findWithdrawal(reader, { id });
  invariant(withdrawal, 'a withdrawal that is proposed exists');
  return withdrawal;
}

function withdrawalDeed(deps: PaymentsDeps): Deed<WithdrawalPayload, Withdrawal> {
  return {
    kind,
    payload: withdrawalPayload,
    measure: async (reader, { withdrawalId }) =>
      measureOf(deps, await existing(reader, BigInt(withdrawalId))),
    node: 'withdraw/update',
    view: (reader, { withdrawalId }, locale) =>
      withdrawalProposal(deps, reader, { withdrawalId: BigInt(withdrawalId), locale }),
    perform: async (tx, order) => {
      const { payload, administratorId, approvedBy = administratorId, visit, reason } = order;
      const withdrawalId = BigInt(payload.withdrawalId);
      const proposedBy = approvedBy === administratorId ? undefined : administratorId;
      const person = { administratorId: approvedBy, proposedBy, visit };
      const said = { clerk: 'approved', ...person, note: reason } as const;
      const after = await applyWithdrawalUpdateIn(deps, tx, {
        ...{ withdrawalId, source: 'clerk', said },
      });
      if (!after) return refuse('changed-meanwhile');
      afterCommit(tx, () => publishChange(deps.bus, after));
      return ok(after);
    },
  };
}

const words = {
  title: { sw: 'Kutoa pesa', en: 'Withdrawal' },
  held: { sw: 'imeshikiliwa, inasubiri', en: 'held, waiting' },
  gone: { sw: 'haisubiri tena', en: 'no longer waiting' },
  sent: { sw: 'inatumwa kwenda', en: 'sent to' },
  heldMoney: { sw: 'Pesa iliyoshikiliwa kwa mchezaji', en: 'Held for the player' },
  balance: { sw: 'Salio la mchezaji', en: 'Player’s balance' },
  waits: {
    sw: 'bado inasubiri, hakuna aliyeamua',
    en: 'still waiting, nobody else decided',
  },
  allowed: { sw: 'mchezaji anaruhusiwa kutoa pesa', en: 'the player may withdraw' },
  sound: { sw: 'hesabu ziko sawa', en: 'the books are in order' },
  usual: {
    sw: 'si kubwa kuliko zilizowahi kulipwa kwa mchezaji huyu',
    en: 'not larger than what this player was paid before',
  },
  largest: {
    sw: 'kubwa kuliko zote za mchezaji huyu (kabla: {before})',
    en: 'largest withdrawal of this player so far (before: {before})',
  },
} as const;

type Viewing = { readonly withdrawalId: bigint; readonly locale: Locale };

async function withdrawalProposal(
  deps: PaymentsDeps,
  reader: Reader,
  { withdrawalId, locale }: Viewing,
): Promise<ProposalView> {
  const withdrawal = await existing(reader, withdrawalId);
  const { playerId, amount, operator, phone, state, serialNumber } = withdrawal;
  const text = (word: keyof typeof words) => textIn(locale, words[word]);
  const { cash, held } = await deps.wallet.balancesOf(reader, playerId);
  const [inPurse, heldNow] = [formatShillings(cash), formatShillings(held)];
  const to = `${textIn(locale, operators[operator])} ${maskedPhone(phone)}`;
  return {
    title: `${text('title')} ${serialNumber}, ${formatShillings(amount)}`,
    subject: { kind: 'withdrawal', id: serialNumber, name: maskedPhone(phone) },
    changes: [
      {
        label: text('title'),
        before: text(state === 'reviewing' ? 'held' : 'gone'),
        after: `${text('sent')} ${to}`,
      },
      {
        label: text('heldMoney'),
        before: heldNow,
        after: formatShillings(senti(held - amount)),
      },
      { label: text('balance'), before: inPurse, after: inPurse },
    ],
    checks: await checksOf(deps, reader, { withdrawal, locale }),
    money_path: await moneyPathOf(deps, reader, withdrawal),
  };
}

async function checksOf(
  { directory, wallet }: PaymentsDeps,
  reader: Reader,
  { withdrawal, locale }: { readonly withdrawal: Withdrawal; readonly locale: Locale },
): Promise<ProposalView['checks']> {
  const { playerId, state, amount } = withdrawal;
  const player = await directory.byId(reader, playerId);
  const largest: Senti = await largestPaid(reader, playerId);
  const isAllowed = player !== undefined && !player.disabled && !player.withdrawalForbidden;
  const isUsual = amount <= largest;
  const text = (word: keyof typeof words) => textIn(locale, words[word]);
  const size = text(isUsual ? 'usual' : 'largest').replace('{before}', formatShillings(largest));
  const rows: readonly (readonly [string, boolean])[] = [
    [text('waits'), state === 'reviewing'],
    [text('allowed'), isAllowed],
    [text('sound'), await wallet.booksAreSound(reader)],
    [size, isUsual],
  ];
  return rows.map(([line, holds]) => ({ text: line, holds: holds ? 1 : 0 }));
}
