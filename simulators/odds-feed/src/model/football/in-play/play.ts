import type { ForcedMoment, Random } from '../../match-model.ts';
import { createPlay } from '../../play.ts';
import { drawBetween, drawIndex, drawWait } from '../../probability/draw.ts';
import { BREAK_SECONDS, HALF_SECONDS } from '../football-course.ts';
import { awardPenalty, playAttacks, playCorner, playKick, showCard } from './events.ts';
import { playReview, scoreGoal, takeBackLastGoal } from './goals.ts';
import { hazards, ratesNow } from './hazards.ts';
import { type MatchDraft, openMatchDraft, report, warnOfDanger } from './match-draft.ts';

/** Chances are taken to stay the same for so long. */
const SLICE_SECONDS = 120;
const STOPPAGE_MINUTES = { 1: [1, 4], 2: [2, 8] } as const;

function kickOff(draft: MatchDraft): void {
  draft.facts.phase = 'playing';
  report(draft, 'periodStart', {});
}

function endHalf(draft: MatchDraft): void {
  const { facts } = draft;
  report(draft, 'periodEnd', {});
  facts.review = undefined;
  facts.stoppageSeconds = 0;
  facts.stoppagePlayed = 0;
  facts.phase = facts.half === 1 ? 'break' : 'over';
  facts.breakSecondsLeft = facts.half === 1 ? BREAK_SECONDS : 0;
}

function resume(draft: MatchDraft): void {
  const { facts } = draft;
  if (facts.phase === 'break') {
    facts.half = 2;
    facts.seconds = 0;
  }
  kickOff(draft);
}

/** So long nothing but chance decides what happens. */
function secondsToNextMark(draft: MatchDraft): number {
  const { seconds, stoppageSeconds, stoppagePlayed, review, kick } = draft.facts;
  const ofTime = stoppageSeconds > 0 ? stoppageSeconds - stoppagePlayed : HALF_SECONDS - seconds;
  const never = Number.POSITIVE_INFINITY;
  return Math.min(
    ofTime > 0 ? ofTime : never,
    review?.secondsLeft ?? never,
    kick?.secondsLeft ?? never,
  );
}

function passTime(draft: MatchDraft, seconds: number): void {
  const { facts } = draft;
  if (facts.stoppageSeconds > 0) facts.stoppagePlayed += seconds;
  else facts.seconds += seconds;
}

function playSlice(draft: MatchDraft, seconds: number, random: Random): number {
  const rates = draft.facts.kick ? [] : ratesNow(draft, seconds);
  let total = 0;
  for (const rate of rates) total += rate;
  const wait = drawWait(total, random);
  const passed = Math.min(wait, seconds);
  passTime(draft, passed);
  if (!draft.facts.kick) playAttacks(draft, passed, random);
  playReview(draft, passed);
  playKick(draft, passed, random);
  if (wait < seconds) {
    const hazard = hazards[drawIndex(rates, random)];
    hazard?.happen(draft, hazard.side, random);
  }
  return passed;
}

/** Ends the ordinary time or the whole half when its time is up and nothing is left open. */
function endWhatIsOver(draft: MatchDraft, random: Random): boolean {
  const { facts } = draft;
  if (facts.stoppageSeconds > 0) {
    const isOpen =
      facts.kick !== undefined || (facts.review && facts.review.end !== 'unquestioned');
    if (facts.stoppagePlayed < facts.stoppageSeconds || isOpen) return false;
    endHalf(draft);
    return true;
  }
  if (facts.seconds < HALF_SECONDS) return false;
  const [least, most] = STOPPAGE_MINUTES[facts.half];
  facts.stoppageSeconds = 60 * drawBetween(least, most, random);
  return true;
}

function playOn(draft: MatchDraft, seconds: number, random: Random): number {
  if (endWhatIsOver(draft, random)) return 0;
  return playSlice(draft, Math.min(seconds, SLICE_SECONDS, secondsToNextMark(draft)), random);
}

function makeHappen(draft: MatchDraft, moment: ForcedMoment, random: Random): void {
  switch (moment.kind) {
    case 'score':
      scoreGoal(draft, moment.side, { kind: 'shot', random });
      // A script that wants it taken back says so.
      draft.facts.review = { secondsLeft: 120, end: 'unquestioned', isAnnounced: false };
      return;
    case 'corner':
      playCorner(draft, moment.side, random);
      return;
    case 'yellow-card':
      showCard(draft, moment.side, { kind: 'yellow', random });
      return;
    case 'red-card':
      showCard(draft, moment.side, { kind: 'red', random });
      return;
    case 'penalty':
      if (draft.facts.kick) return;
      awardPenalty(draft, moment.side, { isScored: random() < 0.78, random });
      return;
    case 'take-back':
      if (draft.facts.goals.length === 0) return;
      report(draft, 'videoReview', {});
      warnOfDanger(draft, 30);
      takeBackLastGoal(draft);
      return;
  }
}

export const footballPlay = createPlay<MatchDraft>({
  open: openMatchDraft,
  resume,
  playOn,
  force: makeHappen,
  dangerSeconds: ({ dangerSeconds }) => dangerSeconds,
});
