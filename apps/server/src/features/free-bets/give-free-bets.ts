import type { bulkAnswer } from '@kipute/contract/calls/office/office-fields';
import { type ErrorCode, errorCatalogue } from '@kipute/contract/errors';
import { type Locale, type Localised, textIn } from '@kipute/contract/locale';
import { invariant } from '@kipute/domain/invariant';
import { purseOf } from '@kipute/domain/ledger/account';
import { formatShillings, senti } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';
import type {
  Approvals,
  Deed,
  DeedOrder,
  Measure,
  ProposalView,
  SubmitDeed,
} from '../approvals/index.ts';
import type { Audit } from '../audit/index.ts';
import type { Inbox } from '../inbox/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Settings } from '../settings/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { factsOfGift } from './free-bet-letters.ts';
import type { GrantFreeBet } from './grant-free-bet.ts';
import { budgetLeft, hadOf, lockTemplate, type Template } from './templates.ts';

export type GiveDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly approvals: Pick<Approvals, 'register' | 'needsSecond'>;
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current'>;
  readonly protection: Pick<Protection, 'isPaused'>;
  readonly inbox: Pick<Inbox, 'tell'>;
  readonly wallet: Pick<Wallet, 'lockPurses'>;
  readonly grant: GrantFreeBet;
};

const kind = 'free-bets' as const;

const payload = z.object({
  templateId: z.string(),
  playerIds: z.array(z.string()),
  /** Of each, in senti: what was approved is what is given, whatever the template says by then. */
  amount: z.string(),
  requestKey: z.string(),
  askedBy: z.string(),
});
type Giving = z.infer<typeof payload>;

/** What became of each user; `undefined` for one who got it. */
type Given = readonly { readonly playerId: string; readonly refusal: UserRefusal | undefined }[];
type UserRefusal = Extract<
  ErrorCode,
  'user-unknown' | 'account-closed' | 'user-disabled' | 'user-on-break' | 'free-bet-cap'
>;

type GiveOrder = Omit<DeedOrder<Giving>, 'payload' | 'approvedBy'> &
  Pick<Giving, 'templateId' | 'playerIds' | 'requestKey'>;

type Submitted = Awaited<ReturnType<SubmitDeed<Giving, Given>>>;

/**
 * One free bet for each of these users, by one person or, from the limit on balances on, by two
 * (FRB-31). The same request again gives nothing and answers as before.
 */
export function freeBetGiver(deps: GiveDeps): (order: GiveOrder) => Promise<Submitted> {
  const submit = deps.approvals.register(givingDeed(deps));
  return async ({ templateId, playerIds, requestKey, ...order }) => {
    const { administratorId } = order;
    const template = await findTemplate(deps.database.read, templateId);
    if (!template) return refuse('free-bet-template-unknown');
    const asked: Giving = {
      ...{ templateId, requestKey, askedBy: administratorId.toString() },
      playerIds: [...new Set(playerIds)],
      amount: template.amount.toString(),
    };
    const before = await givenBefore(deps.database.read, asked);
    if (before) return before.ok ? ok({ outcome: 'done', value: before.value }) : before;
    if (!template.isActive) return refuse('free-bet-template-off');
    if (budgetLeft(template) < totalOf(asked)) return refuse('free-bet-budget');
    const measured = { kind, administratorId, measure: measureOf(deps, asked) };
    const isLarge = await deps.approvals.needsSecond(deps.database.read, measured);
    return submit({ ...order, payload: asked }, isLarge ? 'two-persons' : 'one-person');
  };
}

const findTemplate = (reader: Reader, id: string): Promise<Template | undefined> =>
  reader.selectFrom('freeBetTemplate').selectAll().where('id', '=', BigInt(id)).executeTakeFirst();

const totalOf = ({ amount, playerIds }: Giving) => senti(BigInt(amount) * BigInt(playerIds.length));

const requestOf = ({ askedBy, requestKey }: Giving): string => `${askedBy} ${requestKey}`;

const keyOf = (giving: Giving, playerId: string): string =>
  `office-free-bet ${requestOf(giving)} ${playerId}`;

