import type { Session } from '../launch/sessions.ts';
import type { Provider } from '../provider.ts';
import type { Bet, Panel } from './bets.ts';
import type {
  ListMessage,
  OwnBet,
  OwnMessage,
  PageMessage,
  RoundMessage,
  Row,
  ServerMessage,
} from './messages.ts';
import type { AviatorTable, Round, TableEvent } from './table.ts';

/** A page at the table, as the hub sees it. */
export type Page = {
  readonly session: Session;
  readonly send: (text: string) => void;
};

type Seen = { readonly page: Page; isLow: boolean };

const ROWS_SHOWN = 30;
const ROWS_SHOWN_LOW = 10;
/** With 50 bytes a row this keeps a page below its kilobyte and a half a second. */
const ROWS_PER_FRAME = 10;
const CHIPS = 20;

/**
 * Tells every page what it must know, and little of it: a tick says how long the plane has flown,
 * pages draw the rest themselves, and of the list only what has changed goes out, a few rows at a
 * time.
 */
export class Hub {
  readonly #table: AviatorTable;
  readonly #provider: Provider;
  readonly #now: () => number;
  readonly #pages = new Set<Seen>();
  /** Bets of the round in the order they came; only the first are listed. */
  #listed: string[] = [];
  #rows = new Map<string, Row>();
  #changed = new Set<string>();
  #count = 0;
  #sum = 0;
  #told = '';
  readonly #ownChanged = new Set<string>();

