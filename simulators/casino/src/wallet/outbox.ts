import type { Books } from '../books/books.ts';
import type { Knobs } from '../knobs/knobs.ts';
import type { Line } from './line.ts';
import type { Arrival, Dialect, Move, Verdict } from './move.ts';

export type DebitOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly word: string }
  /** Nobody knows whether it was taken; it is being taken back. */
  | { readonly kind: 'unknown' }
  /** Its time was over before it could be asked for. */
  | { readonly kind: 'too-late' };

type Stake = Omit<Move, 'kind' | 'target'>;
type Win = Stake & { readonly target: string };

type OutboxOptions = {
  readonly books: Books;
  readonly line: Line;
  readonly dialect: Dialect;
  readonly knobs: () => Knobs;
  readonly newId: () => string;
  readonly now: () => number;
  readonly onBalance: (player: string, balance: number) => void;
};

const BACKOFF_FIRST_MS = 500;
const BACKOFF_MOST_MS = 15_000;
const SETTLED_SOON_MS = 4_000;

/**
 * A provider's outbox. The messages about one player leave one after another. What has no answer
 * is unknown and never failed: an unknown stake is taken back, and that, like a win, is asked
 * again with growing pauses until it is answered.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #lastOf = new Map<string, Promise<void>>();

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  async authenticate(launch: string, game: string): Promise<Arrival> {
    const { line, dialect } = this.#options;
    const text = await line.ask(dialect.authenticate(launch, game));
    if (text === undefined) return noAnswer;
    const arrival = dialect.readArrival(text);
    if (arrival.kind === 'arrived') this.#options.onBalance(arrival.player, arrival.balance);
    return arrival;
  }

  /** What the purse holds now; undefined when the operator does not say. */
  async askBalance(of: { readonly session: string; readonly player: string }): Promise<void> {
    const { line, dialect } = this.#options;
    const text = await line.ask(dialect.balance(of));
    if (text !== undefined) this.#hear(of.player, dialect.readVerdict(text));
  }

  /** Asked once. After `before` it is not asked for at all. */
  debit(stake: Stake, before = Number.POSITIVE_INFINITY): Promise<DebitOutcome> {
    const move: Move = { ...stake, kind: 'debit' };
    return new Promise((resolve) => {
      this.#enqueue(move.player, async () => {
        if (this.#options.now() > before) return resolve({ kind: 'too-late' });
        const rollback = this.#rollbackOf(move);
        const isTakenBackFirst = this.#options.knobs().stakes === 'rollback-first';
        if (isTakenBackFirst) await this.#untilAnswered(rollback);
        const verdict = await this.#ask(move);
        resolve(outcomeOf(verdict));
        const isOpen = verdict.kind === 'unknown' || (isTakenBackFirst && verdict.kind === 'done');
        if (isOpen) await this.#untilAnswered(rollback);
      });
    });
  }

  /** Resolves when it was answered, or after a while; it is asked on in any case. */
  credit(win: Win): Promise<'answered' | 'under-way'> {
    return this.#settle({ ...win, kind: 'credit' });
  }

  rollback(stake: Stake): Promise<'answered' | 'under-way'> {
    return this.#settle(this.#rollbackOf({ ...stake, kind: 'debit' }));
  }

  #settle(move: Move): Promise<'answered' | 'under-way'> {
    const answered = new Promise<'answered'>((resolve) => {
      this.#enqueue(move.player, async () => {
        await this.#untilAnswered(move);
        resolve('answered');
      });
    });
    const later = this.#options.line.pause(SETTLED_SOON_MS).then(() => 'under-way' as const);
    return Promise.race([answered, later]);
  }

  #rollbackOf(debit: Move): Move {
    const { transaction, ...rest } = debit;
    return { ...rest, kind: 'rollback', transaction: this.#options.newId(), target: transaction };
  }

  #enqueue(player: string, work: () => Promise<void>): void {
    const next = (this.#lastOf.get(player) ?? Promise.resolve()).then(work);
    this.#lastOf.set(player, next);
    void next.then(() => {
      if (this.#lastOf.get(player) === next) this.#lastOf.delete(player);
    });
  }

  async #untilAnswered(move: Move): Promise<void> {
    let waitMs = BACKOFF_FIRST_MS;
    while ((await this.#ask(move)).kind === 'unknown') {
      if (!(await this.#options.line.pause(waitMs))) return;
      waitMs = Math.min(BACKOFF_MOST_MS, waitMs * 2);
    }
    const { order } = this.#options.knobs();
    if (move.kind === 'credit' && order === 'reordered') this.#repeatStakeOf(move);
  }

  /** The stake of a round that is over arrives once more. */
  #repeatStakeOf({ target }: Move): void {
    const { books, line, dialect } = this.#options;
    const stake = books.find(target ?? '');
    if (stake) line.repeatLater(dialect.move(stake));
  }

  async #ask(move: Move): Promise<Verdict> {
    const { books, line, dialect } = this.#options;
    books.asked(move);
    const text = await line.move(dialect.move(move));
    const verdict = text === undefined ? noAnswer : meantFor(move, dialect.readVerdict(text));
    books.answered(move.transaction, verdict);
    this.#hear(move.player, verdict);
    return verdict;
  }

  #hear(player: string, verdict: Verdict): void {
    if (verdict.kind !== 'done' || verdict.balance === undefined) return;
    this.#options.onBalance(player, verdict.balance);
  }
}

function outcomeOf(verdict: Verdict): DebitOutcome {
  switch (verdict.kind) {
    case 'done':
      return { kind: 'accepted' };
    case 'refused':
      return { kind: 'refused', word: verdict.word };
    case 'unknown':
      return { kind: 'unknown' };
  }
}

const noAnswer = { kind: 'unknown', word: 'no answer' } as const;

/** A signature that was not believed says nothing about a win; its stake may still be under way. */
const asksAgain: ReadonlySet<string> = new Set(['signature-invalid', 'round-unknown']);

const meantFor = (move: Move, verdict: Verdict): Verdict =>
  move.kind !== 'debit' && verdict.kind === 'refused' && asksAgain.has(verdict.word)
    ? { kind: 'unknown', word: verdict.word }
    : verdict;