/** Undefined when nothing was ever given by this request. */
async function givenBefore(
  reader: Reader,
  asked: Giving,
): Promise<Result<Given, 'request-key-used'> | undefined> {
  const rows = await reader
    .selectFrom('freeBet')
    .select(['playerId', 'templateId'])
    .where('cause', '=', 'office')
    .where('causeId', '=', requestOf(asked))
    .execute();
  if (rows.length === 0) return undefined;
  const had = new Set(rows.map(({ playerId }) => playerId.toString()));
  const isSame = rows.every(({ templateId }) => templateId?.toString() === asked.templateId);
  const isWithin = [...had].every((id) => asked.playerIds.includes(id));
  if (!isSame || !isWithin) return refuse('request-key-used');
  return ok(asked.playerIds.filter((id) => had.has(id)).map((id) => outcome(id, undefined)));
}

const outcome = (playerId: string, refusal: UserRefusal | undefined): Given[number] => ({
  ...{ playerId, refusal },
});

/** All that one person gives in a day together: a thousand small ones are a large one. */
const measureOf = ({ settings }: Pick<GiveDeps, 'settings'>, giving: Giving): Measure => ({
  key: requestOf(giving),
  subject: kind,
  amount: totalOf(giving),
  secondFrom: settings.current('office').balanceChangeFrom,
});

function givingDeed(deps: GiveDeps): Deed<Giving, Given> {
  return {
    kind,
    payload,
    key: requestOf,
    measure: async (_, giving) => measureOf(deps, giving),
    node: 'free_bet/give',
    view: viewOf,
    perform: (tx, order) => perform(deps, tx, order),
  };
}

type PerformRefusal =
  | 'free-bet-template-unknown'
  | 'free-bet-template-off'
  | 'free-bet-budget'
  | 'request-key-used'
  | 'changed-meanwhile';

/** First the template, then all purses in one order, then everything is looked at again. */
async function perform(
  deps: GiveDeps,
  tx: Transaction,
  order: DeedOrder<Giving>,
): Promise<Result<Given, PerformRefusal>> {
  const { payload: giving } = order;
  const template = await lockTemplate(tx, BigInt(giving.templateId));
  if (!template) return refuse('free-bet-template-unknown');
  const before = await givenBefore(tx, giving);
  if (before) return before;
  if (!template.isActive) return refuse('free-bet-template-off');
  if (template.amount !== BigInt(giving.amount)) return refuse('changed-meanwhile');
  const ids = giving.playerIds.map(BigInt).sort((one, other) => (one < other ? -1 : 1));
  await deps.wallet.lockPurses(tx, await pursesOf(tx, ids));
  const outcomes = await lookAt(deps, tx, { template, ids });
  const takers = outcomes.flatMap(({ playerId, refusal }) => (refusal ? [] : [BigInt(playerId)]));
  const given = template.amount * BigInt(takers.length);
  if (budgetLeft(template) < given) return refuse('free-bet-budget');
  for (const playerId of takers) await giveOne(deps, tx, { order, template, playerId });
  await tx
    .updateTable('freeBetTemplate')
    .set({ given: template.given + given })
    .where('id', '=', template.id)
    .execute();
  const byId = new Map(outcomes.map((one) => [one.playerId, one.refusal]));
  return ok(giving.playerIds.map((id) => outcome(id, byId.get(id))));
}

/** Of those who exist: an id that is nobody's has no purse. */
async function pursesOf(tx: Transaction, ids: readonly bigint[]) {
  const { rows } = await sql<{ id: bigint }>`
    select id from player where id = any (${ids}::bigint[])`.execute(tx);
  return rows.map(({ id }) => purseOf(id, 'credit'));
}

type Looked = { readonly template: Template; readonly ids: readonly bigint[] };

async function lookAt(deps: GiveDeps, tx: Transaction, { template, ids }: Looked): Promise<Given> {
  const { rows } = await sql<Person>`
    select id, disabled, closed_at is not null or phone like 'erased%' as is_over
    from player where id = any (${ids}::bigint[])`.execute(tx);
  const people = new Map(rows.map((row) => [row.id, row]));
  const had = await hadOf(tx, template.id, ids);
  const outcomes: Given[number][] = [];
  for (const id of ids) {
    const isFull = (had.get(id) ?? 0) >= template.perPlayerMax;
    const refusal = await refusalOf(deps, tx, { person: people.get(id), isFull });
    outcomes.push(outcome(id.toString(), refusal));
  }
  return outcomes;
}

