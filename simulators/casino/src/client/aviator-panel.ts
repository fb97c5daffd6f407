import type { OwnBet, PageMessage } from '../aviator/messages.ts';
import { MULTIPLIER_LEAST } from '../laws/crash.ts';
import { inShillings, rest, rests, say, sayNo, shillings, times, wireStake } from './page.ts';

type Phase = 'betting' | 'flying' | 'over';
type Tell = (message: PageMessage) => void;

/** Who wanted to cash out a moment too late has not asked for another bet. */
const DEAF_MS = 700;

/** One of the two bets: what is chosen, what stands, and the one button that fits. */
export class BetPanel {
  readonly #panel: 1 | 2;
  readonly #root: HTMLElement;
  readonly #button: HTMLButtonElement;
  readonly #word: HTMLElement;
  readonly #auto: HTMLInputElement;
  readonly #autoAt: HTMLInputElement;
  readonly #again: HTMLInputElement;
  readonly #tell: Tell;
  #stake = 0;
  #deafUntil = 0;
  #bet: OwnBet | undefined;
  #phase: Phase = 'betting';
  #isCut = false;
  #multiplier = 100;
  /** Sent, and not yet answered by the server. */
  #isSending = false;

  constructor(panel: 1 | 2, root: HTMLElement, tell: Tell) {
    this.#panel = panel;
    this.#root = root;
    this.#tell = tell;
    const find = <Kind extends HTMLElement>(name: string) =>
      root.querySelector(`[data-part="${name}"]`) as Kind;
    this.#button = find('button');
    this.#word = find('word');
    this.#auto = find('auto');
    this.#autoAt = find('auto-at');
    this.#again = find('again');
    wireStake(find('stake'), (stake) => {
      this.#stake = stake;
      this.#draw();
    });
    this.#auto.addEventListener('change', () => this.#draw());
    this.#autoAt.addEventListener('change', () => this.#fitAuto());
    this.#button.addEventListener('click', () => this.#press());
  }

  /** What the server says of this bet. */
  show(bet: OwnBet | undefined): void {
    this.#isSending = false;
    const isNews = bet?.state !== this.#bet?.state || bet?.key !== this.#bet?.key;
    this.#bet = bet;
    if (isNews && bet) this.#word.textContent = wordOf(bet);
    if (bet?.state === 'refused') this.#again.checked = false;
    this.#draw();
  }

  refuse(why: string): void {
    this.#isSending = false;
    this.#again.checked = false;
    this.#word.textContent = sayNo(why);
    this.#draw();
  }

  enter(phase: Phase): void {
    this.#phase = phase;
    if (phase === 'betting') {
      this.#word.textContent = '';
      this.#multiplier = 100;
      if (this.#again.checked && !this.#isTaken()) this.#place();
    }
    this.#draw();
  }

  fly(multiplier: number): void {
    this.#multiplier = multiplier;
    if (this.#bet?.state === 'stands') this.#draw();
  }

  cut(isCut: boolean): void {
    this.#isCut = isCut;
    this.#draw();
  }

  #press(): void {
    if (rests(this.#button) || performance.now() < this.#deafUntil) return;
    const panel = this.#panel;
    if (this.#bet?.state === 'next') this.#tell({ t: 'cancel', panel });
    else if (this.#canCashOut()) this.#send({ t: 'cash', panel });
    else if (!this.#isTaken()) this.#place();
  }

  #place(): void {
    const auto = this.#auto.checked ? this.#fitAuto() : null;
    this.#send({ t: 'bet', panel: this.#panel, stake: this.#stake, auto });
  }

  #send(message: PageMessage): void {
    this.#isSending = true;
    this.#tell(message);
    this.#draw();
  }

  /** In hundredths. */
  #fitAuto(): number {
    const typed = Number(this.#autoAt.value.replace(',', '.').replace(/[^\d.]/g, ''));
    const fitting = Math.max(101, Math.min(100_000, Math.round(typed * 100) || 200));
    this.#autoAt.value = times(fitting);
    return fitting;
  }

  #canCashOut(): boolean {
    return this.#phase === 'flying' && this.#bet?.state === 'stands';
  }

  #isTooEarly(): boolean {
    return this.#canCashOut() && this.#multiplier < MULTIPLIER_LEAST;
  }

  #isTaken(): boolean {
    const state = this.#bet?.state;
    return state === 'next' || state === 'asked' || state === 'stands';
  }

  #draw(): void {
    const state = this.#bet?.state;
    const isFixed = this.#isTaken();
    this.#root.dataset.state = state ?? 'none';
    for (const input of this.#root.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
      '[data-part="stake"] *, [data-part="auto"], [data-part="auto-at"]',
    )) {
      input.disabled = isFixed;
    }
    this.#autoAt.disabled ||= !this.#auto.checked;
    const [kind, first, second] = this.#face();
    const was = this.#button.dataset.kind;
    if (kind === 'bet' && (was === 'gold' || was === 'wait')) {
      this.#deafUntil = performance.now() + DEAF_MS;
    }
    this.#button.dataset.kind = kind;
    // Written only when it differs: the amount changes sixty times a second, the word does not.
    const [small, large] = this.#button.children as unknown as [HTMLElement, HTMLElement];
    if (small.textContent !== first) small.textContent = first;
    if (large.textContent !== second) large.textContent = second;
    rest(this.#button, this.#isCut || kind === 'wait' || this.#isTooEarly());
  }

  #face(): readonly [kind: string, first: string, second: string] {
    const { stake = this.#stake, state } = this.#bet ?? {};
    if (this.#isSending || state === 'asked') return ['wait', say('sending'), ''];
    if (state === 'next') return ['line', say('waits'), say('cancel')];
    const worth = `TSh ${inShillings(stake * this.#multiplier)}`;
    if (this.#canCashOut()) return ['gold', say('cashOut'), worth];
    if (state === 'stands') return ['wait', say('waitsStart'), ''];
    const word = say(this.#phase === 'betting' ? 'placeBet' : 'betNext');
    return ['bet', word, `TSh ${shillings(this.#stake)}`];
  }
}

function wordOf({ state, stake, won = 0, multiplier = 0, ...bet }: OwnBet): string {
  switch (state) {
    case 'stands':
      return say('accepted', { n: shillings(stake) });
    case 'won':
      return `${say('won', { n: inShillings(won) })} · ${times(multiplier)}`;
    case 'lost':
      return say('lost', { n: shillings(stake) });
    case 'refused':
      return sayNo(bet.why ?? 'other');
    case 'missed':
      return say('no.missed');
    default:
      return '';
  }
}
