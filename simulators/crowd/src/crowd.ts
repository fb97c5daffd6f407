import { randomInt } from 'node:crypto';
import { CallRejected } from '@kipute/api-client/call-rejected';
import * as deeds from './deeds.ts';
import { type House, meaningOf } from './house.ts';
import { Patience } from './patience.ts';
import { comeAgain, type Person, register, topUp } from './people.ts';
import type { Phones } from './phones.ts';
import { pulseAt } from './rhythm.ts';

type CrowdOptions = {
  readonly house: House;
  readonly phones: Phones;
  /** At the busiest hour of a weekday. */
  readonly betsPerSecond: number;
  /** Players of before, who come in again. */
  readonly regulars: readonly string[];
};

/** Something that was done, for who looks on. */
type Noted = { readonly at: number; readonly who: string; readonly what: string };

export type CrowdState = {
  readonly betsPerSecond: number;
  /** As the hour has it. */
  readonly pace: number;
  readonly people: number;
  readonly done: Readonly<Record<string, number>>;
  readonly noted: readonly Noted[];
  readonly waitsUntil: number | undefined;
};

/** Beside each hundred bets. */
const besides = [
  [deeds.browse, 30],
  [deeds.book, 6],
  [deeds.cashOut, 6],
  [deeds.race, 6],
  [deeds.buyTicket, 5],
  [deeds.takeOut, 3],
  [deeds.chat, 0.2],
] as const;

const TICK_MS = 250;
const NOTED = 40;
/** Who has just bet looks on for a while. */
const REST_MS = 14_000;
const PEOPLE_MAX = 120;
/** A newcomer every few seconds at most: codes go to one phone after another. */
const ARRIVES_EVERY_MS = 3_500;
const NEWCOMER_SHARE = 0.2;
const AT_ONCE = 24;

/** People who go on living in a house, at a pace that follows the hour of the day. */
export class Crowd {
  readonly #options: CrowdOptions;
  readonly #stall: deeds.Stall;
  readonly #patience = new Patience();
  readonly #people = new Set<Person>();
  readonly #regulars: string[];
  readonly #done: Record<string, number> = {
    bets: 0,
    deposits: 0,
    arrivals: 0,
    others: 0,
    refused: 0,
  };
  readonly #underWay = new Set<Promise<void>>();
  #noted: readonly Noted[] = [];
  #timer: NodeJS.Timeout | undefined;
  #betsPerSecond: number;
  #due = 0;
  #arrivesAt = 0;

  constructor(options: CrowdOptions) {
    this.#options = options;
    this.#stall = new deeds.Stall(options.house);
    this.#betsPerSecond = options.betsPerSecond;
    this.#regulars = [...options.regulars];
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(Date.now()), TICK_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.allSettled(this.#underWay);
  }

  /** Bets a second at the busiest hour; nothing happens at 0. */
  set betsPerSecond(rate: number) {
    this.#betsPerSecond = rate;
  }

  get state(): CrowdState {
    const now = Date.now();
    return {
      betsPerSecond: this.#betsPerSecond,
      pace: this.#betsPerSecond * pulseAt(now),
      people: this.#people.size,
      done: { ...this.#done },
      noted: this.#noted,
      waitsUntil: this.#patience.isOver(now) ? undefined : this.#patience.waitsUntil,
    };
  }

  #tick(now: number): void {
    if (!this.#patience.isOver(now) || this.#betsPerSecond === 0) return;
    this.#letSomebodyIn(now);
    this.#due += (this.#betsPerSecond * pulseAt(now) * TICK_MS) / 1_000;
    while (this.#due >= 1) {
      this.#due -= 1;
      this.#turn(now, deeds.bet, 'bets');
      for (const [deed, percent] of besides) {
        if (randomInt(10_000) < percent * 100) this.#turn(now, deed, 'others');
      }
    }
    // Between two bets chance decides, or a slow crowd would bet by the clock.
    if (Math.random() < this.#due / 4) this.#due = Math.max(this.#due, 1);
  }

  /** As many as the pace needs, each of whom bets now and then. */
  #letSomebodyIn(now: number): void {
    const wanted = Math.min(PEOPLE_MAX, 4 + this.#betsPerSecond * (REST_MS / 1_000) * 1.4);
    if (this.#people.size >= wanted || now < this.#arrivesAt) return;
    this.#arrivesAt = now + ARRIVES_EVERY_MS;
    const isNew = this.#regulars.length === 0 || Math.random() < NEWCOMER_SHARE;
    const phone = isNew ? undefined : this.#regulars.shift();
    this.#watch(phone ?? 'somebody new', async () => {
      const person = phone ? await comeAgain(this.#options, phone) : await register(this.#options);
      if (!person) return undefined;
      this.#people.add(person);
      this.#count('arrivals');
      return phone ? 'came in' : 'registered';
    });
  }

  #turn(now: number, deed: (typeof besides)[number][0], kind: 'bets' | 'others'): void {
    if (this.#underWay.size >= AT_ONCE) return;
    const free = [...this.#people].filter((one) => !one.isBusy && one.restsUntil <= now);
    const person = free[randomInt(Math.max(1, free.length))];
    if (!person) return;
    person.isBusy = true;
    this.#watch(person.phone, async () => {
      try {
        return await this.#act(person, deed, kind);
      } catch (error) {
        if (error instanceof CallRejected && meaningOf(error) === 'come-in') {
          this.#people.delete(person);
        }
        throw error;
      } finally {
        person.isBusy = false;
        person.restsUntil = Date.now() + REST_MS * (0.5 + Math.random());
      }
    });
  }

  async #act(person: Person, deed: (typeof besides)[number][0], kind: 'bets' | 'others') {
    const isShort = person.balance < person.usualStake && person.credit < 500;
    if (kind === 'bets' && isShort) {
      await topUp(this.#options, person);
      this.#count('deposits');
      return 'topped up';
    }
    const what = await deed(person, this.#stall);
    if (what) this.#count(kind);
    if (person.betsLeft <= 0) this.#goHome(person);
    return what;
  }

  /** They will come again another time. */
  #goHome(person: Person): void {
    this.#people.delete(person);
    this.#regulars.push(person.phone);
  }

  #watch(who: string, work: () => Promise<string | undefined>): void {
    const working = work()
      .then(
        (what) => {
          this.#patience.answered();
          if (what) this.#note(who, what);
        },
        (error: unknown) => this.#endure(who, error),
      )
      .finally(() => this.#underWay.delete(working));
    this.#underWay.add(working);
  }

  #endure(who: string, error: unknown): void {
    this.#count('refused');
    if (!(error instanceof CallRejected)) {
      this.#patience.turnedAway(Date.now());
      this.#note(who, `could not: ${(error as Error).message}`);
      return;
    }
    if (meaningOf(error) === 'stay-away') {
      this.#patience.turnedAway(Date.now(), 1_000 * (error.retryAfterSeconds ?? 0));
    }
    this.#note(who, `was refused: ${error.code}`);
  }

  #count(what: string): void {
    this.#done[what] = (this.#done[what] ?? 0) + 1;
  }

  #note(who: string, what: string): void {
    this.#noted = [{ at: Date.now(), who, what }, ...this.#noted].slice(0, NOTED);
  }
}