type Person = { readonly id: bigint; readonly disabled: boolean; readonly isOver: boolean };

async function refusalOf(
  { protection }: GiveDeps,
  tx: Transaction,
  { person, isFull }: { readonly person: Person | undefined; readonly isFull: boolean },
): Promise<UserRefusal | undefined> {
  if (!person) return 'user-unknown';
  if (person.isOver) return 'account-closed';
  if (person.disabled) return 'user-disabled';
  if (isFull) return 'free-bet-cap';
  return (await protection.isPaused(tx, person.id)) ? 'user-on-break' : undefined;
}

type OneGift = {
  readonly order: DeedOrder<Giving>;
  readonly template: Template;
  readonly playerId: bigint;
};

const DAY_MS = 86_400_000;

async function giveOne(
  { clock, grant, audit, inbox }: GiveDeps,
  tx: Transaction,
  { order, template, playerId }: OneGift,
): Promise<void> {
  const { payload: giving, reason, administratorId, approvedBy, visit } = order;
  const amount = senti(template.amount);
  const expiresAt = new Date(clock.now().getTime() + template.daysValid * DAY_MS);
  const key = keyOf(giving, playerId.toString());
  const given = await grant(tx, {
    ...{ playerId, amount, expiresAt, cause: 'office', causeId: requestOf(giving), key },
    templateId: template.id,
  });
  invariant(given === 'granted', 'under the lock of the template a request gives once');
  await audit.record(tx, {
    type: 'free-bet-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    content: approvedBy === undefined ? reason : `${reason} (approved by ${approvedBy})`,
    subject: { kind: 'player', id: playerId },
    changes: { free_bet: [null, formatShillings(amount)], template: [null, template.nameEn] },
    ...visit,
  });
  const facts = factsOfGift(amount, expiresAt);
  const letter = {
    playerId,
    event: 'free-bet-granted',
    facts,
    key,
    jump: '/user_bill?type=2',
  } as const;
  await inbox.tell(tx, letter);
}

const words = {
  budget: { sw: 'Bajeti iliyobaki', en: 'Left of the budget' },
  fits: { sw: 'Bajeti inatosha', en: 'The budget suffices' },
  active: { sw: 'Aina hii inatumika', en: 'The template is switched on' },
  same: { sw: 'Kiasi hakijabadilika', en: 'The amount is what was proposed' },
} as const satisfies Record<string, Localised>;

async function viewOf(reader: Reader, giving: Giving, locale: Locale): Promise<ProposalView> {
  const template = await findTemplate(reader, giving.templateId);
  invariant(template, 'templates are never removed');
  const left = budgetLeft(template);
  const total = totalOf(giving);
  const name = locale === 'sw' ? template.nameSw : template.nameEn;
  const check = (text: Localised, holds: boolean) => ({
    ...{ text: textIn(locale, text), holds: holds ? (1 as const) : (0 as const) },
  });
  const [only, ...others] = giving.playerIds;
  const isOne = only !== undefined && others.length === 0;
  return {
    title: `${name}: ${giving.playerIds.length} × ${formatShillings(senti(BigInt(giving.amount)))} TZS`,
    subject: { kind: isOne ? 'user' : 'none', id: isOne ? only : giving.templateId, name },
    changes: [
      {
        label: textIn(locale, words.budget),
        before: formatShillings(left),
        after: formatShillings(senti(left - total)),
      },
    ],
    checks: [
      check(words.fits, left >= total),
      check(words.active, template.isActive),
      check(words.same, template.amount === BigInt(giving.amount)),
    ],
  };
}

/** As the wire tells it. */
export const bulkOf = (given: Given, locale: Locale): z.output<typeof bulkAnswer> =>
  given.map(({ playerId, refusal }) => ({
    id: playerId,
    outcome: refusal ? 'refused' : 'done',
    message: refusal ? textIn(locale, errorCatalogue[refusal]) : '',
  }));
