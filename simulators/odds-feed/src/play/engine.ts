import type { SportModel } from '../model/match-model.ts';
import { HOUR_MS, MINUTE_MS } from '../world/programme/calendar.ts';
import type { Fixture } from '../world/programme/fixture.ts';
import type { Programme } from '../world/programme/programme.ts';
import { usualMinutesOf } from '../world/sports.ts';
import { isoTime } from './clock.ts';
import { callOff, playTo } from './course-of-match.ts';
import { publishFacts } from './desks/facts-desk.ts';
import { gradeDecided, type Moment, quote, restoreLines, suspend } from './desks/quoting.ts';
import { isInPlay, isOver, type Match } from './match.ts';
import {
  announce,
  closeBeforeKickOff,
  correct,
  createMatch,
  type Ground,
  moveKickOff,
  remove,
  settle,
  widen,
  withdrawPrices,
} from './match-life.ts';
import { Results } from './results.ts';

/** While nothing happens; what happens is priced at once. */
const QUOTE_LIVE_EVERY_MS = 8_000;
/** Of the clock on the wall, in a world that runs faster than it. */
const QUOTE_LIVE_EVERY_WALL_MS = 1_200;
const QUOTE_BEFORE_EVERY_MS = 8 * MINUTE_MS;
/** An ended match stays for a while, a short one shorter. */
const PRICES_KEPT_MS = 10 * MINUTE_MS;
const MATCH_KEPT_MS = HOUR_MS;
const SHORT_MATCH_KEPT_MS = 10 * MINUTE_MS;
const SHORT_MATCH_MINUTES = 30;
const LOOK_AT_PROGRAMME_EVERY_MS = 20_000;
/** A turn ends when it has taken so long; the rest waits for the next. */
const TURN_MS = 60;

function keptMs({ fixture }: Match): number {
  const minutes = usualMinutesOf(fixture.competition.sportId);
  return minutes < SHORT_MATCH_MINUTES ? SHORT_MATCH_KEPT_MS : MATCH_KEPT_MS;
}

const nothingHappened = (before: Match['course'], after: Match['course']): boolean =>
  before.incidents.length === after.incidents.length &&
  before.phase === after.phase &&
  before.partId === after.partId;

export type EngineDeps = Ground & {
  readonly programme: Programme;
  readonly models: ReadonlyMap<number, SportModel>;
};

/** Lets every match take its course as time passes, and brings it into the feed. */
export class Engine {
  readonly ground: Ground;
  readonly #programme: Programme;
  readonly #models: ReadonlyMap<number, SportModel>;
  readonly #matches = new Map<string, Match>();
  /** Over for good; not to be announced again. */
  readonly #gone = new Map<string, number>();
  #waiting: Fixture[] = [];
  #lookAt = 0;

  readonly #results: Results;

  constructor({ programme, models, ...ground }: EngineDeps) {
    this.ground = ground;
    this.#results = new Results({ ground, programme, models });
    this.#programme = programme;
    this.#models = models;
  }

