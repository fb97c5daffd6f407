import type { SportModel } from '../model/match-model.ts';
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../world/programme/calendar.ts';
import type { Fixture } from '../world/programme/fixture.ts';
import { hasTable, RESULTS_KEPT_DAYS } from '../world/programme/past-rounds.ts';
import type { Programme } from '../world/programme/programme.ts';
import { playTo } from './course-of-match.ts';
import type { Match } from './match.ts';
import {
  announce,
  correctedCourse,
  createMatch,
  fileAway,
  type Ground,
  remove,
} from './match-life.ts';

const KEPT_MS = RESULTS_KEPT_DAYS * DAY_MS;
/** Longer than any match lasts, however late it began. */
const OVER_AFTER_MS = 8 * HOUR_MS;
const PLAYED_PER_TURN = 2;
const FORGETS_EVERY_MS = 10 * MINUTE_MS;

export type ResultsDeps = {
  readonly ground: Ground;
  readonly programme: Programme;
  readonly models: ReadonlyMap<number, SportModel>;
};

/**
 * How matches of the last weeks ended. Those of before the start are played as they were then,
 * moment by moment, so that a result is the same whoever tells it; that takes its time, and so
 * they come little by little while the world turns.
 */
export class Results {
  readonly #terms: ResultsDeps;
  readonly #kept = new Map<string, Match>();
  #earlier: Iterator<Fixture | undefined> | undefined;
  #askedOn = 0;
  #forgetAt = 0;

  constructor(terms: ResultsDeps) {
    this.#terms = terms;
  }

  turn(now: number): void {
    for (let played = 0; played < PLAYED_PER_TURN; played += 1) {
      const fixture = this.#nextEarlier(now);
      if (!fixture) break;
      this.#tell(fixture, now);
    }
    if (now >= this.#forgetAt) this.#forget(now);
  }

  /** Every day new matches are announced, of teams that have met before. */
  #nextEarlier(now: number): Fixture | undefined {
    if (!this.#earlier) {
      if (this.#askedOn === dayOf(now)) return undefined;
      this.#askedOn = dayOf(now);
      this.#earlier = this.#terms.programme.playedBefore(now);
    }
    const { value, done } = this.#earlier.next();
    if (done) this.#earlier = undefined;
    return value;
  }

  /** Says whether the result stays; of what has no table nothing does. */
  keep(match: Match): boolean {
    if (!this.#isNews(match)) return false;
    this.#kept.set(match.fixture.key, match);
    fileAway(this.#terms.ground, match);
    return true;
  }

  /** A match that was played to its end without being told of. */
  add(match: Match, now: number): void {
    const { ground } = this.#terms;
    if (!this.#isNews(match) || keptUntil(match) <= now) return;
    if (match.fate.kind === 'corrected') {
      match.course = correctedCourse(match, ground.seed) ?? match.course;
      match.isCorrected = true;
    }
    announce(ground, match);
    this.keep(match);
  }

  #isNews({ stage, fixture }: Match): boolean {
    return stage === 'ended' && hasTable(fixture.competition) && !this.#kept.has(fixture.key);
  }

  #tell(fixture: Fixture, now: number): void {
    const { ground, models } = this.#terms;
    const model = models.get(fixture.competition.sportId);
    if (!model || this.#kept.has(fixture.key)) return;
    const match = createMatch(ground.seed, fixture, model);
    const { fate } = match;
    // What is called off before it begins is played by nobody.
    if (fate.kind === 'called-off') return;
    if (fate.kind === 'delayed') match.kickOff += fate.byMs;
    playTo(match, match.kickOff + OVER_AFTER_MS, ground.seed);
    this.add(match, now);
  }

  #forget(now: number): void {
    this.#forgetAt = now + FORGETS_EVERY_MS;
    for (const [key, match] of this.#kept) {
      if (keptUntil(match) > now) continue;
      this.#kept.delete(key);
      remove(this.#terms.ground, match);
    }
  }
}

function keptUntil({ fixture, kickOff }: Match): number {
  return fixture.earlierSeason?.keptUntil ?? kickOff + KEPT_MS;
}
