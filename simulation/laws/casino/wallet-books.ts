import { billTypes } from '@kipute/contract/constants/money/bills';
import type { Scene } from '../../actors/actor.ts';
import { ofKind } from '../../history.ts';
import { providerWords, type ReportLine } from '../../world/casino-provider.ts';
import type { Ask } from '../../world/database.ts';
import type { Law } from '../law.ts';

/** What a provider asked for, as the house answered it; money is text of whole senti. */
export type StoredMove = {
  readonly provider: string;
  readonly transaction: string;
  readonly kind: string;
  readonly player: string;
  readonly round: string;
  readonly amount: string;
  readonly target: string;
  readonly isVoid: boolean;
  readonly moved: string;
  readonly tax: string;
  /** Each as `key: account amount, account amount`. */
  readonly entries: readonly string[];
};

/** One question: providers ask while the laws look, and two would be of two moments. */
const MOVES = `
  select provider, transaction, kind, player_id::text as player, round, amount::text, target,
    is_void as "isVoid", moved::text, tax::text, array(
      select key || ': ' || (
        select string_agg(concat_ws(' ', player_id, account, amount), ', ' order by line)
        from posting where entry_id = journal_entry.id)
      from journal_entry
      where key in ('casino ' || provider || ' ' || transaction,
        'casino-tax ' || provider || ' ' || transaction)
      order by key
    ) as entries
  from casino_transaction order by id`;

const readMoves = (ask: Ask): Promise<readonly StoredMove[]> => ask(MOVES);

/** A stake is paid for or not, never half: every order of messages has one end. */
export function wrongMove(moves: readonly StoredMove[]): string | undefined {
  const nameOf = ({ provider, transaction }: { provider: string; transaction: string }) =>
    `${provider} ${transaction}`;
  const known = new Map(moves.map((move) => [nameOf(move), move]));
  if (known.size < moves.length) return 'a transaction is written twice';
  const rollbacks = moves.filter(({ kind, target }) => kind === 'rollback' && target !== '');
  const takenBack = Map.groupBy(rollbacks, ({ provider, target }) => `${provider} ${target}`);
  for (const move of moves) {
    const wrong = wrongEntries(move) ?? wronglyTakenBack(move, takenBack.get(nameOf(move)) ?? []);
    if (wrong) return `${nameOf(move)} ${wrong}`;
  }
  for (const move of moves) {
    if (move.kind !== 'credit' || move.isVoid) continue;
    const about = moves.filter((one) => isAbout(move, one));
    const standing = about.filter((one) => !one.isVoid && !takenBack.has(nameOf(one)));
    if (standing.length === 0) return `${nameOf(move)} was won on no stake that stands`;
  }
  return undefined;
}

const isAbout = (credit: StoredMove, one: StoredMove): boolean =>
  one.kind === 'debit' &&
  one.provider === credit.provider &&
  one.round === credit.round &&
  one.player === credit.player &&
  (credit.target === '' || credit.target === one.transaction);

function wronglyTakenBack(debit: StoredMove, rollbacks: readonly StoredMove[]): string | undefined {
  if (debit.kind !== 'debit') return undefined;
  const moving = rollbacks.filter(({ isVoid }) => !isVoid);
  if (moving.length > 1) return `was taken back ${moving.length} times`;
  const [back] = moving;
  if (back && debit.isVoid) return 'was taken back and was never paid';
  if (back && back.amount !== debit.amount)
    return `of ${debit.amount} was ${back.amount} taken back`;
  const isStanding = !debit.isVoid && rollbacks.length > 0 && !back;
  return isStanding ? 'stands although it was taken back' : undefined;
}

/** The books have moved what was answered, tax beside it, and nothing for what was only kept. */
function wrongEntries({ kind, player, amount, isVoid, moved, tax, entries }: StoredMove) {
  const gained = entries.flatMap((entry) => {
    const own = new RegExp(`[ :]${player} cash (-?\\d+)`).exec(entry);
    return own ? [BigInt(own[1] ?? 0)] : [];
  });
  const sum = gained.reduce((all, one) => all + one, 0n);
  if (sum !== BigInt(moved)) return `moved ${sum} in the books and says ${moved}`;
  const sign = isVoid ? 0n : kind === 'debit' ? -1n : 1n;
  const owed = sign * BigInt(amount) - BigInt(tax);
  return owed === BigInt(moved) ? undefined : `moved ${moved}, of ${amount} it is ${owed}`;
}

export const casinoMovesOnce: Law<Scene> = {
  name: 'a transaction of a provider moves once what it says, and nothing is won or left of a stake taken back',
  holds: 'always',
  breach: async ({ world }) => wrongMove(await readMoves(world.database.ask)),
};

