import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { accountName, house, type Purse, purseOf } from '@kipute/domain/ledger/account';
import { type Entry, transfer } from '@kipute/domain/ledger/entry';
import { formatShillings, type Senti, senti, shillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { z } from 'zod';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Deed, DeedOrder, Measure, ProposalView, SubmitDeed } from '../../approvals/index.ts';
import type { Activity } from '../../audit/index.ts';
import type { Order, PlayerOfficeDeps } from '../player-office-deps.ts';
import { type ChangeRefusal, deedRecord, lockPlayer } from './change-player.ts';

export type ChangeablePurse = Exclude<Purse, 'held'>;

const kind = 'balance-change' as const;

const payload = z.object({
  playerId: z.string(),
  purse: z.enum(['cash', 'credit', 'racing-coin']),
  /** Senti, with its sign. */
  amount: z.string(),
  requestKey: z.string(),
  /** Who asked: the key in the books is theirs, whoever approves. */
  askedBy: z.string(),
});
type PurseChange = z.infer<typeof payload>;

type ChangePurse = Order & {
  readonly purse: ChangeablePurse;
  readonly amount: Senti;
  readonly requestKey: string;
};

type PurseRefusal = ChangeRefusal | 'amount-out-of-range' | 'request-key-used' | 'funds-short';

type Deps = PlayerOfficeDeps;
type Submit = SubmitDeed<PurseChange, null>;
type Submitted = Awaited<ReturnType<Submit>>;

/**
 * The same request again answers as before, with other content it is refused; then one person does
 * it, or it waits for a second one (USR-40 to USR-44).
 */
export function purseChanger(deps: Deps): (change: ChangePurse) => Promise<Submitted> {
  const submit = deps.approvals.register(purseDeed(deps));
  return async (change) => {
    const { playerId, administratorId, visit, reason, purse, amount, requestKey } = change;
    if (amount === 0n || absolute(amount) > CHANGE_MAX) return refuse('amount-out-of-range');
    const asked: PurseChange = {
      ...{ playerId: playerId.toString(), purse, amount: amount.toString(), requestKey },
      askedBy: administratorId.toString(),
    };
    const before = await doneBefore(deps, asked);
    if (before) return before === 'same' ? ok({ outcome: 'done', value: null }) : refuse(before);
    const obstacle = await obstacleTo(deps, asked);
    if (obstacle) return refuse(obstacle);
    const measured = { kind, administratorId, measure: measureOf(deps, asked) };
    const isLarge = await deps.approvals.needsSecond(deps.database.read, measured);
    const persons = isLarge ? 'two-persons' : 'one-person';
    return submit({ payload: asked, administratorId, visit, reason }, persons);
  };
}

/** A typing mistake must not make a fortune, not even with two persons. */
const CHANGE_MAX = shillings(1_000_000_000);

const entryOfChange = ({ playerId, purse, ...change }: PurseChange): Entry<'balance-change'> => {
  const amount = BigInt(change.amount);
  const theirs = purseOf(BigInt(playerId), purse);
  const corrections = house('corrections');
  return {
    key: `office-change ${change.askedBy} ${change.requestKey}`,
    cause: 'balance-change',
    postings:
      amount > 0n
        ? transfer({ from: corrections, to: theirs, amount: senti(amount) })
        : transfer({ from: theirs, to: corrections, amount: senti(-amount) }),
  };
};

/** Undefined when the books know nothing under the key. */
async function doneBefore(
  { database, wallet }: Deps,
  change: PurseChange,
): Promise<'same' | 'request-key-used' | undefined> {
  const { key, postings } = entryOfChange(change);
  const moved = (await wallet.movementsOf(database.read, [key])).get(key);
  if (!moved) return undefined;
  const linesOf = (lines: typeof postings) =>
    lines.map(({ account, amount }) => `${accountName(account)} ${amount}`).sort();
  const isSame = linesOf(moved).join() === linesOf(postings).join();
  return isSame ? 'same' : 'request-key-used';
}

