import { type Game, games } from '../games.ts';
import type { Session } from '../launch/sessions.ts';
import { diceChoices, dicePayout, thrown } from '../laws/dice.ts';
import { slotPayout, spun } from '../laws/slot.ts';
import type { Provider } from '../provider.ts';
import type { DebitOutcome } from '../wallet/outbox.ts';
import type { PlayAnswer, Played, PlayRequest, Shown, StudioGame } from './messages.ts';
import { numbersOf, type SealedRound, sealRound } from './sealed-rounds.ts';

const PAST_KEPT = 50;
const ANSWERS_KEPT = 5_000;

/**
 * The two games of the studio. A round's seed is sealed and its hash shown before anybody stakes;
 * the number of the round is the idempotency key, so that a request that comes again is answered
 * with what was drawn.
 */
export class StudioGames {
  readonly #provider: Provider;
  /** Of a player and game. */
  readonly #sealed = new Map<string, SealedRound>();
  readonly #answers = new Map<string, Promise<PlayAnswer>>();
  readonly #past = new Map<string, Played[]>();

  constructor(provider: Provider) {
    this.#provider = provider;
  }

  /** The round to come of somebody who plays. */
  next(session: Session): Shown {
    return shown(this.#nextOf(session));
  }

  /** Newest first. */
  past(session: Session): readonly Played[] {
    return this.#past.get(playKey(session)) ?? [];
  }

  /** Undefined: no such round is to come. */
  play(session: Session, request: PlayRequest): Promise<PlayAnswer> | undefined {
    const key = `${playKey(session)} ${request.round}`;
    const answered = this.#answers.get(key);
    if (answered) return answered;
    const sealed = this.#nextOf(session);
    if (sealed.id !== request.round) return undefined;
    this.#sealed.delete(playKey(session));
    const answer = this.#play(session, sealed, request);
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > ANSWERS_KEPT && oldest) this.#answers.delete(oldest);
    return answer;
  }

  async #play(session: Session, sealed: SealedRound, request: PlayRequest): Promise<PlayAnswer> {
    const { outbox, newId, balanceOf } = this.#provider;
    const { player, operatorSession, game } = session;
    const stake = {
      ...{ player, session: operatorSession, game, round: sealed.id },
      ...{ transaction: newId('t'), amount: request.stake * 100 },
    };
    const outcome = await outbox.debit(stake);
    const balance = () => balanceOf(player) ?? null;
    if (outcome.kind !== 'accepted') {
      return {
        ...{ kind: 'not-played', why: wordOf(outcome), balance: balance() },
        next: this.next(session),
      };
    }
    const round = drawnRound(session, sealed, request);
    this.#keepPast(session, round);
    const win = { ...stake, transaction: newId('t'), target: stake.transaction, amount: round.won };
    const paid = await outbox.credit(win);
    return { kind: 'played', round, paid, balance: balance(), next: this.next(session) };
  }

  #nextOf(session: Session): SealedRound {
    const key = playKey(session);
    const sealed = this.#sealed.get(key) ?? sealRound(this.#provider.newId(prefixes[session.game]));
    this.#sealed.set(key, sealed);
    return sealed;
  }

  #keepPast(session: Session, round: Played): void {
    const past = [round, ...this.past(session)].slice(0, PAST_KEPT);
    this.#past.set(playKey(session), past);
  }
}

const prefixes = { aviator: 'a', 'dhahabu-ya-geita': 'd', 'kete-mbili': 'k' } as const;
const playKey = ({ game, player }: Session): string => `${game} ${player}`;
const shown = ({ id, commitment, salt }: SealedRound): Shown => ({ id, commitment, salt });
const wordOf = (outcome: DebitOutcome): string =>
  outcome.kind === 'refused' ? outcome.word : outcome.kind;

function drawnRound(session: Session, sealed: SealedRound, request: PlayRequest): Played {
  const { stake, choice } = request;
  const draw = numbersOf(sealed);
  const round = { ...shown(sealed), seed: sealed.seed.toString('hex'), stake, choice };
  if (session.game === 'kete-mbili' && choice !== null) {
    const { dice, sum } = thrown(draw);
    return { ...round, drawn: dice, won: dicePayout(stake * 100, choice, sum) };
  }
  const spin = spun(draw);
  return { ...round, drawn: spin.stops, won: slotPayout(stake * 100, spin) };
}

/** Whatever a page sends; undefined when it is no request that this game takes. */
export function readPlayRequest(game: StudioGame, said: unknown): PlayRequest | undefined {
  if (said === null || typeof said !== 'object') return undefined;
  const { round, stake, choice } = said as Record<string, unknown>;
  if (typeof round !== 'string' || !isStake(games[game], stake)) return undefined;
  if (game === 'dhahabu-ya-geita') return { round, stake, choice: null };
  const known = diceChoices.find((one) => one === choice);
  return known && { round, stake, choice: known };
}

function isStake({ stakes }: Game, stake: unknown): stake is number {
  const { least, most, step } = stakes;
  if (typeof stake !== 'number' || !Number.isInteger(stake)) return false;
  return stake >= least && stake <= most && stake % step === 0;
}
