import {
  flightMilliseconds,
  MULTIPLIER_LEAST,
  MULTIPLIER_MOST,
  multiplierAt,
  payoutOf,
} from '../laws/crash.ts';
import type { DebitOutcome } from '../wallet/outbox.ts';
import { type Bet, type Bid, betsOf, type Panel, type Seat, seatKey } from './bets.ts';
import { crashOfSeed, createChain, type HashChain } from './hash-chain.ts';

/** What the table needs of a wallet. Unknown stakes it takes back by itself. */
export type TableWallet = {
  readonly debit: (stake: Stake, before: number) => Promise<DebitOutcome>;
  readonly credit: (win: Stake & { readonly target: string }) => void;
  readonly rollback: (stake: Stake) => void;
  readonly newId: () => string;
};

type Stake = {
  readonly transaction: string;
  readonly player: string;
  readonly session: string;
  readonly round: string;
  readonly game: string;
  readonly amount: number;
};

export type Round = {
  /** Names it among all rounds there ever were. */
  readonly id: string;
  readonly phase: 'betting' | 'flying' | 'over';
  readonly startsAt: number;
  readonly crash: number;
  readonly endsAt: number;
};

/** What everybody at the table may hear. */
export type TableEvent =
  | { readonly kind: 'phase'; readonly round: Round }
  | { readonly kind: 'bet'; readonly bet: Bet }
  /** For this player alone. */
  | { readonly kind: 'own'; readonly player: string };

export type PastRound = {
  readonly id: string;
  readonly crash: number;
  readonly seed: string;
  readonly salt: string;
  /** Hashed so often, the seed becomes the terminating hash of its chain. */
  readonly link: number;
  readonly terminatingHash: string;
};

export type BidRefusal = 'stake-invalid' | 'auto-invalid' | 'bet-stands';
export type CashRefusal = 'no-bet' | 'not-flying' | 'too-early' | 'too-late';

export const BETTING_MS = 5_000;
export const PAUSE_MS = 3_000;
const HISTORY = 100;

type TableOptions = {
  readonly wallet: TableWallet;
  readonly now: () => number;
  readonly stakes: { readonly least: number; readonly most: number };
  readonly chain?: HashChain;
  readonly newRoundId: () => string;
  readonly onEvent?: (event: TableEvent) => void;
};

/**
 * The table of Aviator: one round after another for everybody. All of it is a function of the
 * provider's clock: `advance` brings it up to a moment, whoever asks and however late, and a
 * message counts at the moment it arrived.
 */
export class AviatorTable {
  readonly #options: TableOptions;
  #chain: HashChain;
  #round: Round;
  #rounds = 0;
  /** Of the round that is on; by seat. */
  #bets = new Map<string, Bet>();
  /** For the round to come. */
  readonly #bids = new Map<string, Bid>();
  readonly #history: PastRound[] = [];

  constructor(options: TableOptions) {
    this.#options = options;
    const now = options.now();
    this.#chain = options.chain ?? createChain(now);
    this.#round = this.#newRound(now);
  }

  get round(): Round {
    return this.#round;
  }

  get chain(): HashChain {
    return this.#chain;
  }

  /** Of the seed that decides the round that is on. */
  get commitment(): string {
    return this.#chain.seed(this.#numberInChain() - 1);
  }

  /** Newest first. */
  get history(): readonly PastRound[] {
    return this.#history;
  }

