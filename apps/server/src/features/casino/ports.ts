import type { CasinoMove, WalletRefusal } from '@kipute/domain/casino/wallet-law';
import type { Senti } from '@kipute/domain/money/senti';

/** A request of theirs as it came, before anything is known of it. */
export type RawCall = {
  /** With the query, without the host: it is signed. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

/** The launch's word for a session; a dialect may name the session itself. */
type Authenticate = {
  readonly kind: 'authenticate';
  readonly launch: string;
  readonly game?: string;
  readonly session?: string;
};

type AskBalance = {
  readonly kind: 'balance';
  readonly session: string;
  readonly player?: string;
};

export type MoveCall = {
  readonly kind: CasinoMove;
  readonly player: string;
  readonly transaction: string;
  /** Empty for a reward. */
  readonly round: string;
  /** The code of the game. */
  readonly game: string;
  /** Of a rollback that does not say how much, nothing. */
  readonly amount: Senti;
  /** The stake that it is about; empty where it names none. */
  readonly target: string;
  readonly endsRound: boolean;
  /** A stake has one; whatever else comes may be late. */
  readonly session: string | undefined;
  /** As it is kept for whoever must explain it, without words that open anything. */
  readonly request: string;
};

/** What every dialect of the field comes down to. */
export type WalletCall = Authenticate | AskBalance | MoveCall;

export type CallReading =
  | { readonly kind: 'read'; readonly call: WalletCall }
  /** Nothing of it was read. */
  | { readonly kind: 'unproved'; readonly why: string }
  | { readonly kind: 'unreadable'; readonly why: string };

type OpenedSession = {
  readonly what: 'session';
  readonly session: string;
  readonly player: string;
  /** Masked: other players see it. */
  readonly name: string;
  readonly language: 'sw' | 'en';
  readonly balance: Senti;
  readonly reminderMinutes: number;
};

type MovedMoney = {
  readonly what: 'moved';
  readonly player: string;
  readonly transaction: string;
  /** Ours. */
  readonly reference: string;
  readonly balance: Senti;
  /** What the purse gained. */
  readonly moved: Senti;
  /** The same was asked before, and is answered as it was. */
  readonly repeated: boolean;
};

type ToldBalance = { readonly what: 'balance'; readonly player: string; readonly balance: Senti };

export type WalletAnswer =
  | { readonly status: 'ok'; readonly told: OpenedSession | ToldBalance | MovedMoney }
  | {
      readonly status: WalletRefusal | 'signature-invalid' | 'request-invalid';
      readonly balance?: Senti;
    };

/** Reads and writes the bytes of one wire, and decides nothing. */
export type WalletDialect = {
  readonly isCall: (name: string) => boolean;
  readonly readCall: (name: string, raw: RawCall) => CallReading;
  readonly writeAnswer: (
    reading: CallReading,
    answer: WalletAnswer,
  ) => { readonly httpStatus: number; readonly body: string };
};

/** Unknown is not failed: nothing is concluded from it. */
export type Asked<Value> =
  | { readonly kind: 'told'; readonly value: Value }
  | { readonly kind: 'unknown'; readonly words: string };

export type GivenGame = {
  readonly id: bigint;
  readonly code: string;
  readonly nameSw: string;
  readonly nameEn: string;
  readonly category: 'crash' | 'slots' | 'dice' | 'instant' | 'table';
  /** Hundredths of a percent. */
  readonly statedReturn: number;
};

export type GivenTransaction = {
  readonly transaction: string;
  readonly kind: CasinoMove;
  readonly player: string;
  readonly round: string;
  readonly game: string;
  readonly amount: Senti;
  readonly target: string;
  readonly at: Date;
};

type GivenRound = {
  readonly status: 'open' | 'closed' | 'unknown';
  readonly transactions: readonly GivenTransaction[];
};

/** What a provider's own books say. */
export type ProviderBooks = {
  readonly games: () => Promise<Asked<readonly GivenGame[]>>;
  readonly round: (asked: {
    readonly round: string;
    readonly player: string;
  }) => Promise<Asked<GivenRound>>;
  /** All of a day in East Africa, as `2026-03-01`. */
  readonly report: (day: string) => Promise<Asked<readonly GivenTransaction[]>>;
  /** Says where our wallet is; false when it was not heard. */
  readonly tellWallet: () => Promise<boolean>;
};

export type LaunchPlace = {
  readonly code: string;
  readonly launch: string;
  readonly lobbyUrl: string;
  readonly cashierUrl: string;
  readonly language: 'sw' | 'en';
  readonly reminderMinutes: number;
};

/** A player is reminded of the time in a game as often as on the site. */
export const REMINDER_MINUTES = 60;

export type CasinoProvider = {
  readonly word: string;
  /** As players read it. */
  readonly name: string;
  /** Whether it may call from an address. */
  readonly isSource: (address: string) => boolean;
  readonly dialect: WalletDialect;
  readonly books: ProviderBooks;
  readonly launchUrl: (place: LaunchPlace) => string;
};