  matches(): readonly Match[] {
    return [...this.#matches.values()];
  }

  find(eventId: string): Match | undefined {
    return this.matches().find((match) => match.eventId === eventId);
  }

  /** Brings everything up to now. In pieces, so that whoever else is at work here gets a turn. */
  *begin(now: number): Generator<void, void> {
    this.#lookForFixtures(now);
    while (!this.#admitWaiting(now, performance.now() + TURN_MS)) yield;
  }

  /** One turn of the wheel; called many times a second. */
  turn(now: number): void {
    const endsAt = performance.now() + TURN_MS;
    if (now >= this.#lookAt) this.#lookForFixtures(now);
    const moment = this.momentAt(now);
    for (const match of this.#dueFirst(now)) {
      this.#live(match, moment);
      if (performance.now() > endsAt) return;
    }
    if (this.#admitWaiting(now, endsAt)) this.#results.turn(now);
  }

  /** Says whether nothing waits any more. */
  #admitWaiting(now: number, endsAt: number): boolean {
    while (performance.now() < endsAt) {
      const fixture = this.#waiting.shift();
      if (!fixture) return true;
      this.#admit(fixture, now);
    }
    return false;
  }

  momentAt(now: number): Moment {
    const { clock, seed } = this.ground;
    return { now, wallTime: isoTime(clock.onWall(now)), seed };
  }

  /** Shows at once what has just been done to a match. */
  show(match: Match, now: number): void {
    match.nextQuoteAt = Math.min(match.nextQuoteAt, now);
    this.#live(match, this.momentAt(now));
  }

  #dueFirst(now: number): readonly Match[] {
    return this.matches()
      .filter((match) => isInPlay(match) || match.kickOff <= now || match.nextQuoteAt <= now)
      .sort((a, b) => a.nextQuoteAt - b.nextQuoteAt);
  }

  #lookForFixtures(now: number): void {
    this.#lookAt = now + LOOK_AT_PROGRAMME_EVERY_MS;
    for (const [key, endedAt] of this.#gone) {
      if (endedAt < now - 2 * 24 * HOUR_MS) this.#gone.delete(key);
    }
    const isNew = ({ key }: Fixture) => !this.#matches.has(key) && !this.#gone.has(key);
    this.#waiting = this.#programme
      .knownAt(now)
      .filter(isNew)
      .sort((a, b) => a.kickOff - b.kickOff);
  }

  #admit(fixture: Fixture, now: number): void {
    const model = this.#models.get(fixture.competition.sportId);
    if (!model || this.#matches.has(fixture.key)) return;
    const match = createMatch(this.ground.seed, fixture, model);
    this.#applyFateBefore(match, now);
    playTo(match, now, this.ground.seed);
    if (match.endedAt !== undefined && match.endedAt < now - keptMs(match)) {
      this.#gone.set(fixture.key, match.endedAt);
      this.#results.add(match, now);
      return;
    }
    this.#matches.set(fixture.key, match);
    announce(this.ground, match);
    widen(this.ground, match, now);
    if (match.stage !== 'announced') restoreLines(this.ground, match, this.ground.seed);
    if (match.stage !== 'announced') publishFacts(this.ground, match);
    this.#live(match, this.momentAt(now));
  }

  /** What was said about it before it began. */
  #applyFateBefore(match: Match, now: number): void {
    const { fate } = match;
    if (match.stage !== 'announced') return;
    if (fate.kind === 'delayed' && now >= fate.saidAt && match.kickOff === match.fixture.kickOff) {
      match.kickOff += fate.byMs;
    }
    if (fate.kind === 'called-off' && now >= fate.saidAt) {
      match.playedTo = fate.saidAt;
      callOff(match, fate.statusId);
    }
  }

  #live(match: Match, moment: Moment): void {
    if (match.stage === 'announced') this.#liveBefore(match, moment);
    else if (isInPlay(match)) this.#liveInPlay(match, moment);
    if (isOver(match)) this.#liveAfter(match, moment);
  }

  #liveBefore(match: Match, moment: Moment): void {
    const { now } = moment;
    const kickOff = match.kickOff;
    this.#applyFateBefore(match, now);
    if (match.kickOff !== kickOff) moveKickOff(this.ground, match, match.kickOff);
    if (match.stage !== 'announced') return;
    if (now >= match.kickOff) {
      closeBeforeKickOff(this.ground, match);
      this.#liveInPlay(match, moment);
      return;
    }
    const isWider = widen(this.ground, match, now);
    if (!isWider && now < match.nextQuoteAt) return;
    quote(this.ground, match, moment);
    const quoteAt = now + QUOTE_BEFORE_EVERY_MS * (0.5 + Math.random());
    const saidAt = 'saidAt' in match.fate ? match.fate.saidAt : 0;
    const marks = [match.kickOff, saidAt].filter((mark) => mark > now);
    match.nextQuoteAt = Math.min(quoteAt, ...marks);
  }

  #liveInPlay(match: Match, moment: Moment): void {
    const { now, seed } = moment;
    const { told } = match;
    playTo(match, now, seed);
    widen(this.ground, match, now);
    const isOtherStage = told?.stage !== match.stage;
    if (told?.course !== match.course || isOtherStage) publishFacts(this.ground, match);
    if (isOver(match)) return;
    const closedUntil = Math.max(match.closedUntil, match.coreClosedUntil);
    if (closedUntil > Math.max(now, match.suspendedUntil) || isOtherStage) {
      match.suspendedUntil = closedUntil;
      suspend(this.ground, match, moment);
    }
    const isQuiet = told !== undefined && nothingHappened(told.course, match.course);
    if ((isQuiet && now < match.nextQuoteAt) || now < match.closedUntil) return;
    gradeDecided(this.ground, match, now);
    quote(this.ground, match, moment);
    const { speed } = this.ground.clock;
    match.nextQuoteAt = now + Math.max(QUOTE_LIVE_EVERY_MS, QUOTE_LIVE_EVERY_WALL_MS * speed);
  }

  #liveAfter(match: Match, { now }: Moment): void {
    const { fate, endedAt = now } = match;
    if (!match.isSettled) settle(this.ground, match);
    if (fate.kind === 'corrected' && now >= endedAt + fate.afterMs) correct(this.ground, match);
    if (now >= endedAt + PRICES_KEPT_MS) withdrawPrices(this.ground, match);
    match.nextQuoteAt = now + MINUTE_MS / 2;
    if (now < endedAt + keptMs(match)) return;
    if (!this.#results.keep(match)) remove(this.ground, match);
    this.#matches.delete(match.fixture.key);
    this.#gone.set(match.fixture.key, endedAt);
  }
}