/** Sums of a round against its transactions, and of all against the accounts of the house. */
const SUMS = `
  with net as (
    select provider, round, player_id,
      -sum(case when kind = 'debit' and not is_void then -amount
        when kind = 'rollback' and not is_void then amount else 0 end) as staked,
      sum(case when kind = 'credit' then amount else 0 end) as won, sum(tax) as tax
    from casino_transaction where round <> '' and not is_void
    group by provider, round, player_id
  )
  select
    (select count(*)::int from casino_round full join net using (provider, round, player_id)
      where (casino_round.staked, casino_round.won, casino_round.tax)
        is distinct from (net.staked, net.won, net.tax)) as rounds,
    (select count(*)::int from casino_round where tax <> trunc(
      greatest(0, won - staked)::numeric * tax_rate / 1000000) * 100) as taxed,
    (select coalesce(sum(amount), 0) from posting
      where player_id is null and account = 'casino-stakes')::text as held,
    (select coalesce(sum(staked - won), 0) from casino_round)::text as owed,
    (select count(*)::int from journal_entry
      where cause in (${billTypes['casino-placed'].id}, ${billTypes['casino-won'].id},
          ${billTypes['casino-reward'].id})
        and not exists (select from casino_transaction
          where key = 'casino ' || provider || ' ' || transaction)) as stray`;

export type CasinoSums = {
  readonly rounds: number;
  readonly taxed: number;
  readonly held: string;
  readonly owed: string;
  readonly stray: number;
};

export function unevenCasino({ rounds, taxed, held, owed, stray }: CasinoSums): string | undefined {
  if (rounds > 0) return `${rounds} rounds are not the sum of their transactions`;
  if (taxed > 0) return `${taxed} rounds are taxed otherwise than by what they won`;
  if (stray > 0) return `${stray} entries belong to no transaction of a provider`;
  return held === owed ? undefined : `stakes hold ${held}, by rounds it is ${owed}`;
}

export const casinoAddsUp: Law<Scene> = {
  name: 'rounds of the casino are the sum of their transactions, and are taxed on what they won',
  holds: 'always',
  breach: async ({ world }) => {
    const [sums] = await world.database.ask<CasinoSums>(SUMS);
    return sums ? unevenCasino(sums) : 'the casino cannot be read';
  },
};

/** Nobody's money hangs on which of two messages came first: a stake taken back is none on either side. */
export function differentBooks(
  ours: readonly StoredMove[],
  theirs: readonly ReportLine[],
): string | undefined {
  const backThere = targetsOf(theirs);
  const backHere = targetsOf(ours.filter(({ isVoid }) => !isVoid));
  const here = standingIn(ours, (one) => one.isVoid || backHere.has(one.transaction));
  const there = standingIn(theirs, ({ transaction }) => backThere.has(transaction));
  for (const transaction of new Set([...here.keys(), ...there.keys()])) {
    const [is = 'nothing', should = 'nothing'] = [here.get(transaction), there.get(transaction)];
    if (is !== should) return `${transaction} is ${is} here and ${should} there`;
  }
  return undefined;
}

type Rollback = { readonly kind: string; readonly target?: string };

const targetsOf = (lines: readonly Rollback[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ kind, target = '' }) => (kind === 'rollback' ? [target] : [])));

type Line = Pick<StoredMove, 'transaction' | 'kind' | 'player'> & {
  readonly amount: string | number;
};

/** What each side holds as staked or won, in words. */
const standingIn = <One extends Line>(lines: readonly One[], isNothing: (one: One) => boolean) =>
  new Map(
    lines
      .filter((one) => one.kind !== 'rollback' && !isNothing(one))
      .map((one) => [one.transaction, `${one.kind} ${one.amount} of ${one.player}`]),
  );

export const providersAgree: Law<Scene> = {
  name: "a provider's books are ours, transaction by transaction",
  holds: 'in the end',
  breach: async ({ world }) => {
    for (const provider of providerWords) {
      const theirs = await world.casino.report(provider);
      if (!theirs) return `${provider} does not tell`;
      const ours = (await readMoves(world.database.ask)).filter((one) => one.provider === provider);
      const fact = differentBooks(ours, theirs);
      if (fact) return `${provider}: ${fact}`;
    }
    return undefined;
  },
};

export const launchesOpenOnce: Law<Scene> = {
  name: 'the word of a launch lets nobody in twice',
  holds: 'always',
  breach: ({ history }) => {
    const opened = ofKind(history.all(), 'launch-opened').find(({ entered }) => entered > 1);
    return opened && `a launch let ${opened.entered} in`;
  },
};
