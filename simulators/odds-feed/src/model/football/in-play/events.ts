import type { Random, Side } from '../../match-model.ts';
import { drawBetween, drawIndex } from '../../probability/draw.ts';
import type { BySide, CardKind } from '../football-course.ts';
import { drawGoalKind, scoreGoal } from './goals.ts';
import {
  type ActionType,
  type MatchDraft,
  momentOf,
  moveBall,
  report,
  warnOfDanger,
} from './match-draft.ts';

/** Of all cards. */
export const RED_SHARE = 0.05;
const SECOND_YELLOW_SHARE_OF_REDS = 0.4;

const ATTACKS_PER_SECOND = 100 / 5400;
/** Of dangerous attacks. */
const SHOT_SHARE = 0.24;
const SHOT_ON_TARGET_SHARE = 0.08;
/** So near a goal that sellers stop for a moment. */
const ALARMING_SHARE = 0.15;

const actionOfCard: Readonly<Record<CardKind, ActionType>> = {
  yellow: 'yellowCard',
  'yellow-red': 'yellowRedCard',
  red: 'redCard',
};

export function awardPenalty(
  draft: MatchDraft,
  side: Side,
  kick: { isScored: boolean; random: Random },
) {
  const secondsLeft = drawBetween(45, 90, kick.random);
  const { facts } = draft;
  facts.penalties = [...facts.penalties, { ...momentOf(draft, side), isScored: undefined }];
  facts.kick = { side, secondsLeft, isScored: kick.isScored };
  report(draft, 'penaltyAwarded', { side });
  warnOfDanger(draft, secondsLeft + 10);
}

function takeKick(
  draft: MatchDraft,
  kick: { side: Side; isScored: boolean },
  random: Random,
): void {
  const { facts } = draft;
  const taken = facts.penalties.at(-1);
  if (taken) {
    facts.penalties = [...facts.penalties.slice(0, -1), { ...taken, isScored: kick.isScored }];
  }
  facts.kick = undefined;
  if (kick.isScored) {
    scoreGoal(draft, kick.side, { kind: 'penalty', random });
    return;
  }
  report(draft, 'penaltyMissed', {
    side: kick.side,
    playerId: draft.plan[kick.side].players[0]?.participantId,
  });
}

/** While a penalty is waited for nothing else happens. */
export function playKick(draft: MatchDraft, seconds: number, random: Random): void {
  const { kick } = draft.facts;
  if (!kick) return;
  const secondsLeft = kick.secondsLeft - seconds;
  if (secondsLeft > 0) draft.facts.kick = { ...kick, secondsLeft };
  else takeKick(draft, kick, random);
}

export function playGoal(draft: MatchDraft, side: Side, random: Random): void {
  const kind = drawGoalKind(random);
  if (kind === 'penalty') awardPenalty(draft, side, { isScored: true, random });
  else scoreGoal(draft, side, { kind, random });
}

export function playCorner(draft: MatchDraft, side: Side, random: Random): void {
  draft.facts.corners = [...draft.facts.corners, momentOf(draft, side)];
  moveBall(draft, 'corner', side);
  report(draft, 'corner', { side });
  warnOfDanger(draft, drawBetween(5, 10, random));
}

function sentOff(draft: MatchDraft): ReadonlySet<string | undefined> {
  const reds = draft.facts.cards.filter((card) => card.kind !== 'yellow');
  return new Set(reds.map((card) => card.playerId));
}

/** Whoever was booked before and is still on the pitch. */
function bookedPlayers(draft: MatchDraft, side: Side): readonly string[] {
  const gone = sentOff(draft);
  return draft.facts.cards.flatMap(({ side: of, kind, playerId }) =>
    of === side && kind === 'yellow' && playerId && !gone.has(playerId) ? [playerId] : [],
  );
}

function unbookedPlayer(draft: MatchDraft, side: Side, random: Random): string | undefined {
  const booked = new Set(draft.facts.cards.map((card) => card.playerId));
  const free = draft.plan[side].players.filter((player) => !booked.has(player.participantId));
  return free[drawBetween(0, free.length - 1, random)]?.participantId;
}

export function showCard(draft: MatchDraft, side: Side, card: { kind: CardKind; random: Random }) {
  const booked = card.kind === 'yellow-red' ? bookedPlayers(draft, side) : [];
  const kind = card.kind === 'yellow-red' && booked.length === 0 ? 'red' : card.kind;
  const playerId =
    kind === 'yellow-red'
      ? booked[drawBetween(0, booked.length - 1, card.random)]
      : unbookedPlayer(draft, side, card.random);
  draft.facts.cards = [...draft.facts.cards, { ...momentOf(draft, side), kind, playerId }];
  report(draft, actionOfCard[kind], { side, playerId });
  if (kind !== 'yellow') warnOfDanger(draft, 30);
}

export function playCard(draft: MatchDraft, side: Side, random: Random): void {
  const yellowRed = RED_SHARE * SECOND_YELLOW_SHARE_OF_REDS;
  const kinds = ['yellow', 'yellow-red', 'red'] as const;
  const drawn = drawIndex([1 - RED_SHARE, yellowRed, RED_SHARE - yellowRed], random);
  showCard(draft, side, { kind: kinds[drawn] ?? 'yellow', random });
}

function addOne(counts: BySide, side: Side): BySide {
  return { ...counts, [side]: counts[side] + 1 };
}

function playAttack(draft: MatchDraft, side: Side, random: Random): void {
  const { facts } = draft;
  facts.dangerousAttacks = addOne(facts.dangerousAttacks, side);
  moveBall(draft, 'attack', side);
  const draw = random();
  if (draw < SHOT_SHARE) facts.shots = addOne(facts.shots, side);
  if (draw < SHOT_ON_TARGET_SHARE) facts.shotsOnTarget = addOne(facts.shotsOnTarget, side);
  if (draw >= ALARMING_SHARE) return;
  report(draft, 'dangerousAttack', { side });
  warnOfDanger(draft, drawBetween(6, 15, random));
}

/** No price hangs on attacks, so at most one of them comes in one go. */
export function playAttacks(draft: MatchDraft, seconds: number, random: Random): void {
  if (random() >= 1 - Math.exp(-ATTACKS_PER_SECOND * seconds)) return;
  const { home, away } = draft.expected.corners;
  playAttack(draft, random() * (home + away) < home ? 'home' : 'away', random);
}
