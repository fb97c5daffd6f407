import { sports } from '@kipute/contract/constants/matches/sports';
import type { DangerKind, SinceDanger } from '@kipute/domain/betting/danger';
import { eventActionTypes, eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { NamedMatch } from '../facts/match-facts.ts';
import { countsByPart, minuteOf } from '../facts/match-facts.ts';
import type { MatchIncident } from '../ports.ts';
import type { Board } from './board.ts';

const happened = eventActionTypes;

/** By the feed's incident types: what may turn a match, and what may become a goal. */
const kindOfIncident = new Map<number, DangerKind>([
  [happened.goal, 'goal'],
  [happened.ownGoal, 'goal'],
  [happened.penaltyScored, 'goal'],
  [happened.penaltyMissed, 'goal'],
  [happened.penaltyAwarded, 'goal'],
  [happened.yellowRedCard, 'goal'],
  [happened.redCard, 'goal'],
  [happened.videoReview, 'goal'],
  [happened.corner, 'corner'],
  [happened.dangerousAttack, 'corner'],
]);
const countOfKind = { goal: eventInfoTypes.score, corner: eventInfoTypes.corners } as const;

type Seen = {
  /** Another text when something of the kind happened or was taken back. */
  readonly mark: string;
  /** When this process learned of it; undefined: nothing happened since it looks. */
  readonly at: number | undefined;
};

/**
 * Remembers when this process last learned of a dangerous moment in each match under way. The
 * feed tells the minute of an incident and not its second, so that the clock here has to do.
 */
export class DangerWatch {
  readonly #board: Board;
  readonly #seen = new Map<string, Readonly<Record<DangerKind, Seen>>>();

  constructor(board: Board) {
    this.#board = board;
    for (const { match } of board.states()) this.#look(match.id);
    board.onChanged(({ reshaped }) => {
      for (const matchId of reshaped) this.#look(matchId);
    });
  }

  secondsSince(matchId: string): SinceDanger {
    const seen = this.#seen.get(matchId);
    const now = this.#board.clock.now().getTime();
    const since = (at: number | undefined) => (at === undefined ? undefined : (now - at) / 1000);
    return { goal: since(seen?.goal.at), corner: since(seen?.corner.at) };
  }

  #look(matchId: string): void {
    const state = this.#board.stateOf(matchId);
    const isUnderWay =
      state && (state.offering.phase === 'live' || state.offering.phase === 'paused');
    if (!isUnderWay) {
      this.#seen.delete(matchId);
      return;
    }
    const before = this.#seen.get(matchId);
    const look = (kind: DangerKind) => this.#lookFor(kind, state.match, before?.[kind]);
    this.#seen.set(matchId, { goal: look('goal'), corner: look('corner') });
  }

  #lookFor(kind: DangerKind, match: NamedMatch, before: Seen | undefined): Seen {
    const { catalogue, clock } = this.#board;
    const incidents = catalogue
      .incidentsOf(match.id)
      .filter(({ typeId }) => kindOfIncident.get(typeId) === kind);
    const mark = `${incidentsMark(incidents)} ${this.#countMark(kind, match)}`;
    const isNew = before ? before.mark !== mark : this.#isOfThisMinute(match, incidents);
    return { mark, at: isNew ? clock.now().getTime() : before?.at };
  }

  /** A score may come before the incident that made it. Other sports score all the time. */
  #countMark(kind: DangerKind, match: NamedMatch): string {
    if (match.sportId !== sports.football.id) return '';
    const [whole] = countsByPart(this.#board.catalogue.factsOf(match.id), countOfKind[kind], match);
    return whole ? `${whole.home}-${whole.away}` : '0-0';
  }

  /** Of a match that is met under way: who just started must not take a goal for an old one. */
  #isOfThisMinute({ id }: NamedMatch, incidents: readonly MatchIncident[]): boolean {
    const { minute } = minuteOf(this.#board.catalogue.factsOf(id));
    return minute !== undefined && incidents.some((incident) => incident.minute >= minute - 1);
  }
}

function incidentsMark(incidents: readonly MatchIncident[]): string {
  const statuses = incidents.reduce((sum, { status }) => sum + status, 0);
  return `${incidents.length}/${statuses}`;
}
