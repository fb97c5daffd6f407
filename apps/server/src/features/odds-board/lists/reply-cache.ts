import { type PreparedReply, prepareReply } from '../../../platform/http/prepared-reply.ts';
import type { Board } from '../board/board.ts';

/** JSON of a content; `count` is the number of rows on all pages of a paged call. */
export type ReplyContent = { readonly content: string; readonly count: number | null };

type Entry = { readonly reply: PreparedReply<unknown>; readonly madeAt: number };

/**
 * TTL. Compressing a list takes longer than writing it, and at a busy hour some price of it changes
 * with every batch of the feed. So all callers within this time get the same bytes; pages that are
 * subscribed to the tiles have the newer price from the socket already.
 */
const SHARED_MS = 200;
const CHARACTERS_MAX = 24_000_000;

/** An empty page costs something as well, and there are very many of them to ask for. */
const ENTRY_CHARACTERS = 500;
const sizeOf = (key: string, { reply }: Entry): number =>
  key.length + reply.text.length + ENTRY_CHARACTERS;

/** Cache of replies that are the same for all callers with the same request. */
export class ReplyCache {
  readonly #board: Board;
  readonly #entries = new Map<string, Entry>();
  #characters = 0;

  constructor(board: Board) {
    this.#board = board;
    // Odds that cannot be bet on any more must not be shown by a cached reply.
    board.onFreshness(() => this.#forgetAll());
  }

  reply<Content>(key: string, make: () => ReplyContent): PreparedReply<Content> {
    const now = this.#board.clock.now().getTime();
    const known = this.#entries.get(key);
    if (known && now - known.madeAt < SHARED_MS) return known.reply as PreparedReply<Content>;
    const reply = prepareReply<Content>(make());
    this.#keep(key, { reply, madeAt: now });
    return reply;
  }

  #keep(key: string, entry: Entry): void {
    const before = this.#entries.get(key);
    this.#characters += sizeOf(key, entry) - (before ? sizeOf(key, before) : 0);
    this.#entries.set(key, entry);
    if (this.#characters > CHARACTERS_MAX) this.#forgetAll();
  }

  #forgetAll(): void {
    this.#entries.clear();
    this.#characters = 0;
  }
}
