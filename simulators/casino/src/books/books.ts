import type {
  ProviderReport,
  ProviderRound,
  ProviderTransaction,
} from '@kipute/provider-protocols/casino/provider-api';
import type { Move, Verdict } from '../wallet/move.ts';

type Entry = { readonly move: Move; readonly at: string };
export type Answer = {
  readonly transaction: string;
  /** How the books read it; `lost` was sent and nobody knows. */
  readonly verdict: 'done' | 'refused' | 'lost';
  readonly word: string;
  readonly at: string;
};

export type BookLine = Entry & { readonly answers: readonly Answer[] };

const PAGE_LINES = 1_000;
const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });

/** A provider's own account of what it asked for and what it was answered. Nothing is changed. */
export class Books {
  readonly #entries: Entry[] = [];

  readonly #entryOf = new Map<string, Entry>();
  readonly #answersOf = new Map<string, Answer[]>();
  readonly #byRound = new Map<string, Entry[]>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Asked again, it is the same line. */
  asked(move: Move): void {
    if (this.#entryOf.has(move.transaction)) return;
    const entry = { move, at: new Date(this.#now()).toISOString() };
    this.#entries.push(entry);
    this.#entryOf.set(move.transaction, entry);
    const key = roundKey(move.round, move.player);
    this.#byRound.set(key, [...(this.#byRound.get(key) ?? []), entry]);
  }

  answered(transaction: string, verdict: Verdict): void {
    const isDone = verdict.kind === 'done';
    this.#write({
      transaction,
      verdict: verdict.kind === 'unknown' ? 'lost' : verdict.kind,
      word: isDone ? 'ok' : verdict.word,
    });
  }

  /** As it was asked for. */
  find(transaction: string): Move | undefined {
    return this.#entryOf.get(transaction)?.move;
  }

  #write(answer: Omit<Answer, 'at'>): void {
    const written = { ...answer, at: new Date(this.#now()).toISOString() };

    const earlier = this.#answersOf.get(answer.transaction) ?? [];
    this.#answersOf.set(answer.transaction, [...earlier, written]);
  }

  /** What stands of it: the last answer that says anything, else that it is not known. */
  #verdictOn(transaction: string): Answer['verdict'] | 'none' {
    const answers = this.#answersOf.get(transaction) ?? [];
    return (
      answers.findLast(({ verdict }) => verdict !== 'lost')?.verdict ??
      answers[0]?.verdict ??
      'none'
    );
  }

  /** Newest first. */
  lastLines(count: number): readonly BookLine[] {
    const last = this.#entries.slice(-count).reverse();
    return last.map((entry) => ({
      ...entry,
      answers: this.#answersOf.get(entry.move.transaction) ?? [],
    }));
  }

  /** Whether or not the operator has heard of it yet. */
  roundOf(round: string, player: string): ProviderRound {
    const entries = this.#byRound.get(roundKey(round, player)) ?? [];
    const decided = entries.filter((entry) => this.#counts(entry));
    const isOpen = decided.some(({ move }) => move.kind === 'debit' && !hasEnd(move, decided));
    const status = entries.length === 0 ? 'unknown' : isOpen ? 'open' : 'closed';
    return { round, status, transactions: decided.map(lineOf) };
  }

  /** Of a day in East Africa; after a transaction, to turn the page. */
  report(day: string, after: string | undefined): ProviderReport {
    const ofDay = this.#entries.filter(
      (entry) => dayOf.format(new Date(entry.at)) === day && this.#counts(entry),
    );
    const from = after ? ofDay.findIndex(({ move }) => move.transaction === after) + 1 : 0;
    const page = ofDay.slice(from, from + PAGE_LINES);
    const isLast = from + PAGE_LINES >= ofDay.length;
    const next = isLast ? null : (page.at(-1)?.move.transaction ?? null);
    return { day, transactions: page.map(lineOf), next };
  }

  /** What was decided: all but what the operator has refused. */
  #counts({ move }: Entry): boolean {
    return this.#verdictOn(move.transaction) !== 'refused';
  }
}

/** A stake ends by its win, be it nothing, or by its rollback. */
const hasEnd = (debit: Move, entries: readonly Entry[]): boolean =>
  entries.some(({ move }) => move.target === debit.transaction);

const roundKey = (round: string, player: string): string => `${round} ${player}`;

function lineOf({ move, at }: Entry): ProviderTransaction {
  const { transaction, kind, player, round, game, amount, target } = move;
  const line = { transaction, kind, player, round, game, amount, at };
  return kind === 'rollback' && target ? { ...line, target } : line;
}