  constructor(table: AviatorTable, provider: Provider, now: () => number) {
    this.#table = table;
    this.#provider = provider;
    this.#now = now;
    provider.onBalance((player) => this.#ownChanged.add(player));
  }

  join(page: Page, data: 'whole' | 'low'): (text: string) => void {
    const seen: Seen = { page, isLow: data === 'low' };
    this.#pages.add(seen);
    this.#send(seen, this.#pastMessage());
    this.#send(seen, this.#roundMessage(this.#table.round));
    const most = seen.isLow ? ROWS_SHOWN_LOW : ROWS_SHOWN;
    this.#send(seen, this.#listMessage([...this.#rows.values()].slice(0, most)));
    this.#send(seen, this.#ownMessage(page.session.player));
    return (text) => this.#hear(seen, text);
  }

  leave(page: Page): void {
    for (const seen of this.#pages) if (seen.page === page) this.#pages.delete(seen);
    const { player } = page.session;
    const isStillHere = [...this.#pages].some((other) => other.page.session.player === player);
    if (!isStillHere) this.#table.withdrawAll(player);
  }

  hearTable(event: TableEvent): void {
    if (event.kind === 'own') this.#ownChanged.add(event.player);
    else if (event.kind === 'bet') this.#list(event.bet);
    else {
      if (event.round.phase === 'betting') this.#clearList();
      this.#toAll(this.#roundMessage(event.round));
    }
  }

  /** Twice a second: the tick, and what has changed in the list. */
  tick(): void {
    const { phase, startsAt } = this.#table.round;
    if (phase === 'flying') this.#toAll({ t: 'tick', ms: this.#now() - startsAt });
    const keys = [...this.#changed].slice(0, ROWS_PER_FRAME);
    for (const key of keys) this.#changed.delete(key);
    const totals = `${this.#count} ${this.#sum}`;
    if (keys.length === 0 && totals === this.#told) return;
    this.#told = totals;
    const low = new Set(this.#listed.slice(0, ROWS_SHOWN_LOW));
    const rowsOf = (all: readonly string[]): readonly Row[] =>
      all.map((key) => this.#rows.get(key)).filter((row) => row !== undefined);
    const whole = JSON.stringify(this.#listMessage(rowsOf(keys)));
    const little = JSON.stringify(this.#listMessage(rowsOf(keys.filter((key) => low.has(key)))));
    for (const seen of this.#pages) seen.page.send(seen.isLow ? little : whole);
  }

  /** A moment after it changed: a player's own bets and balance. */
  tellOwn(): void {
    for (const seen of this.#pages) {
      const { player } = seen.page.session;
      if (this.#ownChanged.has(player)) this.#send(seen, this.#ownMessage(player));
    }
    this.#ownChanged.clear();
  }

  #hear(seen: Seen, text: string): void {
    const message = readMessage(text);
    if (message?.t === 'ping') this.#send(seen, { t: 'pong' });
    else if (message?.t === 'low') seen.isLow = message.on;
    else if (message) {
      const { panel } = message;
      const why = this.#perform(seen.page.session, message);
      if (why) this.#send(seen, { t: 'no', panel, why });
    }
  }

  #perform(session: Session, message: Extract<PageMessage, { panel: Panel }>): string | undefined {
    const { player, name, operatorSession } = session;
    const { panel } = message;
    switch (message.t) {
      case 'cash':
        return this.#table.cashOut(player, panel);
      case 'cancel':
        this.#table.withdrawBid(player, panel);
        return undefined;
      case 'bet': {
        const { stake, auto } = message;
        return this.#table.bid({ player, panel, session: operatorSession, name }, { stake, auto });
      }
    }
  }

  #clearList(): void {
    this.#listed = [];
    this.#rows = new Map();
    this.#changed = new Set();
    this.#count = 0;
    this.#sum = 0;
  }

  #list(bet: Bet): void {
    const key = keyOf(bet);
    if (bet.state === 'stands') {
      this.#count += 1;
      this.#sum += bet.stake;
      if (this.#listed.length < ROWS_SHOWN) this.#listed.push(key);
    }
    const isShown = bet.state === 'stands' || bet.state === 'won';
    if (!isShown || !this.#listed.includes(key)) return;
    const [multiplier, won] = bet.state === 'won' ? [bet.multiplier, bet.won] : [0, 0];
    this.#rows.set(key, [key, bet.name, bet.stake, multiplier, won]);
    this.#changed.add(key);
  }

  #roundMessage({ id, phase, startsAt, crash }: Round): RoundMessage {
    const ms = Math.abs(startsAt - this.#now());
    const commit = this.#table.commitment;
    return { t: 'round', id, phase, ms, commit, ...(phase === 'over' && { crash }) };
  }

  #pastMessage(): ServerMessage {
    const past = this.#table.history.slice(0, CHIPS);
    return { t: 'past', crashes: past.map(({ id, crash }) => [id, crash] as const) };
  }

  #listMessage(rows: readonly Row[]): ListMessage {
    return { t: 'list', n: this.#count, sum: this.#sum, rows };
  }

  #ownMessage(player: string): OwnMessage {
    const waiting = this.#table.ownBids(player).map((bid): OwnBet => {
      const { panel, stake, auto } = bid;
      return { key: '', panel, stake, auto, state: 'next' };
    });
    const bets = this.#table.ownBets(player).map(ownBetOf);
    return {
      t: 'you',
      balance: this.#provider.balanceOf(player) ?? null,
      bets: [...bets, ...waiting],
    };
  }

  #toAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { page } of this.#pages) page.send(text);
  }

  #send({ page }: Seen, message: ServerMessage): void {
    page.send(JSON.stringify(message));
  }
}

/** The end of the transaction's number is enough within one round, and says nothing else. */
const keyOf = (bet: Bet): string => bet.transaction.slice(bet.transaction.lastIndexOf('-') + 1);

function ownBetOf(bet: Bet): OwnBet {
  const { panel, stake, auto, state } = bet;
  const own = { key: keyOf(bet), panel, stake, auto, state };
  if (bet.state === 'refused') return { ...own, why: bet.why };
  return bet.state === 'won' ? { ...own, multiplier: bet.multiplier, won: bet.won } : own;
}

/** Whatever a page sends; undefined when it is none of the messages. */
function readMessage(text: string): PageMessage | undefined {
  const said = parsed(text);
  if (said === null || typeof said !== 'object') return undefined;
  const { t, panel, stake, auto, on } = said as Record<string, unknown>;
  if (t === 'ping') return { t };
  if (t === 'low') return { t, on: on === true };
  if (panel !== 1 && panel !== 2) return undefined;
  if (t === 'cancel' || t === 'cash') return { t, panel };
  if (t !== 'bet' || typeof stake !== 'number') return undefined;
  return { t, panel, stake, auto: typeof auto === 'number' ? auto : null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
