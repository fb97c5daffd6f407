import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { randomFrom } from '../chance.ts';
import type { ForcedMoment } from '../model/match-model.ts';
import { callOff, takeIn } from '../play/course-of-match.ts';
import type { Engine } from '../play/engine.ts';
import { isInPlay, type Match } from '../play/match.ts';
import { correct, moveKickOff, playOut } from '../play/match-life.ts';
import type { FeedServer } from '../protocol/feed-server.ts';
import { HOUR_MS } from '../world/programme/calendar.ts';
import type { Burst } from './burst.ts';
import { type Command, readCommand } from './command.ts';
import { openManyOutcomes } from './many-outcomes.ts';

export type CommandAnswer =
  | { readonly done: string; readonly match?: string }
  | { readonly refused: string };

/** Odds as a factor of what they should be: no margin survives it. */
const MISPRICING = 1.6;

/** Makes scripted moments happen, in a match or on the wire. */
export class Director {
  readonly #engine: Engine;
  readonly #feed: FeedServer;
  readonly #burst: Burst;

  constructor(engine: Engine, feed: FeedServer, burst: Burst) {
    this.#engine = engine;
    this.#feed = feed;
    this.#burst = burst;
  }

  command(text: string, matchId?: string): CommandAnswer {
    const command = readCommand(text);
    if (!command) return { refused: `no such command: ${text}` };
    const answer = this.#onWire(command) ?? this.#inMatch(command, matchId);
    this.#feed.publish();
    return answer;
  }

  #onWire(command: Command): CommandAnswer | undefined {
    switch (command.kind) {
      case 'silence':
        this.#feed.publish();
        this.#feed.beSilent(command.ms);
        return { done: `silent for ${command.ms / 1_000} s` };
      case 'gap':
        this.#feed.forget();
        return { done: 'connections dropped, nothing can be resumed' };
      case 'duplicate':
        this.#feed.publish();
        if (!this.#feed.sendLastAgain()) return { refused: 'no batch was sent yet' };
        return { done: 'the last batch was sent again' };
      case 'cut':
        return { done: `cut ${this.#feed.cut()} connections` };
      case 'garbage':
        return { done: `garbage to ${this.#feed.sendGarbage()} clients` };
      case 'burst':
        this.#burst.begin(command.changesPerSecond);
        return { done: `${command.changesPerSecond} changes a second` };
      default:
        return undefined;
    }
  }

  #inMatch(command: Command, matchId: string | undefined): CommandAnswer {
    const candidates = this.#candidates(command.kind, matchId);
    if (candidates.length === 0) return { refused: 'no match for it' };
    const now = this.#engine.ground.clock.now();
    const match = candidates.find((one) => this.#act(command, one, now));
    if (!match) return { refused: 'it cannot happen now' };
    this.#engine.show(match, now);
    return { done: command.kind, match: match.eventId };
  }

  /** In the order in which they are tried. */
  #candidates(kind: Command['kind'], matchId: string | undefined): readonly Match[] {
    const isMeant = (match: Match) => matchId === undefined || match.eventId === matchId;
    const isSuitable = (match: Match) => {
      if (kind === 'correct') return match.stage === 'ended';
      if (kind === 'kickoff' || kind === 'postpone') return match.stage === 'announced';
      return isInPlay(match);
    };
    return this.#engine
      .matches()
      .filter((match) => isMeant(match) && isSuitable(match))
      .sort((a, b) => a.fixture.competition.sportId - b.fixture.competition.sportId)
      .sort((a, b) => (kind === 'kickoff' ? a.kickOff - b.kickOff : 0));
  }

  #act(command: Command, match: Match, now: number): boolean {
    const { ground } = this.#engine;
    switch (command.kind) {
      case 'moment':
        return this.#force(match, command.moment, now);
      case 'abandon':
        match.playedTo = now;
        callOff(match, eventStatuses.abandoned);
        return true;
      case 'void':
        // Nothing grades them any more, and what nothing decides is void at the end.
        for (const line of match.lines.values()) line.isScripted = true;
        return this.#act({ kind: 'end' }, match, now);
      case 'end':
        takeIn(match, {
          course: playOut(match, match.course, `${ground.seed}/end/${match.eventId}`),
          incidents: [],
          dangerSeconds: 0,
        });
        return match.stage === 'ended';
      case 'kickoff':
        moveKickOff(ground, match, now);
        return true;
      case 'postpone':
        moveKickOff(ground, match, match.kickOff + 24 * HOUR_MS);
        return true;
      case 'correct':
        return correct(ground, match);
      case 'misprice':
        match.mispricing = match.mispricing === 1 ? MISPRICING : 1;
        return true;
      case 'many-outcomes':
        return openManyOutcomes(ground, match, this.#engine.momentAt(now));
      default:
        return false;
    }
  }

  #force(match: Match, moment: ForcedMoment, now: number): boolean {
    const random = randomFrom(`${this.#engine.ground.seed}/forced/${match.eventId}/${now}`);
    const before = match.course;
    match.playedTo = Math.max(match.playedTo, now);
    const advance = match.model.force(before, moment, random);
    if (advance.course.incidents === before.incidents && advance.incidents.length === 0) {
      return false;
    }
    takeIn(match, advance);
    return true;
  }
}