/** What one sees at once need not be proposed. */
async function obstacleTo(
  { database, wallet }: Deps,
  { playerId, purse, amount }: PurseChange,
): Promise<PurseRefusal | undefined> {
  const player = await database.read
    .selectFrom('player')
    .select(['closedAt', 'phone'])
    .where('id', '=', BigInt(playerId))
    .executeTakeFirst();
  if (!player) return 'user-unknown';
  if (player.closedAt || player.phone.startsWith('erased')) return 'account-closed';
  const balances = await wallet.balancesOf(database.read, BigInt(playerId));
  return balances[purse] + BigInt(amount) < 0n ? 'funds-short' : undefined;
}

const absolute = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

/** All purses of one user together. */
const measureOf = ({ settings }: Deps, change: PurseChange): Measure => ({
  key: entryOfChange(change).key,
  subject: change.playerId,
  amount: senti(absolute(BigInt(change.amount))),
  secondFrom: settings.current('office').balanceChangeFrom,
});

function purseDeed(deps: Deps): Deed<PurseChange, null> {
  return {
    kind,
    payload,
    key: (change) => entryOfChange(change).key,
    measure: async (_, change) => measureOf(deps, change),
    node: 'subscriber/update_balance',
    view: (reader, change, locale) => viewOf(deps, reader, { change, locale }),
    perform: (tx, order) => perform(deps, tx, order),
  };
}

const recordTypes = {
  cash: 'balance-change',
  credit: 'credit-change',
  'racing-coin': 'racing-coin-change',
} as const satisfies Record<ChangeablePurse, Activity['type']>;

type Performed = Result<null, PurseRefusal>;

async function perform(
  deps: Deps,
  tx: Transaction,
  { payload: change, approvedBy, ...order }: DeedOrder<PurseChange>,
): Promise<Performed> {
  const playerId = BigInt(change.playerId);
  const player = await lockPlayer(tx, playerId);
  if (typeof player === 'string') return refuse(player);
  const account = purseOf(playerId, change.purse);
  const before = (await deps.wallet.lockPurses(tx, [account])).get(accountName(account)) ?? 0n;
  const appended = await deps.wallet.append(tx, entryOfChange(change));
  if (!appended.ok) {
    return refuse(appended.refusal === 'funds-short' ? 'funds-short' : 'request-key-used');
  }
  if (appended.value.repeated) return ok(null);
  const after = senti(before + BigInt(change.amount));
  const record = deedRecord(
    { ...order, playerId },
    {
      type: recordTypes[change.purse],
      changes: { [change.purse]: [formatShillings(senti(before)), formatShillings(after)] },
    },
  );
  const approval = approvedBy === undefined ? '' : ` (approved by ${approvedBy})`;
  await deps.audit.record(tx, { ...record, content: `${order.reason}${approval}` });
  return ok(null);
}

const words = {
  cash: { sw: 'Salio', en: 'Balance' },
  credit: { sw: 'Bonasi', en: 'Bonus money' },
  'racing-coin': { sw: 'Sarafu za mbio', en: 'Racing coin' },
} as const satisfies Record<ChangeablePurse, Localised>;

const notBelowZero: Localised = {
  sw: 'Hakuna kitakachoshuka chini ya sifuri',
  en: 'Nothing falls below zero',
};
const isOpen: Localised = { sw: 'Akaunti iko wazi', en: 'The account is open' };

type Viewed = { readonly change: PurseChange; readonly locale: Locale };

async function viewOf(
  { wallet }: Deps,
  reader: Reader,
  { change: { playerId, purse, amount: signed }, locale }: Viewed,
): Promise<ProposalView> {
  const id = BigInt(playerId);
  const amount = BigInt(signed);
  const player = await reader
    .selectFrom('player')
    .select(['name', 'closedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  invariant(player, 'whose purse is to be changed was there when it was proposed');
  const before = (await wallet.balancesOf(reader, id))[purse];
  const after = senti(before + amount);
  const label = textIn(locale, words[purse]);
  const sign = amount > 0n ? '+' : '';
  const holds = (is: boolean): 0 | 1 => (is ? 1 : 0);
  return {
    title: `${label} ${sign}${formatShillings(senti(amount))} TZS`,
    subject: { kind: 'user', id: playerId, name: player.name },
    changes: [{ label, before: formatShillings(before), after: formatShillings(after) }],
    checks: [
      { text: textIn(locale, notBelowZero), holds: holds(after >= 0n) },
      { text: textIn(locale, isOpen), holds: holds(player.closedAt === null) },
    ],
  };
}
