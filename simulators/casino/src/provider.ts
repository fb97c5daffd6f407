import { Books } from './books/books.ts';
import type { ProviderName } from './games.ts';
import type { KnobBoard } from './knobs/knobs.ts';
import { kiputeDialect } from './wallet/kipute-dialect.ts';
import { Line } from './wallet/line.ts';
import type { Dialect } from './wallet/move.ts';
import { Outbox } from './wallet/outbox.ts';
import { spribeDialect } from './wallet/spribe-dialect.ts';

export type Provider = {
  readonly name: ProviderName;
  readonly key: string;
  readonly books: Books;
  readonly line: Line;
  readonly outbox: Outbox;
  readonly newId: (kind: string) => string;
  /** What the purse of a player was last said to hold. */
  readonly balanceOf: (player: string) => number | undefined;
  readonly onBalance: (listener: (player: string) => void) => void;
};

export type ProviderOptions = {
  readonly name: ProviderName;
  readonly key: string;
  readonly walletUrl: string | undefined;
  readonly knobs: KnobBoard;
  readonly now: () => number;
};

const dialects: Readonly<Record<ProviderName, Dialect>> = {
  'kipute-studio': kiputeDialect,
  anga: spribeDialect,
};

/** One provider with books, line and outbox of its own; what they share is this process. */
export function createProvider(options: ProviderOptions): Provider {
  const { name, key, walletUrl, now } = options;
  const dialect = dialects[name];
  const knobs = () => options.knobs.of(name);
  const newId = idsSince(now());
  const balances = new Map<string, number>();
  const listeners: ((player: string) => void)[] = [];
  const onBalance = (player: string, balance: number): void => {
    balances.set(player, balance);
    for (const listener of listeners) listener(player);
  };
  const books = new Books(now);
  const line = new Line({ dialect, key, walletUrl, knobs });
  const outbox = new Outbox({
    ...{ books, line, dialect, knobs, now, onBalance },
    newId: () => newId('t'),
  });
  return {
    ...{ name, key, books, line, outbox, newId },
    balanceOf: (player) => balances.get(player),
    onBalance: (listener) => void listeners.push(listener),
  };
}

/** Never used twice, not even by the process that takes this one's place. */
function idsSince(startedAt: number): (kind: string) => string {
  let count = 0;
  return (kind) => {
    count += 1;
    return `${kind}-${startedAt.toString(36)}-${count}`;
  };
}