  get bets(): readonly Bet[] {
    return [...this.#bets.values()];
  }

  ownBets(player: string): readonly Bet[] {
    return betsOf(this.bets, player);
  }

  ownBids(player: string): readonly Bid[] {
    return betsOf([...this.#bids.values()], player);
  }

  /** Does what is due until now; true when the round went on. */
  advance(): void {
    const now = this.#options.now();
    for (;;) {
      const { phase, startsAt, endsAt } = this.#round;
      if (phase === 'betting' && now >= startsAt) this.#takeOff();
      else if (phase === 'flying' && now >= endsAt) this.#end();
      else if (phase === 'over' && now >= endsAt + PAUSE_MS) this.#openBetting(now);
      else break;
    }
    if (this.#round.phase === 'flying')
      this.#payAutomatic(multiplierAt(now - this.#round.startsAt));
  }

  /** For this round while it takes bets, else for the next. */
  bid(seat: Seat, bid: Omit<Bid, keyof Seat>): BidRefusal | undefined {
    this.advance();
    const refusal = this.#refusalOf(seat, bid);
    if (refusal) return refusal;
    this.#bids.set(seatKey(seat), { ...seat, ...bid });
    if (this.#round.phase === 'betting') this.#stake({ ...seat, ...bid });
    this.#tell({ kind: 'own', player: seat.player });
    return undefined;
  }

  #refusalOf(seat: Seat, { stake, auto }: Omit<Bid, keyof Seat>): BidRefusal | undefined {
    const { least, most } = this.#options.stakes;
    if (!Number.isInteger(stake) || stake < least || stake > most) return 'stake-invalid';
    if (auto !== null && !isMultiplier(auto)) return 'auto-invalid';
    const state = this.#bets.get(seatKey(seat))?.state;
    const stands = this.#round.phase === 'betting' && (state === 'asked' || state === 'stands');
    return stands || this.#bids.has(seatKey(seat)) ? 'bet-stands' : undefined;
  }

  /** Of a bet that has not been asked for yet. */
  withdrawBid(player: string, panel: Panel): void {
    this.#bids.delete(seatKey({ player, panel }));
    this.#tell({ kind: 'own', player });
  }

  /** Somebody without a page bets no further; what stands goes on. */
  withdrawAll(player: string): void {
    for (const panel of [1, 2] as const) this.#bids.delete(seatKey({ player, panel }));
  }

  /** Paid at the multiplier of the clock at this moment. */
  cashOut(player: string, panel: Panel): CashRefusal | undefined {
    const arrivedAt = this.#options.now();
    const { phase, startsAt, endsAt } = this.#round;
    const bet = this.#bets.get(seatKey({ player, panel }));
    if (phase === 'flying' && arrivedAt >= endsAt) this.advance();
    if (phase !== 'flying') return 'not-flying';
    if (bet?.state !== 'stands') return 'no-bet';
    if (arrivedAt >= endsAt) return 'too-late';
    const multiplier = multiplierAt(arrivedAt - startsAt);
    if (multiplier < MULTIPLIER_LEAST) return 'too-early';
    this.#pay(bet, bet.auto === null ? multiplier : Math.min(bet.auto, multiplier));
    return undefined;
  }

  #newRound(now: number): Round {
    this.#rounds += 1;
    if (this.#numberInChain() > this.#chain.length) this.#nextChain(now);
    const crash = crashOfSeed(this.#seed(), this.#chain.salt);
    const startsAt = now + BETTING_MS;
    return {
      ...{ id: this.#options.newRoundId(), phase: 'betting', startsAt, crash },
      endsAt: startsAt + flightMilliseconds(crash),
    };
  }

  #chainBegins = 0;

  #nextChain(now: number): void {
    this.#chain = createChain(now);
    this.#chainBegins = this.#rounds - 1;
  }

  #numberInChain(): number {
    return this.#rounds - this.#chainBegins;
  }

  #seed(): string {
    return this.#chain.seed(this.#numberInChain());
  }

  #openBetting(now: number): void {
    this.#bets = new Map();
    this.#round = this.#newRound(now);
    this.#tell({ kind: 'phase', round: this.#round });
    for (const bid of [...this.#bids.values()]) this.#stake(bid);
  }

  #stake(bid: Bid): void {
    const { round } = this;
    const { wallet } = this.#options;
    const bet: Bet = { ...bid, transaction: wallet.newId(), state: 'asked', round: round.id };
    this.#bids.delete(seatKey(bid));
    this.#keep(bet);
    void wallet
      .debit(stakeOf(bet), round.startsAt)
      .then((outcome) => this.#answered(bet, round, outcome));
  }

  /** A stake that was accepted after the plane had left goes back. */
  #answered(asked: Bet, round: Round, outcome: DebitOutcome): void {
    const isInTime = this.#round === round && this.#options.now() < round.startsAt;
    if (outcome.kind === 'accepted' && !isInTime) this.#options.wallet.rollback(stakeOf(asked));
    if (this.#round.id !== round.id) return;
    if (outcome.kind === 'accepted')
      this.#keep({ ...asked, state: isInTime ? 'stands' : 'missed' });
    else if (outcome.kind === 'refused')
      this.#keep({ ...asked, state: 'refused', why: outcome.word });
    else this.#keep({ ...asked, state: 'missed' });
  }

  #takeOff(): void {
    this.#round = { ...this.#round, phase: 'flying' };
    this.#tell({ kind: 'phase', round: this.#round });
    for (const bet of this.bets.filter(({ state }) => state === 'asked')) {
      this.#keep({ ...bet, state: 'missed' });
    }
  }

  #end(): void {
    const { crash, id } = this.#round;
    const { salt, terminatingHash } = this.#chain;
    this.#payAutomatic(crash);
    const link = this.#numberInChain();
    this.#history.unshift({ id, crash, seed: this.#seed(), salt, link, terminatingHash });
    this.#history.length = Math.min(this.#history.length, HISTORY);
    this.#round = { ...this.#round, phase: 'over' };
    this.#tell({ kind: 'phase', round: this.#round });
    for (const bet of this.bets.filter(({ state }) => state === 'stands')) this.#lose(bet);
  }

  /** Who asked for at most this much has it; at the landing, everybody. */
  #payAutomatic(reached: number): void {
    for (const bet of this.bets) {
      if (bet.state !== 'stands') continue;
      if (bet.auto !== null && bet.auto <= reached) this.#pay(bet, bet.auto);
      else if (isLanding(reached)) this.#pay(bet, reached);
    }
  }

  #pay(bet: Bet, multiplier: number): void {
    const won = payoutOf(bet.stake * 100, multiplier);
    this.#keep({ ...bet, state: 'won', multiplier, won });
    this.#options.wallet.credit(winOf(bet, this.#options.wallet.newId(), won));
  }

  /** Nothing won is told as well: it ends the player's round. */
  #lose(bet: Bet): void {
    this.#keep({ ...bet, state: 'lost' });
    this.#options.wallet.credit(winOf(bet, this.#options.wallet.newId(), 0));
  }

  #keep(bet: Bet): void {
    this.#bets.set(seatKey(bet), bet);
    this.#tell({ kind: 'bet', bet });
    this.#tell({ kind: 'own', player: bet.player });
  }

  #tell(event: TableEvent): void {
    this.#options.onEvent?.(event);
  }
}

const isMultiplier = (value: number): boolean =>
  Number.isInteger(value) && value >= MULTIPLIER_LEAST && value <= MULTIPLIER_MOST;

const isLanding = (reached: number): boolean => reached >= MULTIPLIER_MOST;

/** Both panels of one player in one round are two rounds of the wallet: each has its own end. */
function stakeOf({ transaction, player, session, round, panel, stake }: Bet): Stake {
  return {
    ...{ transaction, player, session, game: 'aviator' },
    ...{ round: `${round}-${panel}`, amount: stake * 100 },
  };
}

const winOf = (bet: Bet, transaction: string, amount: number) => ({
  ...stakeOf(bet),
  ...{ transaction, target: bet.transaction, amount },
});
